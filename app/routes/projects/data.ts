import { projectsSlice } from '~/domain/projects';
import { drawnPills } from '~/features/filters/drawn-pills';
import { formatOf } from '~/i18n/format';
import { pageHead } from '~/i18n/page-head';
import { tOf } from '~/i18n/t';
import type { PageContext } from '~/page-context';

/** The slice of this screen; it runs only while a site is built. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...projectsSlice(portfolio, formatOf(language.code)),
  pills: drawnPills(tOf(language.code)),
  head: pageHead(portfolio, 'projects', language),
});
