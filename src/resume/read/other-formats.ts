import { NETWORKS, networkName } from './network-names';
import { takeOwnSite } from './own-site';
import type { Path, Warn } from './problems';
import { labelOf } from './properties';
import { hasWords } from './repeated-text';
import { OTHER_FIELDS, plainName } from './resume-fields';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Top-level groups that correspond to `basics` in the standard. */
const LIKE_BASICS = [
  'basic',
  'bio',
  'personal',
  'personalInfo',
  'personal_info',
  'personalInformation',
  'personalDetails',
  'profile',
  'person',
  'about',
  'info',
  'header',
  'contact',
  'contactInfo',
  'details',
  'introduction',
  'me',
  'main',
  'owner',
  'general',
  'base',
  'user',
  'candidate',
  'author',
];

/** Fields of `basics` that some files have at the top level, by their plain names. */
const AT_THE_TOP = new Set(
  `name fullName firstName lastName label title headline jobTitle workTitle tagline email mail emailAddress phone mobile
  website url image picture photo summary objective location profiles social socials socialLinks socialMedia github linkedin twitter`
    .split(/\s+/)
    .map(plainName),
);

/** A name in its parts: `["Ada", "Byron"]`. */
const isNameInParts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

const named = (group: Group): boolean =>
  isNameInParts(group['name']) ||
  ['name', 'fullName', 'full_name', 'firstName', 'firstname', 'first_name'].some((key) => isText(group[key]));

/** Fields of a person with the name of the profession. */
const HEADLINES = ['title', 'label', 'headline', 'jobTitle'];

/** Whether the title at the top is the document's: a group with the owner's name has another one. */
const isTitleOfDocument = (data: Group): boolean =>
  LIKE_BASICS.map((key) => data[key]).some(
    (group) => isGroup(group) && named(group) && HEADLINES.some((key) => isText(group[key])),
  );

/** Moves fields into `basics` unless it has them, each with a warning. */
export function gatherBasics(data: Group, warn: Warn, writtenAt: (path: Path, written: Path) => void): void {
  const before = isGroup(data['basics']) ? data['basics'] : {};
  if (named(before) || (data['basics'] !== undefined && !isGroup(data['basics']))) return;
  const basics: Group = { ...before };
  const move = (path: readonly string[], key: string, value: unknown) => {
    if (basics[key] !== undefined || value === undefined) return false;
    basics[key] = value;
    writtenAt(['basics', key], path);
    warn(path, `taken as "basics.${key}"; write it there.`, { kind: 'into basics' });
    return true;
  };
  if (isText(data['title']) && isTitleOfDocument(data)) {
    delete data['title'];
    warn(['title'], 'the title of the document, not of the person; it was left out.', { weight: 'harmless' });
  }
  for (const key of Object.keys(data))
    if (AT_THE_TOP.has(plainName(key)) && move([key], key, data[key])) delete data[key];
  for (const key of LIKE_BASICS) {
    const group = data[key];
    if (!isGroup(group)) continue;
    if (!named(basics) && !named(group)) continue;
    const left = Object.entries(group).filter(([field, value]) => !move([key, field], field, value));
    if (left.length === 0) delete data[key];
    else data[key] = Object.fromEntries(left);
  }
  if (Object.keys(basics).length > 0) data['basics'] = basics;
}

/** Moves the fields of a group with contact details into `basics`, unless it has them. */
export function gatherContact(basics: Group, warn: Warn): void {
  const { contact } = basics;
  if (!isGroup(contact)) return;
  const left = Object.entries(contact).filter(([key, value]) => {
    if (basics[key] !== undefined) return true;
    basics[key] = value;
    return false;
  });
  if (left.length > 0) basics['contact'] = Object.fromEntries(left);
  else delete basics['contact'];
  warn(['basics', 'contact'], 'its fields were taken as those of "basics"; write them there.');
}

/** Fields with the second of two surnames, by their plain names. */
const SECOND_SURNAME = new Set(['secondsurname', 'secondlastname', 'segundoapellido']);
const GIVEN_NAME = ['firstName', 'firstname', 'first_name', 'givenName'];
const SURNAME = ['lastName', 'lastname', 'last_name', 'familyName', 'surname'];

/** One word with a capital, as of scripts with spaces between names: "Ada", not "ada92" or "김민수". */
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}'’-]*$/u;
const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Appends the surname to a given name alone: `name: "Ada"` beside `familyName: "Byron"`. */
function appendSurname(basics: Group, warn: Warn): void {
  const { name } = basics;
  const key = SURNAME.find((field) => isText(basics[field]));
  if (key === undefined || !isText(name) || !ONE_WORD.test(name.trim())) return;
  const surname = String(basics[key]).trim();
  const isIn =
    surname.split(/\s+/).some((word) => hasWords(name, word)) ||
    name.toLowerCase().includes(surname.toLowerCase().replaceAll(/\s+/g, ''));
  // Beside another given name, this one is a nickname or an account.
  const isNickname = GIVEN_NAME.some((field) => isText(basics[field]) && !hasWords(basics[field], name));
  if (surname === '' || isIn || isNickname || isLatin(name) !== isLatin(surname)) return;
  basics['name'] = `${name.trim()} ${surname}`;
  delete basics[key];
  warn(['basics', key], 'the surname was appended to "name", which lacks it; write it there.');
}

