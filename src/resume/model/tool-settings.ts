import { baseOfLanguageKey } from '../standard/language-keys';
import { FIELDS, MAIN_FIELD, plainName } from '../standard/resume';

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(plainName));

/** Top-level lists in which tools keep the look of a résumé, its headings or its other editions. */
const SETTINGS = names(
  `themes templates headings locales colors fonts layout settings options styles sectionOrder sectionTitles labels
  analytics printTips tips photo picture sops`,
);
/** Fields of an entry with which tools order, number or draw it. */
const ENTRY_SETTINGS = names(
  `id uuid key index order sortOrder icon emoji color colour visible hidden display enabled slug className image
  images img picture thumbnail logo cover screenshot`,
);
const IDENTIFIER = /(?<=\p{Ll})(?:Id|ID|Uuid|Guid)s?$|_(?:id|uuid)$/u;
/** The moment at which a program wrote or fetched something. At midnight it is a date that a program wrote. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT(?!00:00:00)\d\d:\d\d:\d\d/;

const SECTION_NAMES = new Set([...Object.keys(MAIN_FIELD), 'basics', 'profile', 'templates', 'summary']);
const KNOWN_FIELDS = new Set(Object.values(FIELDS).flatMap((fields) => Object.keys(fields)));

/** A known field in another language: `summary::fr`. */
const isTranslation = (key: string): boolean => {
  const base = baseOfLanguageKey(key);
  return base !== null && (KNOWN_FIELDS.has(base) || SECTION_NAMES.has(base));
};
/** A list of the sections that a tool shows. */
const isListOfSections = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && SECTION_NAMES.has(name));

const isProse = (value: unknown): boolean => typeof value === 'string' && /\s\S+\s/.test(value);

/** Whether a top-level key belongs to a tool and does not describe the person. */
export const isToolSetting = (key: string, value: unknown): boolean =>
  SETTINGS.has(plainName(key)) ||
  isTranslation(key) ||
  (plainName(key) === 'sections' && isListOfSections(value));

/** Whether a field of an entry belongs to a tool: a number in its database, an icon, the time of an edit. */
export const isEntrySetting = (key: string, value: unknown): boolean =>
  isTranslation(key) ||
  ((ENTRY_SETTINGS.has(plainName(key)) || IDENTIFIER.test(key)) && !isProse(value)) ||
  (typeof value === 'string' && TIMESTAMP.test(value));
