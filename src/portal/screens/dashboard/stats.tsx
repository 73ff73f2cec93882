import { Link } from '~/portal/browser/router';
import { useAddress, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import type { DashboardSlice } from './data';

import styles from './stats.module.css';

type Stat = DashboardSlice['stats'][number];

/** Figures with links to the counted items. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  const t = useT();
  const address = useAddress();
  return (
    <section aria-label={t('dashboard.figures')} data-area="stats">
      <ul className={styles['stats']} data-print="row">
        {stats.map((stat) => (
          <li key={stat.title}>
            {stat.screen ? (
              <Link className={styles['stat']} preloads to={address(stat.screen)}>
                <Figure {...stat} />
              </Link>
            ) : (
              <div className={styles['stat']}>
                <Figure {...stat} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Figure = ({ title, icon, value }: Stat) => (
  <>
    <ColorIcon name={icon} size={24} />
    <span className={styles['title']}>{title}</span>
    <strong className={styles['value']}>{value}</strong>
  </>
);
