import { hasWork, managementGroupsSlice } from '~/portal/career/management-groups';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const t = tOf(language.code);
  const { name } = portfolio.owner;
  return {
    ...managementGroupsSlice(portfolio, formatOf(language.code)),
    name,
    info: t(hasWork(portfolio) ? 'management-groups.info' : 'experience.infoWithoutWork', { name }),
    head: pageHead(portfolio, 'management-groups', language),
  };
}
