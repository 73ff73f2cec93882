import type { Path, Warn } from './problems';
import { entriesOf } from './same-term';

type Group = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The label before a list: "**Scientific computing:** NumPy, pandas", in Markdown or HTML. */
const LABEL = /^\s*(?:<(?:strong|b|em|i)>|\*\*)?[^:<*]{2,40}:\s*(?:<\/(?:strong|b|em|i)>|\*\*)?\s*/;

/** The entries of a list. A label stands before several entries, or has markup: "Python: advanced" has none. */
function entriesWithoutLabel(item: string): string[] {
  const entries = entriesOf(item.replace(LABEL, ''));
  return entries.length > 1 || /^\s*(?:<|\*\*)/.test(item) ? entries : [item];
}

/** The name of a group inside a skill, and what its list contains; null for other values. */
function namesInGroup(group: unknown): string[] | null {
  if (!isGroup(group)) return null;
  const name = ['name', 'title', 'label'].map((key) => group[key]).find(isText);
  const lists = Object.values(group).filter((value) => Array.isArray(value)) as unknown[][];
  if (name === undefined || lists.length !== 1 || !lists[0]?.every(isText)) return null;
  // A level or a text of the group would be lost.
  if (Object.values(group).filter((value) => value !== null && value !== '').length > 2) return null;
  return [name, ...(lists[0] as string[]).flatMap(entriesWithoutLabel)];
}

/**
 * Takes the groups inside a skill as its keywords: `{ "name": "Looms", "subSkills": [{ "name": "Jacquard", "items":
 * ["Cards: punching, lacing"] }] }` has the keywords Jacquard, punching and lacing.
 */
export function gatherNestedKeywords(section: string, entry: Group, path: Path, warn: Warn): void {
  if (section !== 'skills' || !isText(entry['name']) || 'keywords' in entry) return;
  for (const [key, value] of Object.entries(entry)) {
    const names = Array.isArray(value) ? value.map(namesInGroup) : [];
    if (names.length === 0 || names.includes(null)) continue;
    entry['keywords'] = [...new Set(names.flatMap((group) => group ?? []))];
    delete entry[key];
    warn([...path, key], 'groups inside a skill; their names and entries were taken as its "keywords".');
    return;
  }
}
