import { withScheme } from './texts/certain-address';
import { doiLink } from './texts/doi-link';
import { baseOfLanguageKey, languageOfKey } from '../standard/language-keys';
import { withBrands } from './texts/network-names';
import type { Property } from './portfolio';
import { FIELDS } from '../standard/resume';
import { isEmpty, isPlain, linkOf, textOf, textOfGroup, textOfNamed } from './texts/text-of-group';
import { isEntrySetting } from './tool-settings';

/** Field names that only announce a text: `skill_desc`. */
const ONLY_TEXT =
  /(?:^|[_-]|^short)(?:desc?|description|details|content|text|summary|summaries|etc|misc|other)$|^(?:subtitle|tagline|what|intro)$/i;
/** Names that nobody writes as words. */
const USUAL_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['hindex', 'h-index'],
  ['i10index', 'i10-index'],
  ['dept', 'Department'],
]);

/** The label of a field as for a heading; empty for `description`. */
export function labelOf(key: string): string {
  const base = baseOfLanguageKey(key);
  if (!ONLY_TEXT.test(base ?? key)) return headingOfKey(key);
  return base === null ? '' : `(${languageOfKey(key)})`;
}

/** `teamSize`, `team_size` → "Team size"; `motto::fr` → "Motto (French)"; `GPA` stays. */
export function headingOfKey(key: string): string {
  const base = baseOfLanguageKey(key);
  const usual = USUAL_HEADINGS.get(key.toLowerCase().replaceAll(/[_-]/g, ''));
  if (usual !== undefined) return usual;
  if (base !== null) return `${headingOfKey(base)} (${languageOfKey(key)})`;
  // A heading that a person wrote: "Query Language (SQL)", "NoSQL".
  if (/^\p{Lu}/u.test(key) && !/[_-]/.test(key)) return withBrands(key);
  const words = key
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return withBrands(words.charAt(0).toLocaleUpperCase() + words.slice(1));
}

/** The texts of a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : isPlain(value)
      ? [String(value)]
      : [];

/** The value of a field as texts; null for other values. Empty items of a list are omitted. */
export function textsOf(value: unknown): string[] | null {
  const texts = [value]
    .flat()
    .filter((item) => !isEmpty(item))
    .map(textOf);
  return texts.length > 0 && texts.every((text) => text !== null) ? texts : null;
}

/** Whether a text is words without a space between them: `looms,mills,cards`. */
const isRunTogether = (text: string): boolean =>
  text.includes(',') && !/\s|:\/\//.test(text) && text.split(',').every((word) => /\p{L}/u.test(word));

const spaced = (text: string): string => (isRunTogether(text) ? text.replaceAll(',', ', ') : text);

/** The scheme and host of an address, which are the same in capitals. */
const HOST = /^(?:https?:\/\/(?:www\.)?|www\.)([^/?#\s]+)/i;

/** A text without punctuation and the parts of an address that do not matter. */
const comparable = (text: string): string =>
  (text.replace(HOST, (_, host: string) => host.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Named addresses, `{ slides: "https://…" }`, as links in Markdown; null for other values. */
function namedLinks(value: unknown): string[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const links = Object.entries(value)
    .filter(([, address]) => !isEmpty(address))
    .map(([name, address]) => linkOf([headingOfKey(name), address]));
  return links.length > 0 && links.every((link) => link !== null) ? links : null;
}

/** The value of a field as texts, also for groups with a name and for named addresses; null for other values. */
function detailsOf(value: unknown): string[] | null {
  // Nothing that can be counted: `notice_period: 0`.
  if (value === 0) return null;
  const texts = textsOf(value) ?? namedLinks(value) ?? textsOf(textOfNamed(value));
  if (texts !== null || !Array.isArray(value)) return texts;
  const groups = value.filter((item) => !isEmpty(item)).map((item) => textOf(item) ?? textOfGroup(item));
  return groups.every((text) => text !== null) && groups.length > 0 ? groups : null;
}

/**
 * The published fields of an entry that the standard does not define, unless they repeat one that it defines. The
 * label is the name that their owner gave them.
 * @param beside other texts that stand beside them
 */
export function propertiesOf(
  section: string,
  entry: object,
  beside: readonly (string | null)[] = [],
): Property[] {
  // `$schema` and the like describe the file, not the person.
  const isKnown = (key: string) =>
    key.startsWith('$') || key === 'tags' || Object.hasOwn(FIELDS[section] ?? {}, key);
  const known = Object.entries(entry).flatMap(([key, value]) => (isKnown(key) ? textsIn(value) : []));
  const shown = new Set([...known, ...beside.filter((text) => text !== null)].map(comparable));
  return Object.entries(entry).flatMap(([label, value]: [string, unknown]) => {
    const values =
      isKnown(label) || (section === '' && isEntrySetting(label, value)) ? null : detailsOf(value);
    if (!values || values.every((text) => shown.has(comparable(text)))) return [];
    return [{ label, values: values.map((text) => withScheme(doiLink(spaced(text)))) }];
  });
}
