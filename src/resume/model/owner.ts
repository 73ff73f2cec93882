import { shortAddress } from './texts/bare-address';
import { countryCodeIn, countryCodeOf, countryName } from './places/country-name';
import { plainName } from './places/gazetteer';
import { networkName } from './texts/network-names';
import { isSamePage } from './texts/own-site';
import type { City, LinkedProfile, Owner, Picture, Profile, Property } from './portfolio';
import { propertiesOf } from './properties';
import type { PortalSettings } from '../read/read-portal';
import type { Resume } from '../standard/resume';
import { paragraphsOf } from '../read/texts';

/** Languages in which people usually have two surnames. The initial is that of the first one. */
const TWO_SURNAMES = /^(?:es|pt)\b/;
/** The minimum number of words in a name with two surnames. */
const WITH_TWO_SURNAMES = 3;

/** Given names that often are the second one: "Carlos Andrés Mendoza". */
const SECOND_GIVEN =
  /^(?:alberto|alejandr[ao]|alfonso|andr[eé]s|andrea|antonio|augusto|beatriz|camil[ao]|carlos|carmen|carolina|cristina|daniel|david|eduardo|elena|enrique|esteban|felipe|fernand[ao]|gabriel[a]?|guillermo|hern[aá]n|ignacio|isabel|javier|jos[eé]|juan|luc[ií]a|luis|manuel|mar[ií]a|mauricio|miguel|paola|patricia|pilar|ricardo|sebasti[aá]n|sof[ií]a|teresa|victoria)$/i;

/** Generations and degrees behind a name. */
const AFTER_NAME = /^(?:I{2,3}|IV|[JS]r\.?|Ph\.?D\.?|MBA|M\.?D\.?|M\.?Sc\.?|B\.?Sc\.?|PMP|CPA|Esq\.?),?$/;

/** Titles before a name. */
const BEFORE_NAME = /^(?:Dr|Prof|Ing|Mgr|Bc|Dipl|Mr|Mrs|Ms|Sr|Sra|Dra)\.$/;
/** Any other abbreviation before a name: "Jun. Prof." */
const ABBREVIATED = /^(?:\p{Lu}\p{Ll}{2,}\.-?)+$/u;

/** One or two initials: of the given name and of the surname. */
export function initialsOf(name: string, language = 'en'): string {
  // Lowercase words such as "de", "dos", "y" have no initial, and a letter alone is no surname.
  const words = name
    .replaceAll(/[(（][^()（）]*[)）]/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !AFTER_NAME.test(word) && !BEFORE_NAME.test(word))
    .filter((word, at, all) => at > 0 || all.length < 3 || !ABBREVIATED.test(word));
  const bearing = words.filter(
    (word) => !/^\p{Ll}|^\p{L}\.?$|^(?:San|Santa|Santo|De|Del|Da|Dos|La|Las|Los)$/u.test(word),
  );
  const counted = TWO_SURNAMES.test(language) && bearing.length >= WITH_TWO_SURNAMES ? bearing : words;
  const isSecondGiven = bearing.length === WITH_TWO_SURNAMES && SECOND_GIVEN.test(bearing.at(-2) ?? '');
  const surname = counted === bearing && !isSecondGiven ? bearing.at(-2) : words.at(-1);
  const picked = words.length > 1 ? [counted[0], surname] : words;
  const letters = picked.map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}

/** A username without the sign before it, which stays if it belongs to the account: `mill.example/@ada`. */
function usernameOf(written: string, url = ''): string {
  const isPart =
    /^@.+@/.test(written) || (/^@[\w.-]+$/.test(written) && shortAddress(url).endsWith(`/${written}`));
  return isPart ? written : written.replace(/^[@/](?=.)/, '');
}

function profileOf(profile: NonNullable<Resume['basics']['profiles']>[number]): Profile[] {
  const { network, username, url } = profile;
  // "LinkedIn" on LinkedIn is no account.
  const account = url && username?.toLowerCase() === network?.toLowerCase() ? undefined : username;
  const label = (account && usernameOf(account, url)) ?? (url && shortAddress(url)) ?? network;
  // A network alone leads to no one.
  if (label === undefined || (url === undefined && label === network)) return [];
  const named = network === undefined ? undefined : networkName(network);
  return [{ network: named ?? (url ? new URL(url).hostname : label), label, url: url ?? null }];
}

/** The shortest text that belongs to the biography and not to the contact details. */
const SHORTEST_PROSE = 80;
const isProse = ({ values }: Property): boolean =>
  values.some((text) => text.length >= SHORTEST_PROSE && /\s|\p{Script=Han}|\p{Script=Hiragana}/u.test(text));

const isLinkedIn = (profile: Profile): profile is LinkedProfile =>
  profile.url !== null &&
  (/linkedin/i.test(profile.network) || /\/\/(?:\w+\.)?linkedin\.com\//i.test(profile.url));

/** A comma, or another separator between spaces, at the end of a text. */
const SEPARATOR_AT_END = /\s*,\s*$|\s[–—/-]\s+$/u;

/** `Paris, France`, `La Paz - Bolivia` or `Londres, United Kingdom` beside its country, in any language. */
function withoutEnd(city: string, country: string | null, isCountry: (name: string) => boolean): string {
  const last = city.slice(city.lastIndexOf(',') + 1);
  if (last !== city && isCountry(last.trim())) return city.slice(0, -last.length - 1).trim();
  if (country === null || !city.toLowerCase().endsWith(country.toLowerCase())) return city;
  const rest = city.slice(0, -country.length);
  return SEPARATOR_AT_END.test(rest) ? rest.replace(SEPARATOR_AT_END, '') : city;
}

const isSame = (one: string, other = ''): boolean => plainName(one) === plainName(other);

function cityOf(location: Resume['basics']['location'], language: string): City | null {
  if (!location) return null;
  const { address, postalCode, city, region, countryCode, country: named } = location;
  const written = countryCode?.trim() ?? '';
  // Many résumés have the country's name where its code belongs; two other Latin letters are no country.
  const code = countryCodeIn(written);
  const given = named ?? (/^[a-z]{2}$/i.test(written) ? null : written || null);
  const country = code === null ? given : (countryName(code, language) ?? code);
  const isCountry = (name: string) => code !== null && countryCodeOf(name) === code;
  return {
    address: address ?? null,
    postalCode: postalCode ?? null,
    city: city === undefined ? null : withoutEnd(city, country, isCountry),
    region: region === undefined || isSame(region, city) || isCountry(region) ? null : region,
    country,
    countryCode: code,
  };
}

/** The owner of the portal. */
export function ownerOf(
  { basics }: Resume,
  photo: Picture | null,
  { initials, language }: Pick<PortalSettings, 'initials' | 'language'>,
): Owner {
  const profiles = (basics.profiles ?? []).flatMap(profileOf);
  const isProfile = profiles.some(({ url }) => url && isSamePage(url, basics.url ?? ''));
  const properties = propertiesOf('basics', basics);
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
    properties: properties.filter((property) => !isProse(property)),
    biography: [basics.summary ?? '', ...properties.filter(isProse).flatMap(({ values }) => values)].flatMap(
      paragraphsOf,
    ),
  };
}
