import { leavesOf } from './leaves';
import { nearest } from '../standard/nearest';
import {
  hasForeignPhone,
  hasIban,
  hasPhone,
  isMaritalStatus,
  isPhoneOfOther,
  isPhoneLink,
  isPhoneProfile,
  isShortPhone,
  kindOfForm,
  kindOfPair,
  kindOfLabelled,
  withoutPhone,
} from './private-forms';
import { kindOfName, plain, type PrivateKind } from './private-names';
import type { Path } from '../standard/problems';
import { FIELDS } from '../standard/resume-fields';

/** An unpublished value with its path in the résumé. */
export type Withheld = { path: Path; kind: PrivateKind | 'hidden' };

/** Names of numbers of pages and books, which look like phone numbers. */
const PRINTED = /^(?:pages?|pagerange|pp|is[bs]n(?:1[03])?|eissn|doi)$/;

/** Whether a number is one of pages or books. In publications, only a phone number begins with "+". */
const isPrinted = (path: Path, text: string): boolean =>
  PRINTED.test(plain(String(path.findLast((step) => typeof step === 'string') ?? ''))) ||
  (path[0] === 'publications' && /^\d/.test(text));

/** Names of identifiers, counts and amounts, whose digits look like a phone number. */
const COUNTED =
  /(?:ids?|n[or]|num(?:ber)?s?|nummer|count|budget|amount|npi|code|total|revenue|users|views|downloads)$/;

/** Whether digits alone are no phone number, because of the name of their field. */
const isCounted = (name: string, text: string): boolean => /^\d+$/.test(text) && COUNTED.test(plain(name));

/** Further names in a location of what is no more exact than a town. Others may be parts of an address. */
const COARSE =
  /^(?:county|districts?|state|province|country|continent|subregion|area|metro(?:area)?|town|municipality|locality|borough|cityname|timezone\w*|tz|utc(?:offset)?|gmt|remote\w*|hybrid|relocat\w+|type)$/;
/** Names of texts, which contain a house number or a postal code, or only a town. */
const NAMED = /^(?:name|label|text|title|display(?:name)?)$/;
/** Fields of a location, which are often misspelt: their value is a town or a country, too. */
const TOWN_FIELDS = ['city', 'region', 'country', 'countryCode'];
/** Names of coordinates. */
const COORDINATES = /^(?:lat|latitude|lng|longitude|latl(?:ng|ong?)|coord(?:inate)?s|geo(?:location)?|gps)$/;
/** Names of codes of places, and the form of such codes: `gc7x3r04z7`, `9C5M27Q6+8V`. */
const PLACE_CODE = /^(?:geohash|pluscode|openlocationcode)$/;
const CODE = /^[\dA-Z]{4,12}(?:\+[\dA-Z]{2,3}\b.*)?$/i;
/** Names of a place of residence, often a town. */
const RESIDENCE = /^(?:placeof)?residen(?:ce|cia|za)$|^wohn(?:ort|sitz)$|^居住地$/;

/** Whether a field of a location may be more exact than a town. */
function isExact(name: string | undefined, text: string): boolean {
  if (name === undefined || text === '' || /^(?:true|false)$/.test(text)) return false;
  const short = plain(name);
  if (COARSE.test(short)) return false;
  return /\d/.test(text) || (!NAMED.test(short) && nearest(name, TOWN_FIELDS) === null);
}

