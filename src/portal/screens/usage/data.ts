import { monthOf } from '~/portal/lib/activity';
import { inLanguage, EVIDENCE_FILE } from '~/portal/lib/exports';
import { periodOf } from '~/portal/lib/month-spans';
import { usageOf } from '~/portal/lib/usage';
import { domainNamesIn } from '~/portal/i18n/domain-names';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOf } from '~/portal/i18n/screen-words';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const [format, t] = [formatOf(language.code), tOf(language.code)];
  const now = monthOf(new Date());
  return {
    ...usageOf(portfolio, format, domainNamesIn(t), { now, present: t('shell.present') }),
    /** The month until which ongoing periods count. */ until:
      format.period(periodOf([now, now])).split(' - ')[0] ?? '',
    evidence: inLanguage(EVIDENCE_FILE, language),
    texts: textsOf(['usage'], language),
    head: pageHead(portfolio, 'usage', language),
  };
}
