import type { Period, Portfolio, YearMonth } from '~/resume/model/portfolio';
import { MONTHS_A_YEAR } from '~/resume/standard/dates';
import type { Certificate } from '~/resume/model/portfolio-sections';

export { MONTHS_A_YEAR };

/** The dates of a certificate as a period, which is open until the certificate is earned. */
export const certificatePeriod = ({
  date,
  end,
  inProgress,
  expired,
}: Pick<Certificate, 'date' | 'end' | 'inProgress' | 'expired'>): Period => ({
  start: date,
  end,
  current: inProgress === true,
  ...(expired && { expired }),
});

/** Names of a place from the smallest to the largest, each once: a city state is named as its city. */
export const placeText = (...names: readonly (string | null | undefined)[]): string => {
  const plain = names.map((name) => name?.toLowerCase());
  return names.filter((name, at) => name && plain.indexOf(name.toLowerCase()) === at).join(', ');
};

type Place = {
  city: string | null;
  region: string | null;
  country: string | null;
  countryCode?: string | null;
};

/** The region in a short line: a code, "OH", or any region without a city or a country. */
const shortRegion = ({ city, region, country }: Place): string | null =>
  city === null || country === null || /^\p{Lu}{2,3}$/u.test(region ?? '') ? region : null;

/** Countries in which a town is named with its state, not with the country. */
const BY_STATE: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** A place in a short line: "Columbus, Ohio"; "Ohio, United States"; "Madrid, Spain"; "Norte, Portugal". */
export function shortPlace(place: Place | null): string {
  if (place === null) return '';
  const { city, region, country, countryCode } = place;
  if (region && BY_STATE.has(countryCode ?? '')) return placeText(city ?? region, city ? region : country);
  return placeText(city, shortRegion(place), country);
}

/** The text of a place, without duplicates such as a city state and its country. */
export function placeName(place: Portfolio['owner']['place']): string {
  const { address, postalCode, city, region, country } = place ?? {};
  const local = [postalCode, placeText(city, region, country)].filter(Boolean).join(' ');
  return placeText(address, local);
}

/** The colon behind a label. In French, a no-break space is before it. */
export const colonIn = (language: string): string =>
  new Intl.Locale(language).language === 'fr' ? '\u00A0:' : ':';

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

const yearOf = (date: YearMonth | null) => date && { ...date, month: null };

/** A period without its months. */
export const inYears = (period: Period): Period => ({
  ...period,
  start: yearOf(period.start),
  end: yearOf(period.end),
});

/** A grade alone, which says little without a label: `3.7`, `9,1/10`, `1.2 (A)`, `A-`. */
export const isBareGrade = (score: string | null): boolean =>
  /^(?:[\d.,/% ]+(?: ?\([A-F][+*-]?\))?|[A-F][+*-]?)$/.test(score ?? '');
