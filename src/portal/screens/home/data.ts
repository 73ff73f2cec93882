import { hrefOf } from '~/portal/lib/base-path';
import { addressOf } from '~/portal/lib/screens';
import type { HeadTag } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-context';

/** A redirect for hosts that cannot redirect `/`, and for visitors without scripts. */
export const data = ({ language }: PageContext): { head: HeadTag[] } => ({
  head: [{ httpEquiv: 'refresh', content: `0; url=${hrefOf(addressOf('dashboard', language))}` }],
});
