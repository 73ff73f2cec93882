import type { ActivityEvent } from './activity';
import { csvOf } from '../text/csv';

type T = (key: `activity.${ActivityEvent['kind'] | ActivityEvent['status']}`) => string;

/** The log as CSV. */
export const activityCsv = (events: readonly ActivityEvent[], t: T): string =>
  csvOf(
    ['Operation', 'Status', 'Start', 'End', 'Resource', 'Place'],
    events.map(({ kind, status, start, end, resource, place }) => [
      t(`activity.${kind}`),
      t(`activity.${status}`),
      start,
      end,
      resource,
      place,
    ]),
  );
