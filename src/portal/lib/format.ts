import type { Period } from '~/resume/read/portfolio';

/** Formatters of a language; created by `i18n/format`. */
export type Format = {
  /** `Sep 2020 - Present`; empty if the period is unknown. */
  period: (period: Period) => string;
  /** `3 yrs 2 mos` from whole months. */
  tenure: (months: number) => string;
  /** `88%` from 0.88. */
  percent: (share: number) => string;
  /** `Grade: 3.97` for a figure alone; other grades as they are. */
  grade: (score: string) => string;
};
