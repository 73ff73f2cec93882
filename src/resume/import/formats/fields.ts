import { withoutHtml } from '../../tidy/html-text';
import { partsOf } from '../bullets';
import { SECTIONS } from '../../standard/resume';
import { OTHER_SECTIONS, plainName } from '../../standard/resume-fields';
import { UNNAMED } from '../basics-of';
import { entryOf, isWebAddress, oneLine, type Entry, type ResumeFile } from '../entry';
import { dateIn, openDateIn, openEndIn } from './date-in';
import type { Part } from './part';

/** Reads the value of a field from a part of another format. */
type FieldReader = (part: Part) => unknown;
/** Reads several fields at once. */
type GroupReader = (part: Part) => Entry;

/** A name or a title: the first text at one of the keys. */
export const line =
  (...keys: string[]): FieldReader =>
  (part) => {
    const text = part.text(...keys);
    return text === undefined ? undefined : oneLine(withoutHtml(text, true).text);
  };

/** A text of several lines, in Markdown. */
export const prose =
  (...keys: string[]): FieldReader =>
  (part) => {
    const text = part.text(...keys);
    return text === undefined ? undefined : withoutHtml(text, false).text;
  };

/** A list of texts. */
export const list =
  (key: string): FieldReader =>
  (part) =>
    part.texts(key);

/** A date. */
export const day =
  (...keys: string[]): FieldReader =>
  (part) =>
    part.date(...keys);

/** A date, or the words at the first of the keys that say that something is not finished. */
const dayOrWords = (part: Part, keys: readonly string[], wordsIn: typeof openDateIn): string | undefined => {
  const open = keys.find((key) => wordsIn(part.at(...key.split('.')).value) !== null);
  return open === undefined ? part.date(...keys) : part.text(open);
};

/** The date of a certificate. The words of one that is not earned yet stay, so that the portal says so. */
export const dayEarned =
  (...keys: string[]): FieldReader =>
  (part) =>
    dayOrWords(part, keys, openDateIn);

/** A web address, with or without `https://`. Any other text is not taken. */
export function addressIn(part: Part): string | undefined {
  if (typeof part.value !== 'string') return undefined;
  const text = part.value.trim();
  const url = /^[^\s:/@]+\.[^\s/@]+/.test(text) ? `https://${text}` : text;
  if (!isWebAddress(url)) return undefined;
  part.use();
  return url;
}

/** A web address: a text, or a group of an address and a label that repeats it. */
export const link =
  (...keys: string[]): FieldReader =>
  (part) => {
    for (const key of keys) {
      const place = part.at(...key.split('.'));
      const inner = ['href', 'url', '@id'].map((name) => place.at(name));
      for (const found of [place, ...inner]) {
        const url = addressIn(found);
        if (url === undefined) continue;
        if (found !== place) place.ignore('label', 'inlineLink');
        return url;
      }
    }
    return undefined;
  };

/** A list of sentences: texts, or groups that contain one. */
const pointsIn = (part: Part, key: string): string[] =>
  part
    .items(...key.split('.'))
    .flatMap((item) => prose()(item) ?? prose('text', 'bullet', 'content', 'name')(item) ?? []) as string[];

type Description = { summary?: string; highlights?: string[] };

/**
 * A description from one or several texts: its lists and the list of points become highlights, all other text
 * the summary.
 * @param keys the keys of the texts
 * @param points the key of a list of sentences
 */
export const description =
  (keys: readonly string[], points?: string): ((part: Part) => Description) =>
  (part) => {
    const texts = keys.flatMap((key) => part.text(key) ?? []).map((text) => withoutHtml(text, false).text);
    const { summary, highlights = [] } = partsOf(texts.join('\n\n'));
    const all = [...highlights, ...(points === undefined ? [] : pointsIn(part, points))];
    return { ...(summary && { summary }), ...(all.length > 0 && { highlights: all }) };
  };

