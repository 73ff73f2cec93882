import { hrefOf } from '~/portal/addresses/base-path';
import { defaultLanguage, homeLanguage } from '~/portal/addresses/languages';
import { addressOf } from '~/portal/addresses/screens';
import type { HeadTag } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-data';

export type HomeSlice = {
  head: HeadTag[];
  /** The address of the dashboard on the host. */ dashboard: string;
};

/** A redirect for hosts that cannot redirect `/`, and for visitors without scripts. */
export function data({ language }: PageContext): HomeSlice {
  const dashboard = hrefOf(
    addressOf('dashboard', language.code === defaultLanguage.code ? homeLanguage() : language),
  );
  return { head: [{ httpEquiv: 'refresh', content: `0; url=${dashboard}` }], dashboard };
}
