import { hrefOf } from '~/portal/addresses/base-path';
import { OFFLINE_STYLES_FILE } from '~/portal/addresses/offline';
import { addressOf, sidebarScreens } from '~/portal/addresses/screens';
import { emptyScreens } from '~/portal/career/shell';
import type { HeadTag } from '~/portal/i18n/page-head';
import { SCREEN_TEXTS } from '~/portal/i18n/search-entries';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';

/** The texts of the page: at unknown addresses, and in place of pages without a copy on the device. */
const TEXTS = {
  'not-found': { title: 'not-found.title', text: 'not-found.text', ways: 'not-found.destinations' },
  offline: { title: 'offline.title', text: 'offline.text', ways: 'offline.destinations' },
} as const;

/** The slice of the page that replaces another, with the reason. */
export function data({ portfolio, language }: PageContext, reason: keyof typeof TEXTS = 'not-found') {
  const t = tOf(language.code);
  const { title, text, ways } = TEXTS[reason];
  const empty = emptyScreens(portfolio);
  const head: HeadTag[] = [
    { title: `${t(title)} - ${portfolio.owner.name}` },
    { name: 'robots', content: 'noindex' },
    ...(reason === 'offline' ? [{ rel: 'stylesheet', href: hrefOf(OFFLINE_STYLES_FILE) }] : []),
  ];
  const shown = sidebarScreens.filter(({ slug }) => !empty.includes(slug));
  const destinations = shown.map(({ slug, colorIcon, label }) => {
    const about = t(SCREEN_TEXTS[slug].about);
    return { to: addressOf(slug, language), colorIcon, label: t(label), about };
  });
  return { title: t(title), text: t(text), ways: t(ways), destinations, head };
}
