import { shortAddress } from '~/resume/read/bare-address';
import type { Portfolio, Property } from '~/resume/read/portfolio';

import { shortPlace } from './place-text';
import { placeName } from './profile';
import { propertyTexts } from './properties';

export type SheetContact = { text: string; href: string | null };

/** The length of an address that still fits into the line. */
const LONGEST_ADDRESS = 40;

/** A field of the owner's own. A long address is a link with the name of the field. */
function propertyContact(property: Property): SheetContact {
  const { label, values } = property;
  const [url = ''] = values;
  if (values.length !== 1 || !/^https?:\/\/[^\s/]/.test(url) || !URL.canParse(url))
    return { text: propertyTexts([property]).join(''), href: null };
  return {
    text: shortAddress(url).length > LONGEST_ADDRESS ? label : `${label}: ${shortAddress(url)}`,
    href: url,
  };
}

/** The contact details at the top of the résumé. */
export function contactsOf({ owner, portal }: Portfolio): SheetContact[] {
  const { email, phone, website, profiles } = owner;
  // The street and the postal code are only there if the owner publishes them.
  const place = owner.place?.address ? placeName(owner.place) : shortPlace(owner.place);
  const links = new Map<string, string>();
  for (const url of [website, portal.siteUrl]) if (url !== null) links.set(url, shortAddress(url));
  for (const { url, network } of profiles) {
    if (url === null || [...links.keys()].some((known) => shortAddress(known) === shortAddress(url)))
      continue;
    const address = shortAddress(url);
    links.set(url, address.length > LONGEST_ADDRESS ? network : address);
  }
  const contacts = [
    email && { text: email, href: `mailto:${email}` },
    phone && { text: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    place && { text: place, href: null },
    ...[...links].map(([url, text]) => ({ text, href: url })),
    ...profiles
      .filter(({ url }) => url === null)
      .map(({ network, label }) => ({ text: `${network}: ${label}`, href: null })),
    ...(owner.properties ?? []).map(propertyContact),
  ];
  return contacts.filter((contact) => Boolean(contact)) as SheetContact[];
}
