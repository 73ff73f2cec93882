import { experienceSlice } from '~/portal/lib/experience';
import { hasWork } from '~/portal/lib/management-groups';
import { staticPills } from '~/portal/features/filters/static-pills';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const t = tOf(language.code);
  return {
    ...experienceSlice(portfolio, formatOf(language.code)),
    info: hasWork(portfolio)
      ? t('experience.info')
      : t('experience.infoWithoutWork', { name: portfolio.owner.name }),
    pills: staticPills(t),
    head: pageHead(portfolio, 'experience', language),
  };
}
