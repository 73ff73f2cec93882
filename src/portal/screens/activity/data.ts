import { monthOf } from '~/resume/standard/dates';
import { activityEvents } from '~/portal/career/activity';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOfParts } from '~/portal/i18n/catalogues';
import type { PageContext } from '~/portal/page-data';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const format = formatOf(language.code);
  return {
    events: activityEvents(portfolio, format, language, monthOf(new Date())),
    texts: textsOfParts(['activity'], language),
    head: pageHead(portfolio, 'activity', language),
  };
}