/** The same for a project, whose text is `description` in the standard. */
export const projectDescription =
  (keys: readonly string[], points?: string): GroupReader =>
  (part) => {
    const { summary, highlights } = description(keys, points)(part);
    return { ...(summary && { description: summary }), ...(highlights && { highlights }) };
  };

/** The separator between a start and an end. */
const BETWEEN = /\s+-+\s+|\s*[–—~～]\s*|\s+(?:to|until|a|al|até|bis|à)\s+|(?<=^\d{4})-(?=\d{4}$)/iu;

/** A start and an end from two fields or one text. A single date is the end. */
export const span =
  (both: readonly string[], start: readonly string[] = [], end: readonly string[] = []): GroupReader =>
  (part) => {
    const [startDate, endDate] = [part.date(...start), dayOrWords(part, end, openEndIn)];
    if (startDate !== undefined || endDate !== undefined)
      return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
    for (const key of both) {
      const place = part.at(...key.split('.'));
      const { value } = place;
      const parts =
        typeof value === 'string' ? value.trim().split(BETWEEN) : Array.isArray(value) ? value : [];
      const [from, to] = parts.map((text: unknown) =>
        typeof text === 'string' || typeof text === 'number' ? dateIn(String(text)) : null,
      );
      const open = parts.length <= 2 ? openEndIn(parts.at(-1)) : null;
      if (open !== null && (parts.length === 1 || from)) {
        if (parts.length === 1 || from?.isComplete) place.use();
        return { ...(parts.length === 2 && { startDate: from?.date }), endDate: open };
      }
      if (!from || parts.length > 2 || (parts.length === 2 && parts[1] && !to)) continue;
      if (from.isComplete && to?.isComplete !== false) place.use();
      const one = parts.length === 1 ? { endDate: from.date } : { startDate: from.date };
      return { ...one, ...(to && to.date !== 'ongoing' && { endDate: to.date }) };
    }
    return {};
  };

/** An entry with these fields; null if all are missing. */
export const entryFrom = (
  part: Part,
  fields: Readonly<Record<string, FieldReader>>,
  ...groups: GroupReader[]
): Entry | null =>
  entryOf({
    ...Object.fromEntries(Object.entries(fields).map(([field, read]) => [field, read(part)])),
    ...Object.assign({}, ...groups.map((read) => read(part))),
  });

/** Reads an entry of a section. */
export type Reader = (item: Part) => Entry | null;

/** Returns a reader of entries with these fields. */
export const reading =
  (fields: Readonly<Record<string, FieldReader>>, ...groups: GroupReader[]): Reader =>
  (item) =>
    entryFrom(item, fields, ...groups);

type Entries = readonly (Entry | null)[];

/** Whether a name is that of a standard section. */
const isStandard = (name: string): boolean =>
  (SECTIONS as readonly string[]).includes(name) || OTHER_SECTIONS.has(plainName(name));

/**
 * A résumé from its sections, without empty ones. A missing name is replaced by a placeholder.
 * @param own additional sections, which do not replace those of the standard
 */
export function resumeFrom(
  { name, location, profiles, ...basics }: Entry,
  sections: Readonly<Record<string, Entries | undefined>>,
  own: readonly (readonly [name: string, entries: Entries])[] = [],
): ResumeFile {
  const others = own.map(
    ([title, entries]) => [isStandard(title) ? `${title} (more)` : title, entries] as const,
  );
  const filled = new Map<string, Entry[]>();
  for (const [section, entries = []] of [...Object.entries(sections), ...others]) {
    const filledEntries = entries.filter((entry) => entry !== null);
    if (filledEntries.length > 0) filled.set(section, [...(filled.get(section) ?? []), ...filledEntries]);
  }
  const accounts = (profiles as Entries | undefined)?.filter((profile) => profile !== null);
  return {
    basics: {
      name: name ?? UNNAMED,
      ...entryOf({
        ...basics,
        location: entryOf((location ?? {}) as Entry) ?? undefined,
        profiles: accounts && accounts.length > 0 ? accounts : undefined,
      }),
    },
    ...Object.fromEntries(filled),
  };
}
