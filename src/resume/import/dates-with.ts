import { linkedInDate } from './linkedin-date';
import type { TableName } from './tables';

export type Dates = {
  /** The dates of something that lasts; no end where it goes on. */
  period: (
    table: TableName,
    row: number,
    dates: { started: string; finished: string },
  ) => { startDate?: string; endDate?: string };
  /** The date of something that happened. */
  moment: (table: TableName, row: number, text: string) => string | undefined;
};

/** Reads dates, and says which of them were none. */
export function datesWith(say: (table: TableName, row: number, said: string) => void): Dates {
  const moment: Dates['moment'] = (table, row, text) => {
    if (text === '') return undefined;
    const date = linkedInDate(text);
    if (date === null) say(table, row, `"${text}" could not be read as a date; it was left out.`);
    return date === null || date === 'ongoing' ? undefined : date;
  };
  return {
    moment,
    period(table, row, { started, finished }) {
      const [startDate, endDate] = [moment(table, row, started), moment(table, row, finished)];
      return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
    },
  };
}
