import { headingOfKey } from '../model/properties';
import names from '../standard/field-names.json' with { type: 'json' };
import { FIELDS, MAIN_FIELD, type FieldKind, isGroup, isText, type Group } from '../standard/resume';
import { basicsOf, forEachGroup, isNothing, renameField, type Rule } from './rule';

const isKnown = (section: string, key: string): boolean => Object.hasOwn(FIELDS[section] ?? {}, key);

/** The entries of a group: its only list, or an entry for each of its fields. */
function entriesOfGroup(section: string, group: Group): unknown[] {
  const main = MAIN_FIELD[section] ?? 'name';
  const fields = Object.entries(group);
  if (fields.some(([key]) => isKnown(section, key))) return [group];
  const [[, only] = []] = fields.length === 1 ? fields : [];
  if (Array.isArray(only) && only.every(isGroup) && section !== 'skills') return only;
  return fields.map(([key, value]) => {
    const name = /^[a-z]+(?:[A-Z_][a-zA-Z]*)*$/.test(key) ? headingOfKey(key) : key;
    if (isGroup(value)) return { [main]: name, ...value };
    if (Array.isArray(value))
      return { [main]: name, [isKnown(section, 'keywords') ? 'keywords' : 'highlights']: value };
    return { [main]: name, [section === 'languages' ? 'fluency' : 'summary']: value };
  });
}

const lists: Rule = {
  name: 'lists',
  does: 'A group or a text in the place of a list becomes a list, and a text in the place of an entry its name.',
  examples: [
    {
      before: { skills: { frontend: ['HTML', 'CSS'] } },
      after: { skills: [{ name: 'Frontend', keywords: ['HTML', 'CSS'] }] },
    },
    { before: { skills: ['Looms'] }, after: { skills: [{ name: 'Looms' }] } },
    {
      before: { languages: { English: 'Fluent' } },
      after: { languages: [{ language: 'English', fluency: 'Fluent' }] },
    },
  ],
  apply: (resume) => {
    for (const [section, main] of Object.entries(MAIN_FIELD)) {
      const value = resume[section];
      if (isGroup(value)) resume[section] = entriesOfGroup(section, value);
      else if (isText(value)) resume[section] = [value];
      const list = resume[section];
      if (Array.isArray(list) && list.some(isText))
        resume[section] = list.map((entry: unknown) => (isText(entry) ? { [main]: entry } : entry));
    }
  },
};

/** The fields that hold the text of an item, the most certain one first. */
const TEXTS_OF_ITEM = 'name title label keyword skill text value description summary'.split(' ');

/** An item of a list of texts from a number, a group with a text, or a list. */
function textsOfItem(item: unknown): unknown[] {
  if (typeof item === 'number') return [String(item)];
  if (Array.isArray(item)) return item.flatMap(textsOfItem);
  if (!isGroup(item)) return isNothing(item) ? [] : [item];
  const [only, ...others] = Object.keys(item);
  const key = others.length === 0 ? only : TEXTS_OF_ITEM.find((name) => isText(item[name]));
  const text = key === undefined ? undefined : item[key];
  if (!isText(text)) return [item];
  const further = Object.entries(item).flatMap(([name, value]) =>
    name !== key && isText(value) ? [value] : [],
  );
  return [further.length > 0 ? `${text} (${further.join(', ')})` : text];
}

/** A text in the place of keywords is a list if its parts are short. */
const LONGEST_KEYWORD = 40;

/** The parts of a text between commas. */
export function partsOfText(text: string): string[] {
  const parts = text
    .replace(/\.$/, '')
    .split(/\s*[,;、，]\s*(?![^(]*\))/)
    .filter(Boolean);
  return parts.length > 1 && parts.every(({ length }) => length <= LONGEST_KEYWORD) ? parts : [text];
}

function valueOfKind(value: unknown, kind: FieldKind, field: string): unknown {
  if (kind === 'texts') {
    if (isText(value)) return field === 'keywords' ? partsOfText(value) : [value];
    return Array.isArray(value) ? [...new Set(value.flatMap(textsOfItem))] : value;
  }
  if (kind !== 'text' && kind !== 'lines') return value;
  if (typeof value === 'number') return String(value);
  const parts = Array.isArray(value) ? value : isGroup(value) ? Object.values(value) : null;
  const texts = parts?.filter((part) => !isNothing(part)) ?? [];
  if (texts.length === 0 || !texts.every(isText)) return value;
  return texts.join(kind === 'lines' ? '\n\n' : ', ');
}

