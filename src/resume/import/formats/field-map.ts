import { withoutHtml } from '../../tidy/html';
import {
  SECTIONS,
  FIELDS,
  MAIN_FIELD,
  OTHER_SECTIONS,
  plainName,
  type FieldKind,
  isGroup,
  type Group,
} from '../../standard/resume';
import { partsOfText } from '../../tidy/lists';
import { isWebAddress } from '../../model/texts/bare-address';
import { countryOf, compact, oneLine, placeOf, splitLists, UNNAMED, type ResumeFile } from '../entry';
import { Part, type Leftovers } from './part';

/**
 * The fields of an entry, separated by spaces: `url` has the same name in the file, `name=company|title` is the
 * first of two that has a text, `summary=description+details` is both, `dates=period` a start and an end in one
 * text, unless they are fields of their own. Each is read by its kind in JSON Resume: a line, a text, a list or an
 * address. Dates stay as they are written, for tidy.
 */
type FieldMap = string;

/** The paths of the lists of a section, the fields of their entries, and the path of entries inside of an entry. */
type SectionMap = readonly [paths: string, fields: FieldMap, each?: string | undefined];

/** Another résumé format as data: the places of the values of a JSON Resume in its files. */
export type ImportFormat = {
  /** The name in messages. */ name: string;
  /** By the standard's name; `basics` and the groups in it as well. */
  sections: Readonly<Record<string, SectionMap>>;
  /** Groups of sections with titles of their own. */
  titled?: {
    /** The paths of the groups. */ at: string;
    /** The path of the entries. */ items?: string;
    /** The paths of the title, which is the key otherwise. */ title?: string;
    fields: FieldMap;
    /** The path of entries inside of an entry. */ each?: string;
    /** A title with the name of a standard section is that section. */ isByTitle?: boolean;
    /** Words in the titles of a standard section. */ words?: Readonly<Record<string, string>>;
    /** Fields that only the entries of a standard section have. */ shapes?: Readonly<Record<string, string>>;
    /** The titles of sections whose texts are the summary. */ summary?: string;
  };
  /** A list of fields that the owner named. */
  named?: string;
  /** The path of the language. */
  language?: string;
  /** Names of ids, and of settings of the program. */
  ignored?: string;
  /** Changes the data into a form that paths can describe. */
  prepare?: (data: unknown) => unknown;
  /** Entries that need a computation. */
  more?: (file: Part) => Readonly<Record<string, (Group | null)[]>>;
};

/** The result of a conversion. */
export type Converted = { format: string; resume: ResumeFile; leftovers: Leftovers };

