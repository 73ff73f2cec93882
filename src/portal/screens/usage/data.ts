import { usageSlice } from '~/portal/evidence/usage';
import { domainNamesIn } from '~/portal/i18n/section-cards';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOfParts } from '~/portal/i18n/catalogues';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const format = formatOf(language.code);
  const now = new Date();
  const month = { year: now.getFullYear(), month: now.getMonth() + 1 };
  return {
    ...usageSlice(portfolio, format, domainNamesIn(tOf(language.code))),
    /** The month until which ongoing periods count. */ until: format.period({
      start: month,
      end: month,
      current: false,
    }),
    texts: textsOfParts(['usage'], language),
    head: pageHead(portfolio, 'usage', language),
  };
}
