import type { Portfolio, Property } from '~/resume/read/portfolio';

import { placeName } from './profile';
import { propertyTexts } from './properties';

export type SheetContact = { text: string; href: string | null };

const bare = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** The length of an address that still fits into the line. */
const LONGEST_ADDRESS = 40;

/** A field of the owner's own. A long address is a link with the name of the field. */
function propertyContact(property: Property): SheetContact {
  const { label, values } = property;
  const [url = ''] = values;
  if (values.length !== 1 || !/^https?:\/\/[^\s/]/.test(url) || !URL.canParse(url))
    return { text: propertyTexts([property]).join(''), href: null };
  return { text: bare(url).length > LONGEST_ADDRESS ? label : `${label}: ${bare(url)}`, href: url };
}

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
    ...(owner.properties ?? []).map(propertyContact),
  ];
  return contacts.filter((contact) => Boolean(contact)) as SheetContact[];
}