/** Builds the full name from its parts. */
export function joinName(basics: Group, warn: Warn): void {
  if (isNameInParts(basics['name'])) {
    basics['name'] = basics['name'].join(' ');
    warn(['basics', 'name'], 'a list where a text belongs; its parts were joined.');
  }
  appendSurname(basics, warn);
  if (basics['name'] !== undefined) return;
  const partOf = (...keys: string[]) => keys.find((key) => isText(basics[key]));
  const last = partOf(...SURNAME);
  const second =
    last === undefined
      ? undefined
      : Object.keys(basics).find((key) => SECOND_SURNAME.has(plainName(key)) && isText(basics[key]));
  const parts = [partOf(...GIVEN_NAME), last, second].filter((key) => key !== undefined);
  const [first] = parts;
  if (first === undefined) return;
  const isRepeated = (key: string) =>
    key === second && hasWords(String(basics[last ?? '']), String(basics[key]));
  basics['name'] = parts
    .filter((key) => !isRepeated(key))
    .map((key) => basics[key])
    .join(' ');
  for (const key of parts) delete basics[key];
  warn(
    ['basics', first],
    `${parts.length > 1 ? 'first and last name were' : 'this was'} taken as "name"; write it so.`,
  );
}

/** `languagesAndRuntimes` → "Languages and runtimes"; a name that a person wrote stays. */
const nameOfKey = (key: string): string => (/^[a-z]+(?:[A-Z_][a-zA-Z]*)*$/.test(key) ? labelOf(key) : key);

/** Converts accounts in `basics`, or in a group by network, to profiles. */
export function gatherProfiles(basics: Group, warn: Warn): void {
  for (const [key, group] of Object.entries(basics)) {
    const isOf = key === 'profiles' || OTHER_FIELDS.get('basics')?.get(plainName(key)) === 'profiles';
    if (!isOf || !isGroup(group) || 'network' in group || 'url' in group) continue;
    basics[key] = Object.entries(group).flatMap(([network, value]) => {
      const account = accountIn(value);
      return account === null ? [] : [accountProfile(networkName(network), account)];
    });
    warn(['basics', key], 'a group where a list belongs; each of its fields was taken as a profile.');
  }
  const list = Array.isArray(basics['profiles']) ? (basics['profiles'] as unknown[]) : [];
  const found = Object.entries(basics).flatMap(([key, account]) => {
    const network = key.length > 1 ? NETWORKS.get(key.toLowerCase().replaceAll(/[_-]/g, '')) : undefined;
    const name = network === undefined ? null : accountIn(account);
    if (network === undefined || name === null) return [];
    delete basics[key];
    warn(['basics', key], 'taken as one of "profiles"; nothing to do.', {
      weight: 'harmless',
      kind: 'profiles',
    });
    return [accountProfile(network, name)];
  });
  if (found.length > 0) basics['profiles'] = [...list, ...found];
  takeOwnSite(basics, warn);
}

/** The account of a network: its address or name, also the address in a group, `{ label, href }`; null without one. */
export function accountIn(value: unknown): string | null {
  const account = isGroup(value) ? ['href', 'url', 'link'].map((key) => value[key]).find(isText) : value;
  return isText(account) ? account : null;
}

/** The profile of an account, without a note behind it: `github.com/ada (12 stars)`. */
export function accountProfile(network: string, account: string): Group {
  const name = account.replace(/\s+[(（].*$/, '');
  return /[/.]/.test(name) ? { network, url: name } : { network, username: name.replace(/^@/, '') };
}

/** The fields that contain the list of a section. */
const LIST_FIELDS = ['history', 'items', 'sets', 'list', 'entries'];

/**
 * Converts a group to the list of a section: the list that it contains, or an entry for each field.
 * @param main the name field of an entry
 * @param known the fields of the section
 */
export function listOfGroup(group: Group, main: string, known: readonly string[]): unknown[] | null {
  const entries = Object.entries(group);
  const [[, only] = []] = entries.length === 1 ? entries : [];
  // The name of a list of skills is the heading of a group.
  const hasHeadings = known.includes('keywords') && !known.includes('startDate');
  if (Array.isArray(only) && only.every(isGroup) && !hasHeadings) return only;
  const list = LIST_FIELDS.map((key) => group[key]).find(
    (one): one is Group[] => Array.isArray(one) && one.length > 0 && one.every(isGroup),
  );
  // FRESH has a summary of all jobs beside their list.
  if (list && !isText(group[main])) return list;
  if (entries.length === 0 || entries.some(([key]) => known.includes(key))) return null;
  const fieldFor = (value: unknown): Group | null => {
    if (isGroup(value)) return value;
    if (Array.isArray(value)) {
      // Below a heading stand names, or groups with a name, which the list of keywords reads: { name: 'Go' }.
      const isNamed = (item: unknown) => isText(isGroup(item) ? item[main] : item);
      return known.includes('keywords') && value.every(isNamed) ? { keywords: value } : null;
    }
    if (isText(value)) return known.includes('fluency') ? { fluency: value } : { summary: value };
    return null;
  };
  const made = entries.map(([key, value]) => {
    const fields = fieldFor(value);
    return fields && { [main]: nameOfKey(key), ...fields };
  });
  return made.every((entry) => entry !== null) ? made : null;
}
