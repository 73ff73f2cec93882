import { dashboardSlice } from '~/portal/lib/dashboard';
import { statDetail } from '~/portal/lib/stat-details';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language, resumePages }: PageContext) {
  const slice = dashboardSlice(portfolio, formatOf(language.code), language);
  const thisYear = new Date().getFullYear();
  return {
    ...slice,
    stats: slice.stats.map((stat) => ({ ...stat, detail: statDetail(stat, portfolio, thisYear) })),
    resumePages,
    head: pageHead(portfolio, 'dashboard', language),
  };
}
