import { Link } from '~/portal/browser/router';
import { preloadProps } from '~/portal/browser/screens';
import { type T, useAddress, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import type { DashboardSlice } from './data';

import styles from './stats.module.css';

type Stat = DashboardSlice['stats'][number];

const titleOf = ({ title, measure }: Stat, t: T): string =>
  title ?? (measure === 'other' ? '' : t(`dashboard.${measure}`));

/** Figures with links to the counted items. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  const t = useT();
  const address = useAddress();
  return (
    <section aria-label={t('dashboard.figures')} data-area="stats">
      <ul className={styles['stats']} data-print="row">
        {stats.map((stat) => (
          <li key={titleOf(stat, t)}>
            {stat.screen ? (
              <Link
                className={styles['stat']}
                {...preloadProps(address(stat.screen))}
                to={address(stat.screen)}
              >
                <Figure stat={stat} title={titleOf(stat, t)} />
              </Link>
            ) : (
              <div className={styles['stat']}>
                <Figure stat={stat} title={titleOf(stat, t)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Figure = ({ stat: { icon, value }, title }: { stat: Stat; title: string }) => (
  <>
    <ColorIcon name={icon} size={24} />
    <span className={styles['title']}>{title}</span>
    <strong className={styles['value']}>{value}</strong>
  </>
);
