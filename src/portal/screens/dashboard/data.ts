import { dashboardSlice } from '~/portal/lib/dashboard';
import { statDetail } from '~/portal/lib/stat-details';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language, resumePages }: PageContext) {
  const slice = dashboardSlice(portfolio, formatOf(language.code), language);
  const thisYear = new Date().getFullYear();
  const sections = new Set<string>(slice.further.map(({ section }) => section));
  return {
    ...slice,
    stats: slice.stats.map((stat) => ({
      ...stat,
      // The names in a card of the page are not repeated below their number.
      detail: sections.has(stat.measure) ? null : statDetail(stat, portfolio, thisYear),
    })),
    resumePages,
    head: pageHead(portfolio, 'dashboard', language),
  };
}
