import type { Portfolio } from '~/resume/model/portfolio';

import { CONTROLS, escaped, foldLine, LINE_ENDS } from './content-lines';

/** A URI value, which has no backslash escapes. */
const address = (url: string): string =>
  url.replaceAll(/[\s\p{Cc}"<>\\^`{|}]/gu, (sign) => encodeURIComponent(sign));

/** One part of a structured value; semicolons separate the parts. */
const part = (text: string | null): string => escaped(text ?? '').replaceAll(';', String.raw`\;`);

/** A quoted parameter value with the escapes of RFC 6868. */
const parameter = (text: string): string =>
  `"${text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(LINE_ENDS, '^n')
    .replaceAll(CONTROLS, '')}"`;

/**
 * The contact details as vCard 4.0 (RFC 6350; profiles as in RFC 9554). The reader leaves out the street and the
 * postal code, unless the owner publishes them.
 */
export function vcard({ owner, portal, currentPosition }: Portfolio): string {
  const { name, headline, email, phone, website, profiles, place } = owner;
  const title = currentPosition?.position.title ?? headline;
  const parts = place ? [place.address, place.city, place.region, place.postalCode, place.country] : [];
  const rows: (string | null)[] = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escaped(name)}`,
    title && `TITLE:${escaped(title)}`,
    currentPosition && `ORG:${part(currentPosition.company.name)}`,
    email && `EMAIL:${escaped(email)}`,
    phone && `TEL:${escaped(phone)}`,
    place && `ADR:;;${parts.map(part).join(';')}`,
    ...[...new Set([website, portal.siteUrl])].map((url) => url && `URL:${address(url)}`),
    ...profiles.map(
      ({ network, url }) => url && `SOCIALPROFILE;SERVICE-TYPE=${parameter(network)}:${address(url)}`,
    ),
    'END:VCARD',
  ];
  return rows
    .filter((row): row is string => Boolean(row))
    .map((row) => `${foldLine(row)}\r\n`)
    .join('');
}
