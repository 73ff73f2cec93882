import { shortAddress } from './texts/bare-address';
import { countryCodeIn, countryCodeOf, countryName } from './places/areas';
import { plainPlaceName } from './places/cities';
import type { PostalAddress, LinkedProfile, Owner, Picture, Profile } from './portfolio';
import { propertiesOf } from './properties';
import type { PortalSettings } from '../read/read-portal';
import { networkName, type Resume } from '../standard/resume';
import { paragraphsOf } from '../read/translatable';

/** Languages in which people usually have two surnames. The initial is that of the first one. */
const TWO_SURNAMES = /^(?:es|pt)\b/;
/** The minimum number of words in a name with two surnames. */
const WITH_TWO_SURNAMES = 3;

/** Generations and degrees behind a name. */
const AFTER_NAME = /^(?:I{2,3}|IV|[JS]r\.?|Ph\.?D\.?|MBA|M\.?D\.?|M\.?Sc\.?|B\.?Sc\.?|PMP|CPA|Esq\.?),?$/;

/** Titles before a name. */
const BEFORE_NAME = /^(?:Dr|Prof|Ing|Mgr|Bc|Dipl|Mr|Mrs|Ms|Sr|Sra|Dra)\.$/;
/** One or two initials: of the given name and of the surname. */
export function initialsOf(name: string, language = 'en'): string {
  // Lowercase words such as "de", "dos", "y" have no initial, and a letter alone is no surname.
  const words = name
    .replaceAll(/[(（][^()（）]*[)）]/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !AFTER_NAME.test(word) && !BEFORE_NAME.test(word));
  const bearing = words.filter(
    (word) => !/^\p{Ll}|^\p{L}\.?$|^(?:San|Santa|Santo|De|Del|Da|Dos|La|Las|Los)$/u.test(word),
  );
  const counted = TWO_SURNAMES.test(language) && bearing.length >= WITH_TWO_SURNAMES ? bearing : words;
  const surname = counted === bearing ? bearing.at(-2) : words.at(-1);
  const picked = words.length > 1 ? [counted[0], surname] : words;
  const letters = picked.map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}

function profileOf(profile: NonNullable<Resume['basics']['profiles']>[number]): Profile[] {
  const { network, username, url } = profile;
  // "LinkedIn" on LinkedIn is no account.
  const account = url && username?.toLowerCase() === network?.toLowerCase() ? undefined : username;
  const label = account?.replace(/^@(?=[^@]+$)/, '') ?? (url && shortAddress(url)) ?? network;
  // A network alone leads to no one.
  if (label === undefined || (url === undefined && label === network)) return [];
  const named = network === undefined ? undefined : networkName(network);
  return [{ network: named ?? (url ? new URL(url).hostname : label), label, url: url ?? null }];
}

const isLinkedIn = (profile: Profile): profile is LinkedProfile =>
  profile.url !== null &&
  (/linkedin/i.test(profile.network) || /\/\/(?:\w+\.)?linkedin\.com\//i.test(profile.url));

const isSame = (one: string, other = ''): boolean => plainPlaceName(one) === plainPlaceName(other);

function cityOf(location: Resume['basics']['location'], language: string): PostalAddress | null {
  if (!location) return null;
  const { address, postalCode, city, region, countryCode, country: named } = location;
  const written = countryCode?.trim() ?? '';
  // Many résumés have the country's name where its code belongs; two other Latin letters are no country.
  const code = countryCodeIn(written);
  const given = named ?? (/^[a-z]{2}$/i.test(written) ? null : written || null);
  const country = code === null ? given : (countryName(code, language) ?? code);
  const isCountry = (name: string) =>
    code === null ? isSame(name, country ?? '') : countryCodeOf(name) === code;
  return {
    address: address ?? null,
    postalCode: postalCode ?? null,
    // "Paris, France" and "La Paz - Bolivia" name the country a second time.
    city:
      city?.replace(/(?:,|\s[-–]\s)([^,]{0,60})$/, (end, name: string) => (isCountry(name) ? '' : end)) ??
      null,
    region: region === undefined || isSame(region, city) || isCountry(region) ? null : region,
    country,
    countryCode: code,
  };
}

/** An address for comparison. Twitter leads to X, its name since 2023. */
const comparable = (address: string): string =>
  shortAddress(address.trim())
    .toLowerCase()
    .replace(/^(?:mobile\.)?twitter\.com(?=\/)/, 'x.com');

/** Whether two addresses lead to the same page. */
const isSamePage = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** The owner of the portal. */
export function ownerOf(
  { basics }: Resume,
  photo: Picture | null,
  { initials, language }: Pick<PortalSettings, 'initials' | 'language'>,
): Owner {
  const profiles = (basics.profiles ?? []).flatMap(profileOf);
  const isProfile = profiles.some(({ url }) => url && isSamePage(url, basics.url ?? ''));
  return {
    name: basics.name,
    initials: initials ?? initialsOf(basics.name, language),
    headline: basics.label ?? null,
    email: basics.email ?? null,
    phone: basics.phone ?? null,
    // The address of a profile is listed once, with its network.
    website: isProfile ? null : (basics.url ?? null),
    linkedin: profiles.find(isLinkedIn) ?? null,
    profiles,
    photo,
    place: cityOf(basics.location, language ?? 'en'),
    properties: propertiesOf('basics', basics),
    biography: paragraphsOf(basics.summary ?? ''),
  };
}
