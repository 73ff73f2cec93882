import type { DomainUse } from '~/portal/lib/usage';
import type { T } from '~/portal/i18n/t';

import styles from './charts.module.css';

/** A bar chart of the years for each domain. */
export function DomainBars({ domains, t }: { domains: readonly DomainUse[]; t: T }) {
  const most = Math.max(...domains.map(({ months }) => months), 1);
  return (
    <ul className={styles['bars']}>
      {domains.map(({ name, months, tenure, skills }) => (
        <li key={name}>
          <span className={styles['name']}>
            <bdi>{name}</bdi>
            <small>{t('usage.skillCount', { count: skills })}</small>
          </span>
          <svg aria-hidden="true" height="12" width="100%">
            <rect className={styles['track']} height="12" width="100%" />
            <rect
              className={styles['bar']}
              height="12"
              width={`${Math.round((months / most) * 10_000) / 100}%`}
            />
          </svg>
          <span className={styles['figure']}>{tenure || t('usage.noDates')}</span>
        </li>
      ))}
    </ul>
  );
}
