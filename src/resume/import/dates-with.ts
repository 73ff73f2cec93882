import { linkedInDate } from './linkedin-date';
import type { TableName } from './tables';

export type Dates = {
  /** Reads a period. It has no end if it is ongoing. */
  period: (
    table: TableName,
    row: number,
    dates: { started: string; finished: string },
  ) => { startDate?: string; endDate?: string };
  /** Reads a single date. */
  moment: (table: TableName, row: number, text: string) => string | undefined;
};

/** Reads dates and reports invalid ones. */
export function datesWith(report: (table: TableName, row: number, message: string) => void): Dates {
  const moment: Dates['moment'] = (table, row, text) => {
    if (text === '') return undefined;
    const date = linkedInDate(text);
    if (date === null) report(table, row, `"${text}" could not be read as a date; it was left out.`);
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
