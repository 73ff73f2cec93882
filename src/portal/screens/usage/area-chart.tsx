import type { T } from '~/portal/i18n/t';

import styles from './charts.module.css';

/** The height of the chart, px. */
const HEIGHT = 120;
/** A label needs this share of the chart's width. */
const LABEL_SHARE = 0.1;
/** The number of year labels that fit on a phone. */
const LABELS = 5;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** The number of skills in use per year as an area with a scale. A list has the same data. */
export function AreaChart({ years, t }: { years: readonly { year: number; count: number }[]; t: T }) {
  const most = Math.max(...years.map(({ count }) => count), 1);
  const top = (count: number) => Math.round((1 - count / most) * HEIGHT * 10) / 10;
  // Each year is a step of the same width.
  const path = years.map(({ count }, at) => `L${at},${top(count)}L${at + 1},${top(count)}`).join('');
  const step = Math.ceil(years.length / LABELS);
  const marks = [...new Set([most, Math.round(most / 2), 0])];
  return (
    <>
      <div aria-hidden="true" className={styles['chart']} data-print="drawing">
        <svg className={styles['marks']} height={HEIGHT} width="100%">
          {marks.map((count) => (
            <text
              className={styles['label']}
              dominantBaseline={count === most ? 'hanging' : count === 0 ? undefined : 'central'}
              key={count}
              textAnchor="end"
              x="100%"
              y={top(count)}
            >
              {count}
            </text>
          ))}
        </svg>
        <svg
          className={styles['area']}
          height={HEIGHT}
          preserveAspectRatio="none"
          viewBox={`0 0 ${years.length} ${HEIGHT}`}
          width="100%"
        >
          <path className={styles['fill']} d={`M0,${HEIGHT}${path}L${years.length},${HEIGHT}Z`} />
        </svg>
        <svg className={styles['years']} height="18" width="100%">
          {years.map(({ year }, at) => {
            const start = at / years.length;
            const fits = start <= 1 - LABEL_SHARE;
            return at % step === 0 ? (
              <text
                className={styles['label']}
                key={year}
                textAnchor={fits ? undefined : 'end'}
                x={fits ? percent(start) : '100%'}
                y="13"
              >
                {year}
              </text>
            ) : null;
          })}
        </svg>
      </div>
      <ul className="visually-hidden">
        {years.map(({ year, count }) => (
          <li key={year}>{t('usage.inYear', { year, count })}</li>
        ))}
      </ul>
    </>
  );
}
