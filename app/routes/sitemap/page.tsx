import { Link } from 'react-router';

import { getPortfolio } from '~/content/portfolio.server';
import { addressIn } from '~/domain/base-path';
import { languageAt } from '~/domain/languages';
import { packIndex } from '~/domain/pack-index';
import { addressOf } from '~/domain/screens';
import { searchEntries } from '~/domain/search-entries';
import { sitemapSlice } from '~/domain/sitemap';
import { ExportCommand } from '~/features/export/export-command';
import { searchWords } from '~/features/search/search-words';
import { pageHead } from '~/i18n/page-head';
import { tOf, useT } from '~/i18n/t';
import { CardBoundary } from '~/ui/card-boundary';
import { CommandBar } from '~/ui/command-bar';
import { PageHeader } from '~/ui/page-header';

import type { Route } from './+types/page';
import styles from './page.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageAt(addressIn(url));
  const portfolio = getPortfolio(language.code);
  const index = packIndex(portfolio);
  const entries = searchEntries(index, searchWords(tOf(language.code), index, language), (slug) =>
    addressOf(slug, language),
  );
  return { groups: sitemapSlice(entries), head: pageHead(portfolio, 'sitemap', language) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** Everything, as links: where the search leads without scripts. */
export default function SitemapPage({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHeader glyph="apps" subtitle={t('sitemap.about')} title={t('sitemap.title')} />
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
