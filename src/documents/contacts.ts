import { isLongAddress, isWebAddress, lineAddress, shortAddress } from '~/resume/model/texts/bare-address';
import type { Portfolio, Property } from '~/resume/model/portfolio';
import { type Format, shortPlace } from '../portal/text/format';
import { placeName } from '../portal/career/profile';
import { propertyTexts } from '../portal/text/properties';

export type SheetContact = { text: string; href: string | null };

/** A field of the owner's own. Of a long address, its site is shown. */
function propertyContact(property: Property, colon: string): SheetContact {
  const { label, values } = property;
  const [url = ''] = values;
  if (values.length !== 1 || !isWebAddress(url))
    return { text: propertyTexts([property], colon).join(''), href: null };
  const address = isLongAddress(url) ? lineAddress(url) : shortAddress(url);
  return { text: `${label}${colon} ${address}`, href: url };
}

/** The address of an account. Of a long one its network is shown, with its site unless they are alike. */
function accountText(url: string, network: string, colon: string): string {
  if (!isLongAddress(url)) return shortAddress(url);
  const site = lineAddress(url);
  return site.includes(network.toLowerCase()) ? network : `${network}${colon} ${site}`;
}

/** The contact details at the top of the résumé. */
export function contactsOf({ owner, portal }: Portfolio, { colon }: Pick<Format, 'colon'>): SheetContact[] {
  const { email, phone, website, profiles } = owner;
  // The street and the postal code are only there if the owner publishes them.
  const hasStreet = Boolean(owner.place?.address ?? owner.place?.postalCode);
  const place = hasStreet ? placeName(owner.place) : shortPlace(owner.place);
  const links = new Map<string, SheetContact>();
  for (const url of [website, portal.siteUrl])
    if (url !== null) links.set(shortAddress(url), { text: shortAddress(url), href: url });
  for (const { url, network } of profiles) {
    if (url === null || links.has(shortAddress(url))) continue;
    links.set(shortAddress(url), { text: accountText(url, network, colon), href: url });
  }
  const contacts = [
    email && { text: email, href: `mailto:${email}` },
    phone && { text: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    place && { text: place, href: null },
    ...links.values(),
    ...profiles
      .filter(({ url }) => url === null)
      .map(({ network, label }) => ({ text: `${network}${colon} ${label}`, href: null })),
    ...(owner.properties ?? []).map((property) => propertyContact(property, colon)),
  ];
  return contacts.filter((contact) => Boolean(contact)) as SheetContact[];
}