const DOI = /^(?:doi:\s*|(?:https?:\/\/)?(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i;

/** The web address in a text or in a group with a label; undefined for other values, which stay unread. */
function addressIn(part: Part): string | undefined {
  for (const found of isGroup(part.value) ? [part.at('href'), part.at('url')] : [part]) {
    if (typeof found.value !== 'string') continue;
    const text = found.value.trim();
    const doi = DOI.exec(text)?.[1];
    const url =
      doi === undefined
        ? text.replace(/^(?=[^\s:/@]+\.[^\s/@]+)/, 'https://')
        : `https://doi.org/${encodeURI(doi)}`;
    if (!isWebAddress(url) || found.text() === undefined) continue;
    // The label of an address repeats it as a rule.
    const { value: label } = part.at('label');
    if (typeof label === 'string' && url.includes(label)) part.at('label').use();
    return url;
  }
  return undefined;
}

/** The kinds of texts in RenderCV's lists. */
const BULLETS = ['bullet', 'number', 'reversed_number'];
const TEXTS_IN = [...BULLETS, 'text', 'content', 'name', 'label', 'value'];
/** A text, or that in a group. */
const partText = (part: Part): string | undefined =>
  isGroup(part.value)
    ? TEXTS_IN.map((key) => part.at(key).text()).find((text) => text !== undefined)
    : part.text();

const markdown = (text: string): string => withoutHtml(text, false);
/** A name or a title has no line breaks and no bold text. */
const line = (text: string): string => oneLine(withoutHtml(text, true)).replaceAll(/\*\*|__/g, '');

/** A list of texts, or a text with commas. */
function listOf(part: Part): string[] | undefined {
  const texts =
    typeof part.value === 'string'
      ? partsOfText(part.text() ?? '')
      : part.items().flatMap((item) => partText(item) ?? []);
  const found = texts.map(markdown).filter(Boolean);
  return found.length > 0 ? found : undefined;
}

/** Reads a value of the paths: of a list, the first item, unless the field is a list or not one of the standard. */
function valueOf(part: Part, paths: readonly string[], kind: FieldKind | undefined, field: string): unknown {
  const [first] = paths.map((path) => part.at(path));
  if (kind === 'texts' || (kind === undefined && paths.length === 1 && Array.isArray(first?.value)))
    return first && listOf(first);
  const parts = paths.flatMap((path) => part.items(path)[0] ?? []);
  if (kind === 'address') return parts[0] && addressIn(parts[0]);
  const texts = parts.flatMap((one) => one.text() ?? []);
  if (texts.length === 0) return undefined;
  if (kind === 'lines') return texts.map(markdown).join('\n\n');
  if (kind === 'group') return placeOf(texts.map(line).join(', '));
  return texts.map(line).join(/location|address/.test(field) ? ', ' : ' ');
}

/** Reads an entry of a section; null if all fields are missing. */
export function entryFrom(part: Part, section: string, fields: FieldMap): Group | null {
  const kinds: Readonly<Record<string, FieldKind>> = FIELDS[section] ?? { ...FIELDS['work'], title: 'text' };
  const entry: Group = {};
  for (const [field = '', sources = field] of fields.split(' ').map((one) => one.split('='))) {
    if (field === 'dates' && (entry['startDate'] ?? entry['endDate']) !== undefined) continue;
    for (const source of sources.split('|')) {
      entry[field] = valueOf(part, source.split('+'), kinds[field], field);
      if (entry[field] !== undefined) break;
    }
  }
  const prose = section === 'projects' ? 'description' : 'summary';
  if (kinds['highlights'] && typeof entry[prose] === 'string') {
    const { summary, highlights = [] } = splitLists(entry[prose]);
    const all = [...highlights, ...((entry['highlights'] as string[] | undefined) ?? [])];
    Object.assign(entry, { [prose]: summary, highlights: all.length > 0 ? all : undefined });
  }
  return compact(entry);
}

/** The entries of a part: itself, or one for each of the entries inside of it, with its own fields. */
function entriesFrom(item: Part, section: string, [, fields, each]: SectionMap): (Group | null)[] {
  const main = MAIN_FIELD[section] ?? 'summary';
  const keys = isGroup(item.value) ? Object.keys(item.value) : [];
  const text = keys.every((key) => BULLETS.includes(key)) ? partText(item) : undefined;
  if (text !== undefined) return [{ [main]: markdown(text) }];
  const own = entryFrom(item, section, fields);
  const inner = each === undefined ? [] : item.items(each);
  if (inner.length === 0) return [own];
  const { startDate, endDate, dates, summary, ...shared } = own ?? {};
  return inner.map((part) => {
    const entry = entryFrom(part, section, fields);
    const texts = [summary, entry?.['summary']].filter(Boolean).join('\n\n');
    const isDated = ['startDate', 'endDate', 'dates'].some((field) => entry?.[field] !== undefined);
    return compact({ ...(!isDated && { startDate, endDate, dates }), ...shared, ...entry, summary: texts });
  });
}

/** Fields that the owner named: accounts, or texts under their own names. */
function namedFields(fields: readonly Part[]): { properties: Group; profiles: Group[] } {
  const properties: Group = {};
  const profiles: Group[] = [];
  for (const field of fields) {
    const value = field.at('value');
    const isAddress = typeof value.value === 'string' && isWebAddress(value.value);
    const url = addressIn(field.at('link')) ?? (isAddress ? value.text() : undefined);
    const name = field.at('name').text();
    const text =
      url !== undefined || name !== undefined ? (value.text() ?? field.at('text').text()) : undefined;
    if (url !== undefined) profiles.push({ network: text ?? name ?? new URL(url).hostname, url });
    else if (name !== undefined && text !== undefined) properties[name] = text;
  }
  return { properties, profiles };
}

const isSamePage = (one: unknown, other: unknown): boolean => {
  const bareUrl = (url: unknown) =>
    String(url)
      .toLowerCase()
      .replaceAll(/^https?:\/\/(?:www\.)?|\/$/g, '');
  return one !== undefined && bareUrl(one) === bareUrl(other);
};

function basicsFrom(
  file: Part,
  { sections, named }: ImportFormat,
  summaries: readonly string[],
): ResumeFile['basics'] {
  const at = (section: string) =>
    (sections[section]?.[0].split('|') ?? []).flatMap((path) =>
      file.items(path).map((item) => entryFrom(item, section, sections[section]?.[1] ?? '')),
    );
  const { properties, profiles } = namedFields(named === undefined ? [] : file.items(named));
  const [basics] = at('basics');
  const { country, countryCode, ...location } = at('basics.location')[0] ?? {};
  const code = countryOf(String(countryCode ?? country ?? ''));
  const place = compact({
    ...location,
    ...(code ? { countryCode: code } : { country: country ?? countryCode }),
  });
  const accounts = [...at('basics.profiles'), ...profiles].filter((one) => one !== null);
  const own = accounts
    .filter((one, index) => !accounts.slice(0, index).some(({ url }) => isSamePage(url, one['url'])))
    .map(({ network, ...account }) => ({
      network: network ?? new URL(String(account['url'])).hostname.replace(/^www\./, ''),
      ...account,
    }));
  const { name, email, phone, location: written, ...others } = basics ?? {};
  const isString = (value: unknown): value is string => typeof value === 'string';
  return {
    name: name ?? UNNAMED,
    ...compact({
      ...properties,
      email: isString(email) ? email.replace(/^mailto:/i, '') : email,
      phone: isString(phone) ? phone.replace(/^tel:/i, '') : phone,
      ...others,
      ...(summaries.length > 0 && {
        summary: [others['summary'], ...summaries].filter(Boolean).join('\n\n'),
      }),
      location: place ?? written,
      profiles: own.length > 0 ? own : undefined,
    }),
  };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** `mandarin_chinese` → `zh`; a code stays unchanged. */
function codeOfLanguage(written: string): string | undefined {
  if (/^[a-z]{2,3}(?:[-_][a-z\d]+)*$/i.test(written)) return written.replaceAll('_', '-');
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  return codes.find((code) => {
    const name = plainName(languageNames.of(code) ?? '');
    return name !== '' && plainName(written).endsWith(name);
  });
}

/** `field_notes` → `Field notes`; a title that a person wrote stays. */
const titleOf = (key: string): string => {
  if (!/[_-]|^[a-z]/.test(key)) return key;
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Converts a file of a format to a JSON Resume. */
export function convert(format: ImportFormat, data: unknown): Converted {
  const file = new Part(format.prepare ? format.prepare(data) : data);
  const { sections, titled, ignored = '' } = format;
  const found = new Map<string, Group[]>();
  const add = (section: string, entries: readonly (Group | null)[]) => {
    const filled = entries.filter((entry) => entry !== null);
    if (filled.length > 0) found.set(section, [...(found.get(section) ?? []), ...filled]);
  };
  for (const [section, map] of Object.entries(sections)) {
    if (section.startsWith('basics')) continue;
    for (const path of map[0].split('|').filter(Boolean))
      add(
        section,
        file.items(path).flatMap((item) => entriesFrom(item, section, map)),
      );
  }
  for (const [section, entries] of Object.entries(format.more?.(file) ?? {})) add(section, entries);
  const summaries: string[] = [];
  const known = new Set(Object.values(sections).map(([path]) => path));
  for (const group of titled?.at.split('|') ?? []) {
    for (const [key, part] of file.at(group).children()) {
      const items = part.items(titled?.items);
      if (!titled || items.length === 0 || known.has([group, key, titled.items].join('.'))) continue;
      const title =
        titled.title
          ?.split('|')
          .map((path) => part.at(path).text())
          .find(Boolean) ?? titleOf(key);
      if (titled.summary?.split(' ').includes(plainName(title))) {
        summaries.push(...items.flatMap((item) => partText(item) ?? []).map(markdown));
        continue;
      }
      const section = titled.isByTitle ? sectionOf(title, items, titled) : null;
      const map =
        (section === null ? undefined : sections[section]) ?? (['', titled.fields, titled.each] as const);
      const isStandard =
        (SECTIONS as readonly string[]).includes(title) || OTHER_SECTIONS.has(plainName(title));
      const own = isStandard && !titled.isByTitle ? `${title} (more)` : title;
      add(
        section ?? own,
        items.flatMap((item) => entriesFrom(item, section ?? own, map)),
      );
    }
  }
  const written = format.language === undefined ? undefined : file.at(format.language);
  const language = codeOfLanguage(String(written?.value ?? ''));
  if (language !== undefined) written?.use();
  return {
    format: format.name,
    resume: {
      basics: basicsFrom(file, format, summaries),
      ...Object.fromEntries(found),
      ...(language !== undefined && { meta: { language } }),
    },
    leftovers: file.leftovers(new Set(ignored.split(' '))),
  };
}

/** The section of the standard for a title, or the only one that its entries match; null for others. */
function sectionOf(
  title: string,
  items: readonly Part[],
  { words = {}, shapes = {} }: NonNullable<ImportFormat['titled']>,
): string | null {
  const known = OTHER_SECTIONS.get(plainName(title));
  if (known !== undefined) return known;
  const shape = Object.entries(shapes).find(([, keys]) =>
    items.every((item) => keys.split(' ').every((key) => item.at(key).value !== undefined)),
  );
  const named = Object.entries(words).find(([, all]) =>
    all.split(' ').some((word) => title.toLowerCase().includes(word)),
  );
  return shape?.[0] ?? named?.[0] ?? null;
}
