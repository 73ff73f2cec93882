import { managementGroupsSlice } from '~/portal/lib/management-groups';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...managementGroupsSlice(portfolio, formatOf(language.code)),
  name: portfolio.owner.name,
  head: pageHead(portfolio, 'management-groups', language),
});
