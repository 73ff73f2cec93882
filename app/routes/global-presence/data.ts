import { globalPresenceSlice } from '~/domain/global-presence';
import { pageHead } from '~/i18n/page-head';
import type { PageContext } from '~/page-context';

/** The slice of this screen; it runs only while a site is built. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...globalPresenceSlice(portfolio),
  head: pageHead(portfolio, 'global-presence', language),
});
