import { use } from 'react';

import { Link } from '~/portal/browser/router';
import { sidebarScreens } from '~/portal/addresses/screens';
import { useAddress, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { PageHeader } from '~/portal/components/page-header';
import { EmptyScreensContext } from '~/portal/page-data';

import type { data } from './data';
import styles from './page.module.css';

/**
 * The page for unknown addresses, with links to other pages. Hosts send it with status 404. With another text
 * it is the fallback page of the service worker.
 */
export default function NotFoundPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const { reason } = loaderData;
  const t = useT();
  const address = useAddress();
  const empty = use(EmptyScreensContext);
  const shown = sidebarScreens.filter(({ slug }) => !empty.includes(slug));
  return (
    <>
      <PageHeader colorIcon="search-sparkle" subtitle={t(`${reason}.text`)} title={t(`${reason}.title`)} />
      <p>{t(`${reason}.destinations`)}</p>
      <ul className={styles['destinations']} data-not-found="">
        {shown.map(({ slug, colorIcon }) => (
          <li key={slug}>
            <Link to={address(slug)}>
              <ColorIcon name={colorIcon} size={24} />
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
