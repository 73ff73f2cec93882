import { withScheme } from './certain-address';
import { parseDate } from '../standard/dates';
import { doiLink } from './doi-link';
import { baseOfLanguageKey, languageOfKey } from '../standard/language-keys';
import { withBrands } from '../tidy/network-names';
import type { Property } from './portfolio';
import { hasWords, isSameName } from './repeated-text';
import { BOTH_DATES, FIELDS, plainName } from '../standard/resume-fields';
import { isAddress, isEmpty, isPlain, linkOf, textOf, textOfGroup, textOfNamed } from '../tidy/text-of-group';
import { isEntrySetting } from '../tidy/tool-settings';

/** Field names that only announce a text: `skill_desc`. */
const ONLY_TEXT =
  /(?:^|[_-]|^short)(?:desc?|description|details|content|text|summary|summaries|etc|misc|other)$|^(?:subtitle|tagline|what|intro)$/i;
/** Field names that only announce an address. Among the contact details they name its kind. */
const ONLY_ADDRESS = /^(?:url|link|website|homepage)$/i;

/** Field names whose value says what it is beside the name of the person: "Ada Byron: Foreman". */
const RELATION = /^relation(?:ship)?$/i;

/** Whether a date says only that the entry goes on: `dates: "Ongoing"`. */
const isDateOfOngoing = (key: string, values: readonly string[]): boolean =>
  BOTH_DATES.has(plainName(key)) && values.every((text) => parseDate(text) === 'ongoing');

/** A name of the file itself: `title: "CV"`. */
const DOCUMENT =
  /^(?:my )?(?:cv|résumé|resume|curriculum(?: vitae)?|currículum(?: vitae)?|currículo|lebenslauf)$/iu;

/** Names of fields with what an entry has as its name or its location. */
const EMPLOYER = /^(?:company|employer|entity|organi[sz]ation)$/i;
/** Names of fields with the repository of a project. */
const REPOSITORY = /repo(?:sitory)?$/i;
const PLACE = /^(?:location|place|city|town|region|state|country)$/i;

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
export const textsIn = (value: unknown): string[] =>
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

/** Longer texts are paragraphs. */
const PARAGRAPH = 60;

/** A paragraph without a heading that repeats its label: "Abstract We study looms." in the field "abstract". */
function withoutLabel(label: string, text: string): string {
  const isHeaded = label !== '' && text.toLowerCase().startsWith(label.toLowerCase());
  if (!isHeaded || text.length <= PARAGRAPH) return text;
  return /^(?:\s*[:.–—-]\s*|\s+)(\p{Lu}.*)$/su.exec(text.slice(label.length))?.[1] ?? text;
}

/** The value of a field as texts, also for groups with a name and for named addresses; null for other values. */
export function detailsOf(value: unknown): string[] | null {
  // Nothing that can be counted: `notice_period: 0`.
  if (value === 0) return null;
  const texts = textsOf(value) ?? namedLinks(value) ?? textsOf(textOfNamed(value));
  if (texts !== null || !Array.isArray(value)) return texts;
  const groups = value.filter((item) => !isEmpty(item)).map((item) => textOf(item) ?? textOfGroup(item));
  return groups.every((text) => text !== null) && groups.length > 0 ? groups : null;
}

/** Whether the entries of a section show a field that the portal does not know. */
export const isProperty = (section: string, key: string, value: unknown): boolean =>
  !['basics.location', 'basics.profiles'].includes(section) &&
  !isEntrySetting(key, value, section) &&
  detailsOf(value) !== null;

