import { downloadText } from '~/portal/browser/download';
import { notify } from '~/portal/browser/notifications';
import type { ActivityEvent } from '~/portal/lib/activity';
import { ACTIVITY_CALENDAR, ACTIVITY_CSV, activityCalendar, activityCsv } from '~/portal/lib/activity-files';
import { hrefOf } from '~/portal/lib/base-path';
import type { T } from '~/portal/i18n/t';

/**
 * Downloads the events as a file.
 * @returns the name of the file
 */
export function saveLog(as: 'csv' | 'calendar', events: readonly ActivityEvent[], t: T): string {
  const words = {
    operation: ({ kind }: ActivityEvent) => t(`activity.${kind}`),
    status: ({ status }: ActivityEvent) => t(`activity.${status}`),
    link: (address: string) => new URL(hrefOf(address), location.origin).href,
  };
  const name = as === 'csv' ? ACTIVITY_CSV : ACTIVITY_CALENDAR;
  if (as === 'csv') downloadText(name, 'text/csv;charset=utf-8', activityCsv(events, words));
  else {
    const calendar = activityCalendar(events, words, { name: document.title, moment: new Date() });
    downloadText(name, 'text/calendar;charset=utf-8', calendar);
  }
  notify('exported', name);
  return name;
}