/** The private data that names contain only in the contact details. */
function kindInBasics(names: readonly string[], text: string): PrivateKind | null {
  const short = names.map(plain);
  if (short.some((name) => COORDINATES.test(name)) && /^[\d\s.,°'"NSEW+-]+$/i.test(text)) return 'address';
  if (short.some((name) => PLACE_CODE.test(name)) && CODE.test(text)) return 'address';
  if (names[0] === 'location' && isExact(names[1], text)) return 'address';
  return short.some((name) => RESIDENCE.test(name)) && /\d/.test(text) ? 'address' : null;
}

/** Longer texts are prose: a call for help of an office may contain its number. */
const LONGEST_CONTACT = 150;

/** Sections whose names were made invalid to disable them: `workx`, `workhh`. */
const DISABLED_SECTION = new RegExp(
  String.raw`^(?:${Object.keys(FIELDS)
    .filter((name) => !name.includes('.'))
    .join('|')})([a-rt-z])\1{0,2}$`,
);

/** The names of notes and disabled fields: `_todo`, `label_disabled`. */
export const isNote = (key: string): boolean =>
  /^$|^[_-]|^\$(?!schema$)|[_-](?:disabled|hidden|old|bak|draft|todo)$/i.test(key) ||
  DISABLED_SECTION.test(key);

/** The standard's fields that a reader of a career does not need. */
const STANDARD: Readonly<Record<string, PrivateKind>> = {
  'basics.phone': 'phone',
  'basics.location.address': 'address',
  'basics.location.postalCode': 'address',
};

/** Whether the standard or the reader defines a field. The owner means to publish these. */
function isKnown(names: readonly string[]): boolean {
  const section = names.slice(0, -1).join('.');
  return Object.hasOwn(FIELDS[section] ?? {}, String(names.at(-1)));
}

/** The private kind of a text about another person, who did not publish their number. */
const kindInReference = (name: string, text: string): PrivateKind | null =>
  (hasPhone(text) || (['reference', 'contact'].includes(name) && isShortPhone(text)) ? 'phone' : null) ??
  kindOfForm(text);

/** The kind of private data at a path; null for public data. */
export function privateKindOf(path: Path, value: unknown): PrivateKind | null {
  const names = path.filter((step): step is string => typeof step === 'string');
  if (names.some(isNote)) return 'note';
  const text = typeof value === 'object' ? '' : String(value).trim();
  const standard = STANDARD[names.join('.')];
  if (standard) return standard;
  const [section] = names;
  if (section === '$schema') return null;
  // Tools write settings below "meta", so that the value has to be private, too.
  if (section === 'meta')
    return names.map((name) => kindOfLabelled(name, text)).find((kind) => kind !== null) ?? null;
  const name = names.at(-1) ?? '';
  if (section === 'references') {
    const kind = kindInReference(name, text);
    if (kind !== null) return kind;
  }
  const isProfile = section === 'basics' && names[1] === 'profiles';
  if (section === 'basics' && isPhoneLink(text)) return 'phone';
  if (names.join('.').startsWith('basics.location') && hasPhone(text)) return 'phone';
  const form = kindOfForm(text);
  // A username of digits alone is often the number of an account.
  if (isProfile && form === 'phone' && !/^\d+$/.test(text)) return form;
  if (isKnown(names)) return null;
  // A group with such a name contains nothing else.
  const below = section === 'basics' ? names.slice(1) : names;
  const byName =
    below.map(kindOfName).find((kind) => kind !== null) ??
    (section === 'basics' ? kindInBasics(below, text) : null);
  if (byName !== null) return byName;
  if (section === 'basics' && isMaritalStatus(name, text)) return 'maritalStatus';
  if (hasIban(text)) return 'identity';
  if (section === 'basics' && text.length <= LONGEST_CONTACT && hasForeignPhone(text)) return 'phone';
  if (section !== 'basics' && text.length <= LONGEST_CONTACT && isPhoneOfOther(text)) return 'phone';
  return form === 'phone' && (isPrinted(path, text) || isCounted(name, text)) ? null : form;
}

/** Whether a group may be a label with its value. In the sections of a career, a name is no label. */
const canBePair = (path: Path): boolean => {
  const names = path.filter((step) => typeof step === 'string');
  const isCareer =
    names[0] !== 'basics' && names[0] !== 'references' && Object.hasOwn(FIELDS, names[0] ?? '');
  return names.length > 0 && !isCareer && !['basics', 'basics.location', 'meta'].includes(names.join('.'));
};

/** The kind of private data that a group around a field is. The label of a profile is its network. */
function kindInGroup(path: Path, group: Readonly<Record<string, unknown>>): PrivateKind | null {
  if (!canBePair(path)) return null;
  if (path[0] === 'basics' && path[1] === 'profiles') return isPhoneProfile(group) ? 'phone' : null;
  return kindOfPair(group);
}

/** The rest of a place without the phone number beside it, if it is public. */
function publicPart(path: Path, value: unknown, kind: PrivateKind): string | undefined {
  if (kind !== 'phone' || path[1] !== 'location' || typeof value !== 'string') return undefined;
  const rest = withoutPhone(value);
  return rest === null || privateKindOf(path, rest) !== null ? undefined : rest;
}

/**
 * Removes private data, unless the owner publishes it.
 * @returns the rest of the résumé, the removed values, and the private values that are published
 */
export function withhold<Resume extends object>(
  resume: Resume,
  publish: readonly PrivateKind[],
): { resume: Resume; withheld: Withheld[]; published: Withheld[] } {
  const withheld: Withheld[] = [];
  const published: Withheld[] = [];
  const open = leavesOf(resume, (path, value, group) => {
    const kind = privateKindOf(path, value) ?? kindInGroup(path.slice(0, -1), group);
    if (kind === null) return value;
    const isPublished = publish.includes(kind);
    (isPublished ? published : withheld).push({ path, kind });
    return isPublished ? value : publicPart(path, value, kind);
  });
  return { resume: open as Resume, withheld, published };
}
