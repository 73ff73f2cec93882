import type { ActivityEvent } from './activity';
import { escaped, foldLine } from './content-lines';
import { csvOf } from './csv';

/** The labels of the log's files. */
export type ActivityWords = {
  operation: (event: ActivityEvent) => string;
  status: (event: ActivityEvent) => string;
  /** The absolute URL of a page of the portal. */ link: (address: string) => string;
};

/** The names of the downloaded files. */
export const ACTIVITY_CSV = 'activity-log.csv';
export const ACTIVITY_CALENDAR = 'activity-log.ics';

/** The log as CSV. */
export const activityCsv = (events: readonly ActivityEvent[], { operation, status }: ActivityWords): string =>
  csvOf(
    ['Operation', 'Status', 'Start', 'End', 'Resource', 'Place'],
    events.map((event) => [
      operation(event),
      status(event),
      event.start,
      event.end,
      event.resource,
      event.place,
    ]),
  );

const MONTHS_A_YEAR = 12;

/** The first day of a month as an iCalendar date. */
const dayOf = (month: number): string =>
  `${String(Math.floor(month / MONTHS_A_YEAR)).padStart(4, '0')}${String((month % MONTHS_A_YEAR) + 1).padStart(2, '0')}01`;

const value = (text: string): string => escaped(text).replaceAll(';', String.raw`\;`);

/** A timestamp in the format of RFC 5545: `20261122T101500Z`. */
const stampOf = (moment: Date): string =>
  `${moment
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, '')}Z`;

/**
 * The log as a calendar (RFC 5545): one event of whole months for each dated event. Events without a date are
 * left out, because a calendar cannot show them.
 */
export function activityCalendar(
  events: readonly ActivityEvent[],
  { operation, status, link }: ActivityWords,
  { name, moment }: { name: string; moment: Date },
): string {
  const rows = events.flatMap((event) => {
    if (!event.months) return [];
    const [first, last] = event.months;
    return [
      'BEGIN:VEVENT',
      `UID:${value(`${event.id}@${new URL(link('/')).hostname || 'portfolio'}`)}`,
      `DTSTAMP:${stampOf(moment)}`,
      `DTSTART;VALUE=DATE:${dayOf(first)}`,
      // `DTEND` is exclusive: the first day of the next month.
      `DTEND;VALUE=DATE:${dayOf(last + 1)}`,
      `SUMMARY:${value([event.resource, event.place].filter(Boolean).join(' · '))}`,
      `DESCRIPTION:${value(`${operation(event)} (${status(event)}): ${event.time}`)}`,
      `CATEGORIES:${value(operation(event))}`,
      `URL:${link(event.address)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portalfolio//Activity log//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${value(name)}`,
    ...rows,
    'END:VCALENDAR',
  ]
    .map((row) => `${foldLine(row)}\r\n`)
    .join('');
}
