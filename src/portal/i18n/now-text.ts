import type { DashboardSlice } from '~/portal/lib/dashboard';

import type { T } from './t';

/** The sentence about the current position, with the company where the title does not name it. */
export const nowText = (t: T, { title, company }: NonNullable<DashboardSlice['now']>): string =>
  company === null ? t('dashboard.now', { title }) : t('dashboard.nowAt', { title, company });
