import { Link } from 'react-router';

import { preloadProps } from '~/portal/browser/screens';
import type { FurtherCard } from '~/portal/lib/dashboard-cards';
import { useAddress } from '~/portal/i18n/address';

import styles from './further.module.css';
import { PaneLink } from './pane-link';

/** Entries of a section of IAM with links to it, or a role with a link to its pane. */
export function Further({ entries, more = 0 }: Pick<FurtherCard, 'entries' | 'more'>) {
  const profile = useAddress()('profile');
  return (
    <ul className={styles['list']}>
      {entries.map(({ id, title, facts, pane }) => (
        <li key={`${id} ${title}`}>
          <h3 className={styles['title']}>
            {pane ? (
              <PaneLink pane={pane}>{title}</PaneLink>
            ) : (
              <Link {...preloadProps(`${profile}#${id}`)} to={`${profile}#${id}`}>
                {title}
              </Link>
            )}
          </h3>
          {facts && (
            <p className={styles['facts']}>
              <bdi>{facts}</bdi>
            </p>
          )}
        </li>
      ))}
      {more > 0 && <li className={styles['facts']}>+{more}</li>}
    </ul>
  );
}