/** The text of a field; null for other values. */
const wordOf = (entry: object, key: string): string | null => {
  const value = (entry as Record<string, unknown>)[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** The label that another field states: `thesisLabel: "Abschlussarbeit"` beside `thesis`. */
const ownLabel = (entry: object, key: string): string | null => wordOf(entry, `${key}Label`);

/** Whether a field says the same as the one beside it in other words: `fluencyDisplay` beside `fluency`. */
const isOtherWording = (entry: object, key: string): boolean =>
  wordOf(entry, /^(.+)Display$/.exec(key)?.[1] ?? '') !== null;

/** Whether a field words the portal of another tool: a label, or the preposition of an employer, `at: "bei"`. */
const isWording = (entry: object, key: string): boolean =>
  wordOf(entry, /^(.+)Label$/.exec(key)?.[1] ?? '') !== null ||
  (key === 'at' && /^\p{Ll}{1,5}(?: \p{Ll}{1,5})?$/u.test(wordOf(entry, key) ?? ''));

/** Fields whose address stands in a field of its own, as links: `thesis` and `thesisUrl`. */
function withLinks(entry: object, isKnown: (key: string) => boolean): [string, unknown][] {
  const fields = Object.entries(entry).filter(([key]) => !isKnown(key));
  const linkTo = (name: string, value: unknown) => {
    const of = (key: string) => /^(.+?)[_-]?(?:url|link|href)$/i.exec(key)?.[1] === name;
    const [key, address] = fields.find(([other, text]) => of(other) && isAddress(text)) ?? [];
    const link = key !== undefined && typeof value === 'string' ? linkOf([value, address]) : null;
    return link === null ? null : ([key, link] as const);
  };
  const links = new Map(
    fields.flatMap(([name, value]) => {
      const found = linkTo(name, value);
      return found ? [[name, found] as const] : [];
    }),
  );
  const used = new Set([...links.values()].map(([key]) => key));
  return fields.filter(([key]) => !used.has(key)).map(([key, value]) => [key, links.get(key)?.[1] ?? value]);
}

/**
 * The fields of an entry that the portal does not know, unless they repeat one that it knows.
 * @param beside other texts that stand beside them
 */
export function propertiesOf(
  section: string,
  entry: object,
  beside: readonly (string | null)[] = [],
): Property[] {
  // `$schema` and the like describe the file, not the person.
  const isKnown = (key: string) => key.startsWith('$') || Object.hasOwn(FIELDS[section] ?? {}, key);
  const known = Object.entries(entry).flatMap(([key, value]) => (isKnown(key) ? textsIn(value) : []));
  const shown = new Set([...known, ...beside.filter((text) => text !== null)].map(comparable));
  const isShown = (text: string) =>
    shown.has(comparable(text)) || (section === 'basics' && DOCUMENT.test(text));
  // "2023" beside December 2023, and "ada/loom" beside the address of that repository.
  const isPartOfShown = (key: string, text: string) =>
    (key === 'year' && [...textsIn(entry), ...beside].some((one) => one?.startsWith(`${text}-`))) ||
    (REPOSITORY.test(key) && [...shown].some((one) => one.endsWith(` ${comparable(text)}`)));
  const { name, location } = entry as { name?: unknown; location?: unknown };
  const has = (text: unknown, words: unknown) =>
    typeof text === 'string' && typeof words === 'string' && words !== '' && hasWords(text, words);
  // "Mill" beside "Mill Ltd" is one employer, and "Leeds" beside "Leeds, England" one place.
  const isRepeated = (key: string, text: string) =>
    isShown(text) ||
    isPartOfShown(key, text) ||
    (section === 'work' &&
      EMPLOYER.test(key) &&
      (has(name, text) || has(text, name) || (typeof name === 'string' && isSameName(name, text)))) ||
    (PLACE.test(key) && key !== 'location' && has(location, text));
  // Beside the entry's own address, another one needs its label.
  const hasAddress = ['url' in entry ? entry.url : null, ...beside].some((text) => isAddress(text));
  const onlyAnnounces = (key: string, values: readonly string[]) =>
    (section === 'skills' && /^(?:category|group|type)$/i.test(key)) ||
    (section !== 'basics' && ONLY_ADDRESS.test(key) && !(hasAddress && values.every(isAddress)));
  const needsNoLabel = (key: string, values: readonly string[]) =>
    onlyAnnounces(key, values) ||
    isOtherWording(entry, key) ||
    isDateOfOngoing(key, values) ||
    (section === 'references' && RELATION.test(key));
  const properties = withLinks(entry, isKnown).flatMap(([key, value]) => {
    const values = isEntrySetting(key, value, section) || isWording(entry, key) ? null : detailsOf(value);
    // `category: "work"` in an entry of "work".
    const isSection = values?.length === 1 && values[0] === section;
    if (!values || isSection || values.every((text) => isRepeated(key, text))) return [];
    const heading = needsNoLabel(key, values) ? '' : labelOf(key);
    // "Department of Looms" needs no "Department".
    const isNamed = values.every((text) => text.toLowerCase().startsWith(`${heading.toLowerCase()} of `));
    const label = isNamed ? '' : (ownLabel(entry, key) ?? heading);
    return [{ label, values: values.map((text) => withoutLabel(label, withScheme(doiLink(spaced(text))))) }];
  });
  // A list beside the same names in one text, and "language" beside "languages" that name it.
  const written = properties.map(({ values }) => comparable(values.join(' ')));
  const distinct = properties.filter((_, at) => written.indexOf(written[at] ?? '') === at);
  const hasAll = (list: Property | undefined, values: Property['values']) =>
    list !== undefined && values.every((value) => list.values.includes(value));
  return distinct.filter(
    ({ label, values }) =>
      !hasAll(
        distinct.find((other) => other.label === `${label}s`),
        values,
      ),
  );
}
