import { supportSlice } from '~/portal/mail/support';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-data';

/** The slice of this screen, created by the build. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...supportSlice(portfolio),
  head: pageHead(portfolio, 'support', language),
});
