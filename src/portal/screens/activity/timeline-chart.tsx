import type { Bar, Timeline } from '~/portal/lib/timeline';
import type { T } from '~/portal/i18n/t';

import styles from './timeline-chart.module.css';

/** The height of a row and the gap between rows, px. */
const ROW = 14;
const GAP = 4;

const rowTop = ({ row }: Bar): number => GAP + row * (ROW + GAP);

/** The events on a time axis with a lane for each kind. The table below has the same data. */
export function TimelineChart({ timeline: { years, lanes }, t }: { timeline: Timeline; t: T }) {
  return (
    <div className={styles['chart']}>
      {lanes.map(({ kind, rows, bars }) => {
        const height = rows * (ROW + GAP) + GAP;
        return (
          <div className={styles['lane']} key={kind}>
            <span aria-hidden="true" className={styles['kind']}>
              {t(`activity.${kind}`)}
            </span>
            <svg
              aria-label={t('activity.lane', { kind: t(`activity.${kind}`), count: bars.length })}
              height={height}
              role="img"
              width="100%"
            >
              {years.map(({ year, x }) => (
                <line className={styles['tick']} key={year} x1={`${x}%`} x2={`${x}%`} y1="0" y2={height} />
              ))}
              {bars.map((bar) => (
                <rect
                  className={bar.open ? styles['open'] : styles['bar']}
                  height={ROW}
                  key={`${bar.name} ${bar.x}`}
                  rx="2"
                  width={`${bar.width}%`}
                  x={`${bar.x}%`}
                  y={rowTop(bar)}
                >
                  <title>{bar.name}</title>
                </rect>
              ))}
            </svg>
          </div>
        );
      })}
      <div aria-hidden="true" className={styles['lane']}>
        <span />
        <svg className={styles['years']} height="18" width="100%">
          {years.map(({ year, x }) => (
            <text className={styles['label']} key={year} x={`${x}%`} y="13">
              {year}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
