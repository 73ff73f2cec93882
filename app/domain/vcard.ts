import type { Portfolio } from '~/content/portfolio';

/** Octets of a line without its end (RFC 6350 §3.2). */
const LONGEST_LINE = 75;

/** A text as a value: what would end it or the line is written with a backslash (RFC 6350 §3.4). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(',', String.raw`\,`);

/** One of the parts of a value, which semicolons divide. */
const part = (text: string | null): string => escaped(text ?? '').replaceAll(';', String.raw`\;`);

/** A parameter's value: quoted, with RFC 6868's signs for what may not stand in quotes. */
const parameter = (text: string): string =>
  `"${text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(/\r\n|\r|\n/g, '^n')}"`;

/** Breaks a line that is too long, never inside a character; what follows begins with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let [row, size] = ['', 0];
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LONGEST_LINE) {
      rows.push(row);
      [row, size] = [' ', 1];
    }
    row += character;
    size += octets;
  }
  return [...rows, row].join('\r\n');
}

/** How to reach the owner, as a vCard 4.0 (RFC 6350; profiles as in RFC 9554). The street is left out, as on the pages. */
export function vcard({ owner, portal, currentPosition }: Portfolio): string {
  const { name, headline, email, phone, website, profiles, place } = owner;
  const title = currentPosition?.position.title ?? headline;
  const rows: (string | null)[] = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escaped(name)}`,
    title && `TITLE:${escaped(title)}`,
    currentPosition && `ORG:${part(currentPosition.company.name)}`,
    email && `EMAIL:${escaped(email)}`,
    phone && `TEL:${escaped(phone)}`,
    place && `ADR:;;;${part(place.city)};${part(place.region)};;${part(place.country)}`,
    ...[...new Set([website, portal.siteUrl])].map((url) => url && `URL:${url}`),
    ...profiles.map(({ network, url }) => url && `SOCIALPROFILE;SERVICE-TYPE=${parameter(network)}:${url}`),
    'END:VCARD',
  ];
  return rows
    .filter((row): row is string => Boolean(row))
    .map((row) => `${folded(row)}\r\n`)
    .join('');
}
