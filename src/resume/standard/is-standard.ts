import { createHash } from 'node:crypto';

import hashes from './template-hashes.json' with { type: 'json' };
import words from './date-words.json' with { type: 'json' };
import networks from './networks.json' with { type: 'json' };
import { ABOUT_THE_FILE, FIELDS, isGroup, isText, MAIN_FIELD, resumeSchema, type Group } from './resume';

/** So many characters of a text of a template are compared: people cut the long ones. */
const COMPARED = 40;

const [entries, owners, texts] = [hashes.entries, hashes.owners, hashes.texts].map(
  (list) => new Set(list.split(' ')),
) as [Set<string>, Set<string>, Set<string>];

const isIn = (known: ReadonlySet<string>, text: string): boolean => {
  const plain = (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, COMPARED);
  return known.has(createHash('sha256').update(plain).digest('hex').slice(0, 10));
};

/** Whether a text is one of the sample of "resume init" or of the documented example. */
export const isTemplateText = (value: unknown): boolean => isText(value) && isIn(texts, value);
export const isTemplateOwner = (value: unknown): boolean => isText(value) && isIn(owners, value);

const NAMES =
  'name position area awarder issuer publisher level fluency keywords reference description courses date startDate releaseDate';

/** The most keywords of an entry of a template. An entry with more is its owner’s. */
const TEMPLATE_KEYWORDS = 3;

/** Whether the name of an entry and another of its fields are those of a template. */
export function isTemplateEntry(section: string, entry: Group): boolean {
  const [main, ...others] = [MAIN_FIELD[section] ?? '', ...NAMES.split(' ')]
    .map((field) => [entry[field]].flat().filter(isText))
    .filter(({ length }) => length > 0 && length <= TEMPLATE_KEYWORDS)
    .map((values) => values.join(' '));
  return others.some((other) => isIn(entries, `${section} ${main} ${other}`));
}

/** The words of a list, between letters of other words. */
export const anyWordOf = (some: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${some.join('|')})(?![\p{L}\d])`, 'iu');
/** Words in the place of a date that say that a study or a certificate is not finished. */
export const IN_PROGRESS = anyWordOf(words.inProgress);

/** The label before a list of technologies. */
export const TECHNOLOGIES =
  /^(?:technolog(?:y|ies)|tech(?:[ -]?stack)?|stack|tools?|tecnolog[ií]as?|technologien?)(?: used)?\s*[:：]\s*/iu;
/** The most words in the name of a technology. */
const LONGEST_NAME = 5;
/** Whether a text is a list of at least three names, which may be of technologies. */
const isListOfNames = (text: string): boolean => {
  const parts = text.split(/[,;、|/]/).filter(isText);
  return parts.length > 2 && parts.every((part) => part.trim().split(/\s+/).length <= LONGEST_NAME);
};
/** A name of at most three words. */
export const SHORT_NAME = /^\S+(?: \S+){0,2}$/;
const HTML = /<\/?[a-z]|&#?\w+;/i;

/** Whether a value at any depth is blank, has spaces around it or HTML, or stands twice or as a list in its list. */
function hasUntidyText(value: unknown): boolean {
  if (typeof value === 'string')
    return !/[\p{L}\p{N}]/u.test(value) || value !== value.trim() || HTML.test(value);
  if (typeof value !== 'object') return false;
  const parts = value === null ? [] : Object.values(value);
  if (value === null || (parts.length === 0 && !Array.isArray(value))) return true;
  const isOdd =
    Array.isArray(value) &&
    (new Set<unknown>(parts).size < parts.length || parts.some((part) => Array.isArray(part)));
  return isOdd || parts.some(hasUntidyText);
}

/** Whether highlights without keywords may be names of technologies. */
const listNames = ({ highlights, keywords }: Group): boolean =>
  Array.isArray(highlights) &&
  !(Array.isArray(keywords) && keywords.length > 0) &&
  (highlights.some((text) => isText(text) && (TECHNOLOGIES.test(text) || isListOfNames(text))) ||
    (highlights.length >= 2 && highlights.every((text) => isText(text) && SHORT_NAME.test(text.trim()))));

/** Whether no rule of form changes a group of a section. */
function isStandardGroup(section: string, group: Group): boolean {
  const fields = FIELDS[section] ?? {};
  const isState = ['education', 'certificates'].includes(section) && group['status'] === undefined;
  return (
    Object.entries(group).every(
      ([key, value]) =>
        Object.hasOwn(fields, key) &&
        !(fields[key] === 'date' && !/^(?:19|20)/.test(String(value))) &&
        !(isState && isText(value) && IN_PROGRESS.test(value)) &&
        ![value].flat().some(isTemplateText),
    ) &&
    Object.values(group).some((value) => ['string', 'number'].includes(typeof [value].flat()[0])) &&
    !(['work', 'projects'].includes(section) && listNames(group))
  );
}

/** Whether an account needs no address. */
const isStandardProfile = ({ network, username, url }: Group): boolean => {
  const hasAddress = isText(network) && Object.hasOwn(networks.accounts, network.toLowerCase());
  return isText(url) || !isText(username) || !(hasAddress || /[@:]/.test(username));
};

const ACCOUNT = /\/\/(?:\w+\.)?(linkedin|github|gitlab|twitter|x|instagram)\.com\//i;

/** Whether no rule of form changes the owner's details. */
function isStandardOwner(basics: Group): boolean {
  const {
    location = { city: '-' },
    profiles = [],
    url,
    image,
  } = basics as { location?: Group; profiles?: Group[] } & Group;
  const account = ACCOUNT.exec(String(url))?.[1]?.toLowerCase();
  return (
    [basics, location, ...profiles].every((group, at) =>
      isStandardGroup(['basics', 'basics.location'][at] ?? 'basics.profiles', group),
    ) &&
    !(isText(location['address']) && !isText(location['city'])) &&
    profiles.every(isStandardProfile) &&
    (account === undefined || JSON.stringify(profiles).toLowerCase().includes(account)) &&
    !(isText(image) && image.startsWith('http:'))
  );
}

/**
 * Whether a résumé has the form of the standard, and its fields only. It may be false for one that no rule of form
 * changes, but no rule changes a résumé for which it is true.
 */
export function isStandard(data: unknown): boolean {
  if (!isGroup(data) || !resumeSchema.safeParse(data).success || hasUntidyText(data)) return false;
  const { basics, ...others } = data as Record<string, Group[]> & { basics: Group };
  const sections = Object.entries(others).filter(([key]) => !ABOUT_THE_FILE.includes(key));
  return (
    isStandardOwner(basics) &&
    sections.every(
      ([section, list]) =>
        Object.hasOwn(MAIN_FIELD, section) &&
        list.every((entry) => isStandardGroup(section, entry) && !isTemplateEntry(section, entry)),
    )
  );
}
