import type { T } from '~/portal/i18n/t';

import styles from './charts.module.css';

/** The height of the chart in its own units. */
const HEIGHT = 120;
/** The height of a bar with its gap in the card beside the chart, and of the chart's labels and note, px. */
const BAR = 44;
const LABELS_AND_NOTE = 46;
const LARGEST = 320;
/** A label needs this share of the chart's width. */
const LABEL_SHARE = 0.1;
/** The number of year labels that fit on a phone. */
const LABELS = 5;

/**
 * The number of skills in use per year as an area chart. A list has the same data.
 * @param bars the number of bars in the card beside it, which is about as high
 */
export function AreaChart({
  years,
  bars,
  t,
}: {
  years: readonly { year: number; count: number }[];
  bars: number;
  t: T;
}) {
  // Not stretched by the stylesheet: the card beside it may be received later.
  const height = Math.min(LARGEST, Math.max(HEIGHT, bars * BAR - LABELS_AND_NOTE));
  const most = Math.max(...years.map(({ count }) => count), 1);
  const top = (count: number) => Math.round((1 - count / most) * HEIGHT * 10) / 10;
  // Each year is a step of the same width.
  const path = years.map(({ count }, at) => `L${at},${top(count)}L${at + 1},${top(count)}`).join('');
  const step = Math.ceil(years.length / LABELS);
  const first = years[0]?.year ?? 0;
  return (
    <>
      <div aria-hidden="true" className={styles['area']}>
        <svg
          height={height}
          preserveAspectRatio="none"
          viewBox={`0 0 ${years.length} ${HEIGHT}`}
          width="100%"
        >
          <path className={styles['fill']} d={`M0,${HEIGHT}${path}L${years.length},${HEIGHT}Z`} />
        </svg>
        <svg height="18" width="100%">
          {years
            .filter((_, at) => at % step === 0)
            .map(({ year }) => {
              const start = (year - first) / years.length;
              const fits = start <= 1 - LABEL_SHARE;
              return (
                <text
                  className={styles['label']}
                  key={year}
                  textAnchor={fits ? undefined : 'end'}
                  x={fits ? `${Math.round(start * 10_000) / 100}%` : '100%'}
                  y="13"
                >
                  {year}
                </text>
              );
            })}
        </svg>
      </div>
      <p className={styles['note']}>{t('usage.most', { count: most })}</p>
      <ul className="visually-hidden">
        {years.map(({ year, count }) => (
          <li key={year}>{t('usage.inYear', { year, count })}</li>
        ))}
      </ul>
    </>
  );
}
