import { globalPresenceSlice } from '~/portal/lib/global-presence';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...globalPresenceSlice(portfolio),
  head: pageHead(portfolio, 'global-presence', language),
});
