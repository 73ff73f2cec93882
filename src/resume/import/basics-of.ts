import { codeOfCountry } from '../model/places/areas';
import { citiesNamed } from '../model/places/cities';
import { isWebAddress } from '../model/texts/bare-address';
import { entryOf, oneLine, UNNAMED, type Entry } from './entry';
import type { Tables } from './read-table';

/** The same rule as in the portal's reader (RFC 5321). */
const EMAIL = /^(?=.{1,254}$)[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The labels of an owner's own site in LinkedIn, the best first. */
export const OWN_SITE = ['PERSONAL', 'PORTFOLIO', 'BLOG', 'COMPANY'];

/** Chinese, Japanese and Korean names start with the family name. The first two have no spaces. */
const EASTERN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

function nameOf(first: string, last: string): string {
  if (EASTERN.test(first) && EASTERN.test(last)) return `${last}${first}`;
  return [first, last].map(oneLine).filter(Boolean).join(' ');
}

/** The start of a list entry: a label or an address. */
const WEBSITE = /,(?=\s*(?:[A-Z][A-Z_ ]*:|https?:\/\/|www\.))/i;

/** `[PORTFOLIO:https://example.com,BLOG:https://example.org]`. The URL of an invalid address is null. */
const websitesOf = (text: string): { label: string; url: string | null; written: string }[] =>
  text
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(WEBSITE)
    .map((written) => written.trim())
    .filter(Boolean)
    .map((written) => {
      const [, label, rest = ''] = /^(?:([A-Z][A-Z_ ]*):(?!\/\/))?\s*(.*)$/is.exec(written) ?? [];
      const url = rest.replace(/^www\./i, 'https://www.');
      return { label: (label ?? 'OTHER').toUpperCase().trim(), url: isWebAddress(url) ? url : null, written };
    });

/** `[one,two]` */
const handlesOf = (text: string): string[] =>
  text
    .replaceAll(/[[\]@]/g, '')
    .split(/[,;\s]+/)
    .filter(Boolean);

const networkOf = (label: string): string =>
  label === 'RSS' ? label : label.charAt(0) + label.slice(1).toLowerCase();

/** The owner's profile, its summary, and the primary email address. */
export function basicsOf(tables: Tables, leftOut: string[]): Entry {
  const [profile, ...others] = tables.profile;
  if (others.length > 0)
    leftOut.push(`Profile.csv: expected one row, got ${others.length + 1}; the first one was used.`);
  const summaries = [profile?.summary, ...tables.profileSummary.map(({ summary }) => summary)].filter(
    Boolean,
  );
  if (new Set(summaries).size > 1)
    leftOut.push('Profile Summary.csv: differs from the summary in Profile.csv, which was used.');

  const emails = tables.emails.filter(({ address }) => EMAIL.test(address));
  const isYes = (text: string) => /^(?:yes|true|1)$/i.test(text);
  const email =
    emails.find(({ primary }) => isYes(primary)) ??
    emails.find(({ confirmed }) => isYes(confirmed)) ??
    emails[0];
  const otherEmails = tables.emails.filter((row) => row.address !== '' && row.address !== email?.address);
  if (otherEmails.length > 0)
    leftOut.push(
      `Email Addresses.csv: ${otherEmails.map(({ address }) => address).join(', ')} – not imported: a résumé has one address.`,
    );

  const websites = websitesOf(profile?.websites ?? '');
  for (const { url, written } of websites)
    if (url === null) leftOut.push(`Profile.csv: Websites "${written}" – no web address was found in it.`);
  const sites = websites.flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
  const own = OWN_SITE.map((label) => sites.find((site) => site.label === label)).find(Boolean) ?? sites[0];
  const handles = handlesOf(profile?.twitter ?? '');
  const profiles = [
    ...handles.map((username) => ({ network: 'Twitter', username, url: `https://twitter.com/${username}` })),
    ...sites.filter((site) => site !== own).map(({ label, url }) => ({ network: networkOf(label), url })),
  ];
  return {
    name: nameOf(profile?.firstName ?? '', profile?.lastName ?? '') || UNNAMED,
    ...entryOf({
      label: oneLine(profile?.headline ?? ''),
      email: email?.address,
      url: own?.url,
      summary: summaries[0],
      location: placeOf(profile?.place ?? '', oneLine(profile?.country ?? '')),
      profiles: profiles.length > 0 ? profiles : undefined,
    }),
  };
}

/** Parses `Madrid, Community of Madrid, Spain` from its end: country, region, city. */
export function placeOf(text: string, country = ''): Entry | undefined {
  const parts = text
    .split(/[,،、]/)
    .map(oneLine)
    .filter(Boolean);
  const named = codeOfCountry(parts.at(-1) ?? '');
  // The name of a city may equal that of its country, as in Singapore.
  if (named !== null && !(parts.length === 1 && citiesNamed(parts[0] ?? '').length > 0)) parts.pop();
  const [city, ...regions] = parts;
  return entryOf({ city, region: regions.join(', '), countryCode: named ?? countryOf(country) }) ?? undefined;
}

/** The code of a country, from its name or its code. */
export const countryOf = (name: string): string | undefined =>
  codeOfCountry(name) ?? (/^[a-z]{2}$/i.test(name) ? name.toUpperCase() : undefined);
