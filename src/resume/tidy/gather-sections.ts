import { networkName } from './network-names';
import { accountIn, accountProfile } from './other-formats';
import { labelOf, textsOf } from '../model/properties';
import type { Path, Warn } from '../standard/problems';
import { plainName } from '../standard/resume-fields';
import { isGroup } from '../standard/shape';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: (path: Path, written: Path) => void };

/** Top-level sections in which people introduce themselves. */
const INTRODUCTIONS = new Set(
  'aboutMe about summary bio biography intro introduction selfIntroduction objective careerObjective professionalSummary summaryParagraphs'
    .split(' ')
    .map(plainName),
);

/** Top-level lists of tools, which belong to the skills. */
const LISTS_OF_SKILLS = new Set(
  'technologies techStack stack software tools frameworks programmingLanguages databases libraries'
    .split(' ')
    .map(plainName),
);

/** Top-level groups with the address of a photo. */
const PICTURES = new Set(['avatar', 'photo', 'picture', 'image']);

/** Top-level lists of ways to reach the owner. */
const CONTACTS = new Set(['contacts', 'contact', 'contactinfo']);

/** Adds a list of addresses with names, `{ label, link, value }`, to `basics`. False for other lists. */
function gatherContacts(list: readonly unknown[], basics: Group, path: Path, { warn }: Reading): boolean {
  const contacts = list.map((item) => {
    if (!isGroup(item)) return null;
    const textIn = (...keys: string[]) =>
      keys.map((key) => item[key]).find((text) => typeof text === 'string');
    return { network: textIn('label', 'network', 'name', 'type'), url: textIn('link', 'url', 'href') };
  });
  if (contacts.length === 0 || !contacts.every((contact) => contact?.network && contact.url)) return false;
  const profiles = [basics['profiles'] ?? []].flat();
  for (const { network = '', url = '' } of contacts.filter((contact) => contact !== null)) {
    const [, scheme, address] = /^(mailto|tel):(.+)$/i.exec(url) ?? [];
    if (address === undefined) profiles.push({ network, url });
    else basics[scheme?.toLowerCase() === 'tel' ? 'phone' : 'email'] ??= address;
  }
  if (profiles.length > 0) basics['profiles'] = profiles;
  warn(path, 'taken as "basics.email" and "basics.profiles"; write it there.');
  return true;
}

/** Top-level groups of accounts by network: `{ "github": "ada", "website": { "href": "https://ada.example" } }`. */
const ACCOUNTS = new Set(
  'links socialLinks social socials socialMedia socialProfiles profiles'.split(' ').map(plainName),
);
const OWN_SITE = new Set('website homepage site url web'.split(' '));

/** Adds a group of accounts to `basics`. False for other groups. */
function gatherAccounts(group: Group, basics: Group, path: Path, { warn }: Reading): boolean {
  const accounts = Object.entries(group)
    .filter(([, account]) => account !== null && account !== '')
    .map(([key, account]) => [key, accountIn(account)] as const);
  if (accounts.length === 0 || accounts.some(([, account]) => account === null)) return false;
  const profiles = [basics['profiles'] ?? []].flat();
  for (const [key, account] of accounts as [string, string][]) {
    const name = plainName(key);
    const isPhone = /^tel:/i.test(account);
    if (OWN_SITE.has(name) && basics['url'] === undefined) basics['url'] = account;
    else if (name === 'email' && basics['email'] === undefined) basics['email'] = account;
    else if (isPhone && basics['phone'] === undefined) basics['phone'] = account;
    else profiles.push(accountProfile(networkName(key), account));
  }
  if (profiles.length > 0) basics['profiles'] = profiles;
  warn(path, 'its fields were taken as "basics.profiles"; write them there.');
  return true;
}

/** Keys of the parts of one introduction, which belong together: `p1`, `intro`, `closing`. */
const PART =
  /^(?:\D{0,10}\d+|intro(?:duction)?|opening|short|long|main|body|first|second|third|text|content|title|headline|heading|more|rest|goals?|closing|outro|conclusion)$/i;

/** The paragraphs of an introduction: of a text, a list, or a group of texts. */
function introductionOf(value: unknown): string[] | null {
  if (!isGroup(value)) return textsOf(value);
  const parts = Object.values(value).map(textsOf);
  return parts.length > 0 && parts.every((part) => part !== null) ? parts.flat() : null;
}

/** A summary for each of several purposes: `{ "web": "Weaves sites.", "mill": "Weaves cloth." }`. */
const isOfVariants = (name: string, value: unknown): value is Readonly<Record<string, string>> =>
  name.endsWith('summary') &&
  isGroup(value) &&
  Object.keys(value).length > 1 &&
  Object.entries(value).every(([key, text]) => typeof text === 'string' && !PART.test(key));

/** Moves sections of other tools into the standard's, each with a warning. */
export function gatherSections(data: Group, { warn, writtenAt }: Reading): void {
  const basics = data['basics'];
  for (const [key, value] of Object.entries(data)) {
    const name = plainName(key);
    const moveTo = (path: Path, group: Group, field: string, moved: unknown) => {
      group[field] = moved;
      delete data[key];
      writtenAt(path, [key]);
      warn([key], `taken as "${path.join('.')}"; write it there.`);
    };
    const introduction = INTRODUCTIONS.has(name) ? introductionOf(value) : null;
    const [[variant, text] = []] = isOfVariants(name, value) ? Object.entries(value) : [];
    if (isGroup(basics) && variant !== undefined && basics['summary'] === undefined) {
      basics['summary'] = text;
      delete data[key];
      writtenAt(['basics', 'summary'], [key, variant]);
      warn(
        [key],
        `a text for each of several purposes; that of "${variant}" was taken as "basics.summary", the others were left out.`,
        { weight: 'missing' },
      );
    } else if (isGroup(basics) && introduction && basics['summary'] === undefined)
      moveTo(['basics', 'summary'], basics, 'summary', introduction.join('\n\n'));
    else if (isGroup(basics) && PICTURES.has(name) && isGroup(value) && basics['image'] === undefined) {
      const image = [value['src'], value['url']].find((address) => typeof address === 'string');
      if (image !== undefined && value['hidden'] !== true)
        moveTo(['basics', 'image'], basics, 'image', image);
    }
    if (isGroup(basics) && CONTACTS.has(name) && Array.isArray(value))
      if (gatherContacts(value, basics, [key], { warn, writtenAt })) delete data[key];
    if (isGroup(basics) && ACCOUNTS.has(name) && isGroup(value))
      if (gatherAccounts(value, basics, [key], { warn, writtenAt })) delete data[key];
    const skills = data['skills'] ?? [];
    if (!LISTS_OF_SKILLS.has(name) || !Array.isArray(skills)) continue;
    const keywords = Array.isArray(value) ? textsOf(value) : null;
    if (!keywords) continue;
    const group = { name: labelOf(key), keywords };
    moveTo(['skills'], data, 'skills', [...(skills as unknown[]), group]);
  }
}
