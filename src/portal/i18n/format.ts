import type { Period, YearMonth } from '~/resume/model/portfolio';
import { colonIn, isBareGrade, MONTHS_A_YEAR, type Format } from '~/portal/text/format';
import { tOf } from './t';

/** Short English units like those of the Azure portal, which `Intl` does not have (`mos`). */
const SHORT = {
  year: { one: 'yr', other: 'yrs' },
  month: { one: 'mo', other: 'mos' },
} as const;
const englishPlurals = new Intl.PluralRules('en');

const formattersOf = (language: string) => {
  const unit = (name: keyof typeof SHORT) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' });
  return {
    months: new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    percents: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
    units: { year: unit('year'), month: unit('month') },
    list: new Intl.ListFormat(language, { type: 'unit', style: language === 'en' ? 'narrow' : 'long' }),
  };
};

/** A label behind other words. */
const inSentence = (label: string): string => label.charAt(0).toLocaleLowerCase() + label.slice(1);

/** Cache, because creating the formatters is slow. */
const known = new Map<string, ReturnType<typeof formattersOf>>();

/**
 * Formatters for dates, periods and figures of a language. They run in the build, so that every browser shows
 * the same.
 */
export function formatOf(language: string): Format {
  const t = tOf(language);
  const formatters = known.get(language) ?? formattersOf(language);
  known.set(language, formatters);
  const { months, percents, units, list } = formatters;
  const date = ({ year, month }: YearMonth) =>
    month === null ? String(year) : months.format(new Date(Date.UTC(year, month - 1)));
  const end = (period: Period) => (period.end ? date(period.end) : period.current ? t('shell.present') : '');
  const count = (figure: number, unit: keyof typeof SHORT) =>
    language === 'en'
      ? `${figure} ${SHORT[unit][englishPlurals.select(figure) === 'one' ? 'one' : 'other']}`
      : units[unit].format(figure);
  return {
    colon: colonIn(language),
    period: (period) => {
      // In progress by the words of the file alone.
      if (period.current && period.start === null && !period.startUnknown)
        return [t('activity.current'), end({ ...period, current: false })].filter(Boolean).join(', ');
      // If the end is only the year of the start, the period is printed as that year.
      const isOneYear = period.end?.month === null && period.start?.year === period.end.year;
      const start = period.startUnknown ? '…' : '';
      // A set: a period of one month is printed as that month.
      const dates = [...new Set([period.start && !isOneYear ? date(period.start) : start, end(period)])]
        .filter(Boolean)
        .join(' - ');
      const state = period.unfinished ? t('activity.unfinished') : period.expired && t('profile.expired');
      return [dates, state && inSentence(state)].filter(Boolean).join(', ');
    },
    tenure: (total) => {
      const [years, rest] = [Math.floor(total / MONTHS_A_YEAR), total % MONTHS_A_YEAR];
      return list.format([
        ...(years > 0 ? [count(years, 'year')] : []),
        ...(rest > 0 || years === 0 ? [count(rest, 'month')] : []),
      ]);
    },
    percent: (share) => percents.format(share),
    grade: (score) => (isBareGrade(score) ? t('shell.grade', { score }) : score),
  };
}
