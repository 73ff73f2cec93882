import type { Path, Warn } from '../standard/problems';
import { labelOf, textsOf } from '../model/properties';
import { FIELDS } from '../standard/resume-fields';
import { hasLanguageKeys } from './text-in-languages';
import { isGroup } from '../standard/shape';

type Group = Record<string, unknown>;
type HeadedList = { heading: string; items: readonly string[] };

/** A list of texts; null for other values. */
const listOf = (value: unknown): string[] | null => (Array.isArray(value) ? textsOf(value) : null);

/** `{ "title": "Looms", "items": ["Wove.", "Spun."] }`: one list of texts, and at most one text above it. */
function headedList(value: unknown): HeadedList | null {
  if (!isGroup(value)) return null;
  const fields = Object.values(value).filter((field) => String(field ?? '') !== '');
  const [items, ...others] = fields.map(listOf).filter((list) => list !== null);
  const texts = fields.filter((field) => typeof field === 'string');
  const isComplete = others.length === 0 && fields.length === texts.length + 1 && texts.length <= 1;
  return items && isComplete ? { heading: texts[0]?.trim() ?? '', items } : null;
}

/** Lists of texts under headings: groups with a heading and a list, or a list for each heading. */
function headedLists(value: unknown): readonly HeadedList[] | null {
  const lists = Array.isArray(value)
    ? value.map(headedList)
    : isGroup(value) && !hasLanguageKeys(value)
      ? Object.entries(value).map(([key, list]) => {
          const items = listOf(list);
          return items && { heading: labelOf(key), items };
        })
      : [];
  const found = lists.filter((list) => list !== null);
  return found.length > 0 && found.length === lists.length ? found : null;
}

const asMarkdown = ({ heading, items }: HeadedList): string =>
  [
    ...(heading === '' ? [] : [`**${heading}**`]),
    items.map((item) => `- ${item.replaceAll(/\s*\n\s*/g, ' ')}`).join('\n'),
  ].join('\n\n');

/** Moves lists under headings, which the standard does not have, to the end of the text of an entry. */
export function gatherHeadedLists(section: string, entry: Group, path: Path, warn: Warn): void {
  const fields = FIELDS[section] ?? {};
  if (!Object.hasOwn(fields, 'highlights')) return;
  const text = section === 'projects' ? 'description' : 'summary';
  for (const key of Object.keys(entry)) {
    if (Object.hasOwn(fields, key) && key !== 'highlights') continue;
    const lists = headedLists(entry[key]);
    // Bullets are no headings.
    if (!lists || (key === 'highlights' && !Array.isArray(entry[key]))) continue;
    entry[text] = [textsOf(entry[text])?.join('\n\n') ?? '', ...lists.map(asMarkdown)]
      .filter(Boolean)
      .join('\n\n');
    delete entry[key];
    warn([...path, key], `lists under headings; they are shown at the end of "${text}".`, {
      weight: 'harmless',
    });
  }
}
