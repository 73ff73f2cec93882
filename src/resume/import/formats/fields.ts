import { withoutHtml } from '../../read/html-text';
import { partsOf } from '../bullets';
import { SECTIONS } from '../../read/resume';
import { OTHER_SECTIONS, plainName } from '../../read/resume-fields';
import { UNNAMED } from '../basics-of';
import { entryOf, isWebAddress, oneLine, type Entry, type ResumeFile } from '../entry';
import { dateIn } from './date-in';
import type { Part } from './part';

/** Takes a field of a résumé out of a part of another format. */
type Take = (part: Part) => unknown;
/** Takes several fields at once. */
type TakeGroup = (part: Part) => Entry;

/** A name or a title: the first that stands at one of the keys. */
export const line =
  (...keys: string[]): Take =>
  (part) => {
    const text = part.text(...keys);
    return text === undefined ? undefined : oneLine(withoutHtml(text, true).text);
  };

/** A text of several lines, in Markdown. */
export const prose =
  (...keys: string[]): Take =>
  (part) => {
    const text = part.text(...keys);
    return text === undefined ? undefined : withoutHtml(text, false).text;
  };

/** A list of texts. */
export const list =
  (key: string): Take =>
  (part) =>
    part.texts(key);

/** A date. */
export const day =
  (...keys: string[]): Take =>
  (part) =>
    part.date(...keys);

/** A text that is a web address, with or without its `https://`; what is none stays where it is. */
export function addressIn(part: Part): string | undefined {
  if (typeof part.value !== 'string') return undefined;
  const text = part.value.trim();
  const url = /^[^\s:/@]+\.[^\s/@]+/.test(text) ? `https://${text}` : text;
  if (!isWebAddress(url)) return undefined;
  part.take();
  return url;
}

/** A web address: a text, or a group of an address and a label, which only repeats what the address is. */
export const link =
  (...keys: string[]): Take =>
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

/** A list of sentences: texts, or groups that hold one. */
const pointsIn = (part: Part, key: string): string[] =>
  part
    .items(...key.split('.'))
    .flatMap((item) => prose()(item) ?? prose('text', 'bullet', 'content', 'name')(item) ?? []) as string[];

type Story = { summary?: string; highlights?: string[] };

/**
 * A description, of one text or several: its lists are highlights, as are the points of a list, all else a summary.
 * @param keys of the texts
 * @param points key of a list of sentences
 */
export const told =
  (keys: readonly string[], points?: string): ((part: Part) => Story) =>
  (part) => {
    const texts = keys.flatMap((key) => part.text(key) ?? []).map((text) => withoutHtml(text, false).text);
    const { summary, highlights = [] } = partsOf(texts.join('\n\n'));
    const all = [...highlights, ...(points === undefined ? [] : pointsIn(part, points))];
    return { ...(summary && { summary }), ...(all.length > 0 && { highlights: all }) };
  };

/** The same for a project, whose text the standard calls its description. */
export const toldOfProject =
  (keys: readonly string[], points?: string): TakeGroup =>
  (part) => {
    const { summary, highlights } = told(keys, points)(part);
    return { ...(summary && { description: summary }), ...(highlights && { highlights }) };
  };

/** What stands between a start and an end. */
const BETWEEN = /\s+-+\s+|\s*[–—~～]\s*|\s+(?:to|until|a|al|até|bis|à)\s+|(?<=^\d{4})-(?=\d{4}$)/iu;

/** A start and an end, of two fields or of one text; one date alone is when something ended. */
export const span =
  (both: readonly string[], start: readonly string[] = [], end: readonly string[] = []): TakeGroup =>
  (part) => {
    const [startDate, endDate] = [part.date(...start), part.date(...end)];
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
      if (!from || parts.length > 2 || (parts.length === 2 && parts[1] && !to)) continue;
      if (from.whole && to?.whole !== false) place.take();
      const one = parts.length === 1 ? { endDate: from.date } : { startDate: from.date };
      return { ...one, ...(to && to.date !== 'ongoing' && { endDate: to.date }) };
    }
    return {};
  };

/** An entry of these fields; null where the part has none of them. */
export const entryFrom = (
  part: Part,
  fields: Readonly<Record<string, Take>>,
  ...groups: TakeGroup[]
): Entry | null =>
  entryOf({
    ...Object.fromEntries(Object.entries(fields).map(([field, take]) => [field, take(part)])),
    ...Object.assign({}, ...groups.map((take) => take(part))),
  });

/** Reads an entry of a section. */
export type Reader = (item: Part) => Entry | null;

/** The reader of entries with these fields. */
export const reading =
  (fields: Readonly<Record<string, Take>>, ...groups: TakeGroup[]): Reader =>
  (item) =>
    entryFrom(item, fields, ...groups);

type Entries = readonly (Entry | null)[];

/** Whether a name means a section of the standard. */
const isStandard = (name: string): boolean =>
  (SECTIONS as readonly string[]).includes(name) || OTHER_SECTIONS.has(plainName(name));

/**
 * A résumé of its sections, without those that are empty; who nobody names gets a name that asks for one.
 * @param own sections under names of their own, which take no place of the standard's
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
    const said = entries.filter((entry) => entry !== null);
    if (said.length > 0) filled.set(section, [...(filled.get(section) ?? []), ...said]);
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
