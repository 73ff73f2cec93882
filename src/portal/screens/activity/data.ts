import { activityEvents, monthOf } from '~/portal/lib/activity';
import { jobOverlaps } from '~/portal/lib/job-overlaps';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOf } from '~/portal/i18n/screen-words';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const format = formatOf(language.code);
  const events = activityEvents(portfolio, format, language, monthOf(new Date()));
  return {
    events,
    overlaps: jobOverlaps(events, format),
    texts: textsOf(['activity'], language),
    head: pageHead(portfolio, 'activity', language),
  };
}
