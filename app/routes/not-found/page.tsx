import { Link } from 'react-router';

import { sidebarScreens } from '~/domain/screens';
import type { ShellSlice } from '~/domain/shell';
import { useAddress } from '~/i18n/address';
import { tOf, useT } from '~/i18n/t';
import { Glyph } from '~/ui/glyph';
import { PageHeader } from '~/ui/page-header';

import type { Route } from './+types/page';
import styles from './page.module.css';

// Without a loader: for an address that leads nowhere there is no data to ask for.
export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellSlice | undefined;
  const title = tOf(shell?.language ?? 'en')('not-found.title');
  return [{ title: shell ? `${title} - ${shell.name}` : title }, { name: 'robots', content: 'noindex' }];
};

/** Whatever address leads nowhere leads here, with ways on. Hosts answer it with status 404. */
export default function NotFoundPage() {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <PageHeader glyph="search-sparkle" subtitle={t('not-found.text')} title={t('not-found.title')} />
      <p>{t('not-found.destinations')}</p>
      <ul className={styles['destinations']} data-not-found="">
        {sidebarScreens.map(({ slug, glyph }) => (
          <li key={slug}>
            <Link to={address(slug)}>
              <Glyph name={glyph} size={24} />
              <span>
                {t(`${slug}.label`)}
                <small>{t(`${slug}.about`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
