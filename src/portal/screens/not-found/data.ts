import { hrefOf } from '~/portal/addresses/base-path';
import { OFFLINE_STYLES_FILE } from '~/portal/addresses/offline';
import type { HeadTag } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';

type Reason = 'not-found' | 'offline';

/** The slice of the page that replaces another, with the reason. */
export function data(
  { portfolio, language }: PageContext,
  reason: Reason = 'not-found',
): { reason: Reason; head: HeadTag[] } {
  const title = tOf(language.code)(`${reason}.title`);
  return {
    reason,
    head: [
      { title: `${title} - ${portfolio.owner.name}` },
      { name: 'robots', content: 'noindex' },
      ...(reason === 'offline' ? [{ rel: 'stylesheet', href: hrefOf(OFFLINE_STYLES_FILE) }] : []),
    ],
  };
}
