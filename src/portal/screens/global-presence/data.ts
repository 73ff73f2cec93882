import { globalPresenceSlice, rolesByCity } from '~/portal/lib/global-presence';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const slice = globalPresenceSlice(portfolio);
  const rolesIn = rolesByCity(portfolio.companies, formatOf(language.code));
  return {
    ...slice,
    places: slice.places.map((place) => ({ ...place, roles: rolesIn(place.city) })),
    head: pageHead(portfolio, 'global-presence', language),
  };
}
