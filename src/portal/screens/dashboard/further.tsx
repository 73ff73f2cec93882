import { Link } from 'react-router';

import { preloadProps } from '~/portal/browser/screens';
import type { FurtherCard } from '~/portal/lib/dashboard-cards';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';

import styles from './further.module.css';
import { PaneLink } from './pane-link';

/** Entries of a section of IAM with links to it, or roles with links to their panes. */
export function Further({ section, entries, more }: FurtherCard) {
  const t = useT();
  const profile = useAddress()('profile');
  const all = `${profile}#${section}`;
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
      {more > 0 && (
        <li>
          <Link {...preloadProps(all)} to={all}>
            {t('dashboard.more', { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}
