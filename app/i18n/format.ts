import type { Period, YearMonth } from '~/content/portfolio';
import type { Format } from '~/domain/format';

import { tOf } from './t';

const MONTHS_A_YEAR = 12;

/** The words for dates and spans in a language. Runs while building, so that every browser shows the same. */
export function formatOf(language: string): Format {
  const t = tOf(language);
  const months = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const date = ({ year, month }: YearMonth) =>
    month === null ? String(year) : months.format(new Date(Date.UTC(year, month - 1)));
  const end = (period: Period) => (period.end ? date(period.end) : period.current ? t('shell.present') : '');
  return {
    period: (period) => [period.start ? date(period.start) : '', end(period)].filter(Boolean).join(' - '),
    tenure: (total) => {
      const [years, rest] = [Math.floor(total / MONTHS_A_YEAR), total % MONTHS_A_YEAR];
      const parts = [
        years > 0 && t(years === 1 ? 'tenure.year' : 'tenure.years', { count: years }),
        (rest > 0 || years === 0) && t(rest === 1 ? 'tenure.month' : 'tenure.months', { count: rest }),
      ];
      return parts.filter(Boolean).join(' ');
    },
  };
}
