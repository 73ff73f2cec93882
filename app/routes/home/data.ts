import { hrefOf } from '~/domain/base-path';
import { addressOf } from '~/domain/screens';
import type { HeadTag } from '~/i18n/page-head';
import type { PageContext } from '~/page-context';

/** For hosts that cannot redirect `/`, and for visitors without scripts. */
export const data = ({ language }: PageContext): { head: HeadTag[] } => ({
  head: [{ httpEquiv: 'refresh', content: `0; url=${hrefOf(addressOf('dashboard', language))}` }],
});
