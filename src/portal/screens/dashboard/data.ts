import { dashboardSlice } from '~/portal/lib/dashboard';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export const data = ({ portfolio, language, resumePages }: PageContext) => ({
  ...dashboardSlice(portfolio, formatOf(language.code), language),
  resumePages,
  head: pageHead(portfolio, 'dashboard', language),
});
