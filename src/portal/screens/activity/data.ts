import { activityEvents, monthOf } from '~/portal/lib/activity';
import { gapsIn, merged, overlapsIn, periodOf } from '~/portal/lib/month-spans';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOf } from '~/portal/i18n/screen-words';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const format = formatOf(language.code);
  const events = activityEvents(portfolio, format, language, monthOf(new Date()));
  const jobs = events.flatMap(({ kind, months, resource, place }) =>
    months && (kind === 'job' || kind === 'promotion') ? [{ months, resource, place }] : [],
  );
  return {
    events,
    gaps: gapsIn(merged(jobs.map(({ months }) => months))).map((gap) => ({
      period: format.period(periodOf(gap)),
      tenure: format.tenure(gap[1] - gap[0] + 1),
    })),
    overlaps: overlapsIn(jobs).map(({ one, other, months }) => ({
      one: one.resource,
      other: other.resource,
      period: format.period(periodOf(months)),
    })),
    texts: textsOf(['activity'], language),
    head: pageHead(portfolio, 'activity', language),
  };
}
