import type { Path, Warn } from '../standard/problems';
import { entriesOf } from '../model/same-term';
import { isGroup, isText } from '../standard/shape';

type Group = Record<string, unknown>;
type Placed = { entry: unknown; path: Path };

/** The label before a list: "**Scientific computing:** NumPy, pandas", in Markdown or HTML. */
const LABEL = /^\s*(?:<(?:strong|b|em|i)>|\*\*)?([^:<*]{2,40}):\s*(?:<\/(?:strong|b|em|i)>|\*\*)?\s+/;

/** The label and the entries of a list, or the whole text. A label stands before several entries, or has markup. */
function entriesIn(item: string): string[] {
  const [written = '', label = ''] = LABEL.exec(item) ?? [];
  const entries = entriesOf(item.slice(written.length));
  return label !== '' && (entries.length > 1 || /^\s*(?:<|\*\*)/.test(item)) ? [label, ...entries] : [item];
}

/** A group inside a skill as a skill of its own; null for other values. */
function skillIn(group: unknown, { name, level }: Group): Group | null {
  if (!isGroup(group)) return null;
  const { name: named, title, label, ...others } = group;
  const own = [named, title, label].find(isText);
  const lists = Object.entries(others).filter(([, value]) => Array.isArray(value) && value.every(isText));
  const [[key = '', items] = []] = lists;
  if (own === undefined || lists.length !== 1) return null;
  const { [key]: _items, ...further } = others;
  return {
    ...(level !== undefined && { level }),
    ...further,
    name: `${String(name)}: ${own}`,
    keywords: [...new Set((items as string[]).flatMap(entriesIn))],
  };
}

/**
 * The skills in one skill: `{ "name": "Looms", "subSkills": [{ "name": "Jacquard", "items": ["Cards: punching,
 * lacing"] }] }` is the skill "Looms: Jacquard" with the keywords Cards, punching and lacing.
 */
export function splitGroups(section: string, placed: Placed, warn: Warn): Placed[] {
  const { entry, path } = placed;
  if (section !== 'skills' || !isGroup(entry) || !isText(entry['name']) || 'keywords' in entry)
    return [placed];
  for (const [key, value] of Object.entries(entry)) {
    const skills = Array.isArray(value) ? value.map((group) => skillIn(group, entry)) : [];
    if (skills.length === 0 || skills.includes(null)) continue;
    warn([...path, key], 'groups inside a skill; they were taken as skills of their own.');
    // What else the skill says stands at the first one.
    const { [key]: _groups, ...rest } = entry;
    return skills.map((skill, at) => ({ entry: at === 0 ? { ...rest, ...skill } : skill, path }));
  }
  return [placed];
}
