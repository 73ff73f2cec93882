import { Link } from 'react-router';

import { ExportCommand } from '~/portal/features/export/export-command';
import { useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/components/card-boundary';
import { CommandBar } from '~/portal/components/command-bar';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import styles from './page.module.css';

/** Everything, as links: where the search leads without scripts. */
export default function SitemapPage({ loaderData: { groups } }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  return (
    <>
      <PageHeader colorIcon="apps" subtitle={t('sitemap.about')} title={t('sitemap.title')} />
      <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
        <ExportCommand />
      </CommandBar>
      <CardBoundary failure={t('shell.cardFailed')}>
        {groups.map(({ kind, links }) => (
          <section aria-labelledby={kind} key={kind}>
            <h2 className={styles['heading']} id={kind}>
              {t('search.group', { kind: t(`search.${kind}`), count: links.length })}
            </h2>
            <ul className={styles['links']}>
              {links.map(({ title, detail, to, document }) => (
                <li key={`${title} ${detail} ${to}`}>
                  <Link reloadDocument={document} to={to}>
                    {title}
                  </Link>
                  {detail && <small>{detail}</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </CardBoundary>
    </>
  );
}
