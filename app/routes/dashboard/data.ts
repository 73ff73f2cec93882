import { dashboardSlice } from '~/domain/dashboard';
import { formatOf } from '~/i18n/format';
import { pageHead } from '~/i18n/page-head';
import type { PageContext } from '~/page-context';

/** The slice of this screen; it runs only while a site is built. */
export const data = ({ portfolio, language, resumePages }: PageContext) => ({
  ...dashboardSlice(portfolio, formatOf(language.code), language),
  resumePages,
  head: pageHead(portfolio, 'dashboard', language),
});
