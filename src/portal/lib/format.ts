import type { Period } from '~/resume/read/portfolio';

/** How facts are put into the words of a language; made by `i18n/format`. */
export type Format = {
  /** `Sep 2020 - Present`; empty when nothing is known. */
  period: (period: Period) => string;
  /** `3 yrs 2 mos` from whole months. */
  tenure: (months: number) => string;
  /** `88%` from 0.88. */
  percent: (share: number) => string;
};