const values: Rule = {
  name: 'kinds-of-values',
  does: 'A number, a list or a group in the place of a text becomes a text, and a text in the place of a list a list.',
  examples: [
    {
      before: { work: [{ name: 'Mill', summary: ['One.', 'Two.'], keywords: 'Looms, Wool' }] },
      after: { work: [{ name: 'Mill', summary: 'One.\n\nTwo.', keywords: ['Looms', 'Wool'] }] },
    },
    {
      before: { skills: [{ name: 'Looms', level: 80, keywords: [{ name: 'Wool' }] }] },
      after: { skills: [{ name: 'Looms', level: '80', keywords: ['Wool'] }] },
    },
  ],
  apply: (resume) =>
    forEachGroup(resume, (section, group) => {
      for (const [field, kind] of Object.entries(FIELDS[section] ?? {})) {
        const value = group[field];
        // A number is no name of a person.
        const isNumber = section === 'basics' && field === 'name' && typeof value === 'number';
        if (!isNothing(value) && !isNumber) group[field] = valueOfKind(value, kind, field);
      }
    }),
};

const ownerLists: Rule = {
  name: 'place-of-owner',
  does: 'A location in one text, or an address without a number, becomes the city.',
  examples: [
    {
      before: { basics: { name: 'Ada', location: 'Leeds, England' } },
      after: { basics: { name: 'Ada', location: { city: 'Leeds, England' } } },
    },
  ],
  apply: (resume) => {
    const owner = basicsOf(resume);
    if (owner === null) return;
    if (isText(owner['location'])) {
      // A part with a number is a street or a postal code, which is private.
      const parts = owner['location'].split(/\s*,\s*/).filter(Boolean);
      const [street, city] = [
        parts.filter((part) => /\d/.test(part)),
        parts.filter((part) => !/\d/.test(part)),
      ];
      owner['location'] = {
        ...(street.length > 0 && { address: street.join(', ') }),
        ...(city.length > 0 && { city: city.join(', ') }),
      };
    }
    const location = owner['location'];
    // An address without the number of a house is a place.
    if (!isGroup(location) || !isText(location['address']) || !isNothing(location['city'])) return;
    if (!/\d/.test(location['address'].replaceAll(/\b\d{5}\b/g, '')))
      renameField(location, 'address', 'city');
  },
};

/** A text without a word or a sign that counts, such as a dash in the place of a name. A date may be a question mark. */
const PUNCTUATION = /^[\p{P}\s|~]+$/u;

/** Removes `null`, blank texts and empty groups at any depth of a value. */
function withoutNothing(value: unknown, isEntry = false): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    withoutNothing(field, isEntry);
    const saysNothing =
      isNothing(field) || (isEntry && isText(field) && PUNCTUATION.test(field) && !/date$/i.test(key));
    if (saysNothing && !Array.isArray(value) && !Array.isArray(field)) delete (value as Group)[key];
  }
  if (Array.isArray(value)) value.splice(0, value.length, ...value.filter((item) => !isNothing(item)));
}

/** Whether there is a text or a number at any depth. */
const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasText)
    : typeof value === 'string' || typeof value === 'number';

const empty: Rule = {
  name: 'empty-values',
  removes: true,
  does: 'Empty fields, items and entries are removed.',
  examples: [
    {
      before: { basics: { name: 'Ada', phone: '' }, work: [{ name: 'Mill', endDate: null }, {}] },
      after: { basics: { name: 'Ada' }, work: [{ name: 'Mill' }] },
    },
  ],
  apply: (resume) => {
    withoutNothing(resume);
    for (const section of Object.keys(MAIN_FIELD)) withoutNothing(resume[section], true);
    for (const section of Object.keys(MAIN_FIELD))
      if (Array.isArray(resume[section])) resume[section] = resume[section].filter(hasText);
  },
};

/** Fields with which owners and other tools hide an entry, by the values that hide it. */
const HIDING: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(names.hiding.true.split(' ').map((field) => [field, [true]])),
  ...Object.fromEntries(names.hiding.false.split(' ').map((field) => [field, [false]])),
  visibility: names.hiding.values.visibility.split(' '),
};

/** Whether an entry is marked as hidden. */
export const isHiddenEntry = (entry: unknown): boolean =>
  isGroup(entry) && Object.entries(HIDING).some(([key, hiding]) => hiding.includes(entry[key]));

const hidden: Rule = {
  name: 'hidden-entries',
  removes: true,
  does: 'Entries that the file marks as hidden are left out.',
  prevents: 'An entry that its owner has hidden is not published.',
  examples: [
    {
      before: { work: [{ name: 'Mill', hidden: true }, { name: 'Farm' }] },
      after: { work: [{ name: 'Farm' }] },
    },
  ],
  apply: (resume, leaveOut) => {
    for (const [around, group] of [[[], resume] as const, [['basics'], basicsOf(resume) ?? {}] as const])
      for (const [key, list] of Object.entries(group))
        if (Array.isArray(list))
          group[key] = list.filter(
            (entry: unknown, at) => !isHiddenEntry(entry) || leaveOut([...around, key, at], entry),
          );
  },
};

export const LIST_RULES = { lists, hidden, values, ownerLists, empty };
