import { Link } from '~/portal/browser/router';
import type { T } from '~/portal/i18n/t';
import type { timelineOf } from './shown-events';
import styles from './timeline-chart.module.css';
import { KIND_TITLES } from '~/portal/career/activity';

/** The height of a row, a target of its own, and the gap between rows, px. */
const ROW = 24;
const GAP = 2;
/** A narrower bar has no text, in percent. */
const NARROW = 4;

/** The events on a time axis with a lane for each kind. Each bar leads to its event. */
export function TimelineChart({
  timeline: { years, lanes },
  t,
}: {
  timeline: NonNullable<ReturnType<typeof timelineOf>>;
  t: T;
}) {
  return (
    <div className={styles['chart']}>
      {lanes.map(({ kind, rows, bars }) => {
        const height = rows * (ROW + GAP) + GAP;
        return (
          <div className={styles['lane']} key={kind}>
            <span className={styles['kind']}>{t(KIND_TITLES[kind])}</span>
            <svg height={height} width="100%">
              {years.map(({ year, x }) => (
                <line className={styles['tick']} key={year} x1={`${x}%`} x2={`${x}%`} y1="0" y2={height} />
              ))}
              {bars.map((bar) => (
                <Link aria-label={bar.name} key={`${bar.name} ${bar.x}`} to={bar.address}>
                  <title>{bar.name}</title>
                  <svg height={ROW} width={`${bar.width}%`} x={`${bar.x}%`} y={GAP + bar.row * (ROW + GAP)}>
                    <rect
                      className={bar.open ? styles['open'] : styles['bar']}
                      height={ROW}
                      rx="2"
                      width="100%"
                    />
                    {bar.width >= NARROW && (
                      <foreignObject height={ROW} width="100%">
                        <span className={styles['text']}>{bar.name}</span>
                      </foreignObject>
                    )}
                  </svg>
                </Link>
              ))}
            </svg>
          </div>
        );
      })}
      <ul className={styles['legend']}>
        <li data-open="">{t('activity.current')}</li>
        <li>{t('activity.done')}</li>
      </ul>
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
