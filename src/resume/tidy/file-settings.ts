import { counted, plural } from '../standard/plural';
import { fieldName, type Warn } from '../standard/problems';
import { isEntrySetting, isLanguageSetting, isToolSetting, isWebsiteSetting } from './tool-settings';

/** The exported résumé contains all fields that were read. */
export const NOT_SHOWN = 'no page shows it, only the published resume.json';

/** The fields below `meta` of the standard, of tools that choose a theme, and of the language. */
const META_FIELDS = new Set(
  'canonical version lastModified theme themeOptions language lang locale'.split(' '),
);

/** Fields that tell about an entry. A setting has others: `{ "key": "web" }`. */
const TELLING = /^(?:name|title|label|heading|summary|description|text)$/i;
const isEntry = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, text]) => TELLING.test(key) && typeof text === 'string');
const isListOfEntries = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isEntry);

/** The lists of entries in a field that no page shows, with the place that would show them; empty without any. */
function remedyFor(value: unknown): string {
  const lists = isListOfEntries(value) ? [['', value] as const] : Object.entries(value ?? {});
  const named = lists.flatMap(([key, list]) =>
    isListOfEntries(list) && !isToolSetting(key, list)
      ? [[key && fieldName([key]), counted(list.length, 'entry', 'entries')].filter(Boolean).join(', ')]
      : [],
  );
  if (named.length === 0) return '';
  const place = plural(
    named.length,
    'a section of its own at the top of the file shows them',
    'sections of their own at the top of the file show them',
  );
  return ` It holds ${named.join('; ')}: ${place}.`;
}

/** Warns of the settings of tools, and of texts that a person wrote below `meta`. */
export function warnOfSettings(data: Readonly<Record<string, unknown>>, warn: Warn): void {
  for (const [key, value] of Object.entries(data))
    if (isToolSetting(key, value))
      warn([key], `a setting of another tool; ${NOT_SHOWN}.`, { weight: 'harmless' });
  const { meta } = data;
  if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) return;
  for (const [key, value] of Object.entries(meta))
    if (!META_FIELDS.has(key) && !isToolSetting(key, value))
      warn(['meta', key], `this field is not known; ${NOT_SHOWN}.${remedyFor(value)}`, { weight: 'missing' });
}

/** The purpose of a field of an entry that no page shows; null if it is not known. */
export function purposeOf(section: string, key: string, value: unknown): string | null {
  if (key === 'tags' && isEntrySetting(key, value))
    return 'tags choose the entries of tailored résumés; no page shows them.';
  if (isLanguageSetting(section, key, value))
    return 'the language of the texts, unless portal.yaml or "meta" states it; no page shows this field.';
  return isWebsiteSetting(key, value) ? `a setting of a website; ${NOT_SHOWN}.` : null;
}
