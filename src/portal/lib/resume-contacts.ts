import type { Portfolio } from '~/resume/read/portfolio';

import { placeName } from './profile';
import { propertyTexts } from './properties';

export type SheetContact = { text: string; href: string | null };

const bare = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** The contact details at the top of the résumé. */
export function contactsOf({ owner, portal }: Portfolio): SheetContact[] {
  const { email, phone, website, profiles } = owner;
  // The line is short: the region is used only without a country.
  const place = placeName(
    owner.place && { ...owner.place, region: owner.place.country ? null : owner.place.region },
  );
  const links = [website, portal.siteUrl, ...profiles.map(({ url }) => url)].filter((url) => url !== null);
  const contacts = [
    email && { text: email, href: `mailto:${email}` },
    phone && { text: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    place && { text: place, href: null },
    ...[...new Set(links)].map((url) => ({ text: bare(url), href: url })),
    ...profiles
      .filter(({ url }) => url === null)
      .map(({ network, label }) => ({ text: `${network}: ${label}`, href: null })),
    ...propertyTexts(owner.properties).map((text) => ({ text, href: null })),
  ];
  return contacts.filter((contact) => Boolean(contact)) as SheetContact[];
}
