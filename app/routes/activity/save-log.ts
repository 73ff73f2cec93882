import { downloadText } from '~/browser/download';
import { notify } from '~/browser/notices';
import type { ActivityEvent } from '~/domain/activity';
import { ACTIVITY_CALENDAR, ACTIVITY_CSV, activityCalendar, activityCsv } from '~/domain/activity-files';
import { hrefOf } from '~/domain/base-path';
import type { T } from '~/i18n/t';

/** Hands the events to the visitor as a file. @returns its name */
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
