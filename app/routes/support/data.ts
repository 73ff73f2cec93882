import { supportSlice } from '~/domain/support';
import { pageHead } from '~/i18n/page-head';
import type { PageContext } from '~/page-context';

/** The slice of this screen; it runs only while a site is built. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...supportSlice(portfolio),
  head: pageHead(portfolio, 'support', language),
});
