import type { Warn } from './problems';
import { isToolSetting } from './tool-settings';

/** The exported résumé contains all fields that were read. */
export const NOT_SHOWN = 'no page shows it, only the published resume.json';

/** The fields below `meta` of the standard, of tools that choose a theme, and of the language. */
const META_FIELDS = new Set(
  'canonical version lastModified theme themeOptions language lang locale'.split(' '),
);

/** Warns of the settings of tools, and of texts that a person wrote below `meta`. */
export function warnOfSettings(data: Readonly<Record<string, unknown>>, warn: Warn): void {
  for (const [key, value] of Object.entries(data))
    if (isToolSetting(key, value))
      warn([key], `a setting of another tool; ${NOT_SHOWN}.`, { weight: 'harmless' });
  const { meta } = data;
  if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) return;
  for (const [key, value] of Object.entries(meta))
    if (!META_FIELDS.has(key) && !isToolSetting(key, value))
      warn(['meta', key], `this field is not known; ${NOT_SHOWN}.`, { weight: 'missing' });
}
