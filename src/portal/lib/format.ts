import type { Period } from '~/resume/read/portfolio';

/** Formatters of a language; created by `i18n/format`. */
export type Format = {
  /** `Sep 2020 - Present`; empty if the period is unknown. */
  period: (period: Period) => string;
  /** `3 yrs 2 mos` from whole months. */
  tenure: (months: number) => string;
  /** `88%` from 0.88. */
  percent: (share: number) => string;
  /** The colon behind a label. */
  colon: string;
  /** `Grade: 3.97` for a bare grade; others as they are. */
  grade: (score: string) => string;
};

/** A grade alone, which says little without a label: `3.7`, `9,1/10`, `1.2 (A)`, `A-`. */
export const isBareGrade = (score: string | null): boolean =>
  /^(?:[\d.,/% ]+(?: ?\([A-F][+*-]?\))?|[A-F][+*-]?)$/.test(score ?? '');
