import type { DashboardSlice } from './data';

import type { T } from '~/portal/i18n/t';

/**
 * The sentence about the current position, with the company where the title does not name it, and without the
 * title where the headline names it. Around words of a language that the portal does not have stands no sentence.
 */
export const nowText = (t: T, { title, company, isForeign }: NonNullable<DashboardSlice['now']>): string =>
  isForeign
    ? [title, company].filter(Boolean).join(' · ')
    : company === null
      ? t('dashboard.now', { title: title ?? '' })
      : title === null
        ? t('dashboard.nowIn', { company })
        : t('dashboard.nowAt', { title, company });
