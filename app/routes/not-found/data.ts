import type { HeadTag } from '~/i18n/page-head';
import { tOf } from '~/i18n/t';
import type { PageContext } from '~/page-context';

type Reason = 'not-found' | 'offline';

/** The slice of the page that stands in the place of another, for the reason that it is not there. */
export function data(
  { portfolio, language }: PageContext,
  reason: Reason = 'not-found',
): { reason: Reason; head: HeadTag[] } {
  const title = tOf(language.code)(`${reason}.title`);
  return {
    reason,
    head: [{ title: `${title} - ${portfolio.owner.name}` }, { name: 'robots', content: 'noindex' }],
  };
}
