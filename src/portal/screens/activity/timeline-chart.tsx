import { Link } from '~/portal/browser/router';
import type { T } from '~/portal/i18n/t';
import styles from './timeline-chart.module.css';
import { keysOf } from '~/portal/text/keys-of';
import { KIND_TITLES, type ActivityEvent, type ActivityKind } from '~/portal/career/activity';
import { MONTHS_A_YEAR } from '~/portal/text/format';

/** The number of year labels that fit on a phone. */
const LABELS = 5;
/** The smallest visible width of a bar, in percent. */
const LEAST_WIDTH = 0.8;

const percent = (part: number): number => Math.round(part * 10_000) / 100;

/** Events on a time axis, in percent of its width. Each kind has a lane. Simultaneous events are in separate rows. Null if all is in one year, or one event. */
export function timelineOf(events: readonly ActivityEvent[]) {
  const dated = events.flatMap((event) => (event.months ? [{ ...event, months: event.months }] : []));
  if (dated.length < 2) return null;
  const start = Math.min(...dated.map(({ months }) => months[0]));
  const end = Math.max(...dated.map(({ months }) => months[1]));
  const first = Math.floor(start / MONTHS_A_YEAR) * MONTHS_A_YEAR;
  const last = Math.ceil((end + 1) / MONTHS_A_YEAR) * MONTHS_A_YEAR;
  if (last - first <= MONTHS_A_YEAR) return null;
  const at = (month: number): number => percent((month - first) / (last - first));
  // Promotions are in the lane of jobs.
  const laneOf = (kind: ActivityKind): ActivityKind => (kind === 'promotion' ? 'job' : kind);
  const kinds = keysOf(KIND_TITLES).filter((lane) => dated.some(({ kind }) => laneOf(kind) === lane));
  const lanes = kinds.map((kind) => {
    const own = dated
      .filter((event) => laneOf(event.kind) === kind)
      .toSorted((one, other) => one.months[0] - other.months[0]);
    const ends: number[] = [];
    const bars = own.map(({ months: [from, to], resource, place, status, address }) => {
      // A shared month is a handover, not an overlap.
      const free = ends.findIndex((lastMonth) => lastMonth <= from);
      const row = free < 0 ? ends.length : free;
      ends[row] = to;
      const width = Math.max(LEAST_WIDTH, at(to + 1) - at(from));
      const [x, name] = [Math.min(at(from), 100 - width), [resource, place].filter(Boolean).join(' · ')];
      return { x, width: Math.round(width * 100) / 100, row, name, open: status === 'current', address };
    });
    return { kind, rows: ends.length, bars };
  });
  const count = (last - first) / MONTHS_A_YEAR;
  const step = Math.max(1, Math.ceil(count / LABELS));
  const years = Array.from({ length: Math.ceil(count / step) }, (_, place) => {
    const month = first + place * step * MONTHS_A_YEAR;
    return { year: month / MONTHS_A_YEAR, x: at(month) };
  });
  return { years, lanes };
}

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
