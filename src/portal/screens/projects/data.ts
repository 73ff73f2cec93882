import { projectsSlice } from '~/portal/lib/projects';
import { staticPills } from '~/portal/features/filters/static-pills';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...projectsSlice(portfolio, formatOf(language.code)),
  pills: staticPills(tOf(language.code)),
  head: pageHead(portfolio, 'projects', language),
});
