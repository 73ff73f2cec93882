import { isNameInParts } from './full-name';
import { isNothing } from './empty-entries';
import { NETWORKS, networkName } from './network-names';
import { takeOwnSite } from './own-site';
import type { Path, Warn } from '../standard/problems';
import { labelOf } from '../model/properties';
import { OTHER_FIELDS, plainName } from '../standard/resume-fields';
import { isGroup, isText } from '../standard/shape';

type Group = Record<string, unknown>;

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

/** `languagesAndRuntimes` → "Languages and runtimes"; a name that a person wrote stays. */
const nameOfKey = (key: string): string => (/^[a-z]+(?:[A-Z_][a-zA-Z]*)*$/.test(key) ? labelOf(key) : key);

/** Converts accounts in `basics`, or in a group by network, to profiles. */
export function gatherProfiles(basics: Group, warn: Warn): void {
  for (const [key, group] of Object.entries(basics)) {
    const isOf = key === 'profiles' || OTHER_FIELDS.get('basics')?.get(plainName(key)) === 'profiles';
    if (!isOf || !isGroup(group) || 'network' in group || 'url' in group) continue;
    const left: Group = {};
    basics[key] = Object.entries(group).flatMap(([field, value]) => {
      const [network, account] = [networkName(field), accountIn(value)];
      if (account !== null) return [accountProfile(network, account)];
      // A group with further fields is an account with them. Any other value stays a field.
      if (isGroup(value) && !isNothing(value)) return [{ network, ...value }];
      if (!isNothing(value)) left[field] = value;
      return [];
    });
    for (const [field, value] of Object.entries(left)) {
      if (basics[field] === undefined) basics[field] = value;
      else
        warn(['basics', key, field], `no account, and "basics.${field}" has a value; it was left out.`, {
          weight: 'missing',
        });
    }
    warn(['basics', key], 'a group where a list belongs; each of its fields was taken as a profile.');
  }
  const list = Array.isArray(basics['profiles']) ? (basics['profiles'] as unknown[]) : [];
  const found = Object.entries(basics).flatMap(([key, account]) => {
    const network = key.length > 1 ? NETWORKS.get(key.toLowerCase().replaceAll(/[_-]/g, '')) : undefined;
    if (network === undefined) return [];
    const name = accountIn(account);
    const profile = name === null ? profileWithMore(network, account) : accountProfile(network, name);
    if (profile === null) return [];
    delete basics[key];
    warn(['basics', key], 'taken as one of "profiles"; nothing to do.', {
      weight: 'harmless',
      kind: 'profiles',
    });
    return [profile];
  });
  if (found.length > 0) basics['profiles'] = [...list, ...found];
  takeOwnSite(basics, warn);
}

/** The fields of an account in a group, by their plain names: its address, its name, and how it is shown. */
const ADDRESS = ['href', 'url', 'link'];
const USERNAME = ['username', 'user', 'handle'];
const OF_ACCOUNT = new Set([...ADDRESS, ...USERNAME, 'label', 'name', 'icon', 'network']);

/**
 * The account of a network: its address or name, also that in a group, `{ label, href }`; null without one, and
 * for a group with other fields, whose texts would be lost.
 */
export function accountIn(value: unknown): string | null {
  if (!isGroup(value)) return isText(value) ? value : null;
  const fields = new Map(
    Object.entries(value)
      .filter(([, field]) => !isNothing(field))
      .map(([key, field]) => [plainName(key), field]),
  );
  if ([...fields.keys()].some((key) => !OF_ACCOUNT.has(key))) return null;
  const textIn = (keys: readonly string[]) => keys.map((key) => fields.get(key)).find(isText);
  const name = textIn(USERNAME);
  // A sign before a name with a full stop tells it from an address.
  return (
    textIn(ADDRESS) ?? (name !== undefined && /^[^@/:]+\.[^/:]+$/.test(name) ? `@${name}` : (name ?? null))
  );
}

/** The profile of an account with further fields, which the reader tells of; null for other groups. */
function profileWithMore(network: string, value: unknown): Group | null {
  const isAccount = isGroup(value) && [...ADDRESS, ...USERNAME].some((key) => isText(value[key]));
  return isAccount ? { ...value, network } : null;
}

/** The profile of an account, without a note behind it: `github.com/ada (12 stars)`. */
export function accountProfile(network: string, account: string): Group {
  const name = account.replace(/\s+[(（].*$/, '');
  return /[/.]/.test(name) && !/^@[^@/]+$/.test(name)
    ? { network, url: name }
    : { network, username: name.replace(/^@/, '') };
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
