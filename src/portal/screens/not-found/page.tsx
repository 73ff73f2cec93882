import { Link } from '~/portal/browser/router';
import { ColorIcon } from '~/portal/components/color-icon';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import styles from './page.module.css';

/**
 * The page for unknown addresses, with links to other pages. Hosts send it with status 404. With another text
 * it is the fallback page of the service worker.
 */
export default function NotFoundPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const { title, text, ways, destinations } = loaderData;
  return (
    <>
      <PageHeader colorIcon="search-sparkle" subtitle={text} title={title} />
      <p>{ways}</p>
      <ul className={styles['destinations']} data-not-found="">
        {destinations.map(({ to, colorIcon, label, about }) => (
          <li key={to}>
            <Link to={to}>
              <ColorIcon name={colorIcon} size={24} />
              <span>
                {label}
                <small>{about}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
