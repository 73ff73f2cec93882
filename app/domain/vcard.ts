import type { Portfolio } from '~/content/portfolio';

/** Octets of a line without its end (RFC 6350 §3.2). */
const LONGEST_LINE = 75;

/** Whatever a reader may take for the end of a line, and what no text has a use for. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const CONTROLS = /[^\P{Cc}\t]/gu;

/** A text as a value: what would end it or the line is written with a backslash (RFC 6350 §3.4). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(LINE_ENDS, String.raw`\n`)
    .replaceAll(CONTROLS, '')
    .replaceAll(',', String.raw`\,`);

/** An address: a value of its own kind, in which nothing is escaped by a backslash. */
const address = (url: string): string =>
  url.replaceAll(/[\s\p{Cc}"<>\\^`{|}]/gu, (sign) => encodeURIComponent(sign));

/** One of the parts of a value, which semicolons divide. */
const part = (text: string | null): string => escaped(text ?? '').replaceAll(';', String.raw`\;`);

/** A parameter's value: quoted, with RFC 6868's signs for what may not stand in quotes. */
const parameter = (text: string): string =>
  `"${text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(LINE_ENDS, '^n')
    .replaceAll(CONTROLS, '')}"`;

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
    ...[...new Set([website, portal.siteUrl])].map((url) => url && `URL:${address(url)}`),
    ...profiles.map(
      ({ network, url }) => url && `SOCIALPROFILE;SERVICE-TYPE=${parameter(network)}:${address(url)}`,
    ),
    'END:VCARD',
  ];
  return rows
    .filter((row): row is string => Boolean(row))
    .map((row) => `${folded(row)}\r\n`)
    .join('');
}
