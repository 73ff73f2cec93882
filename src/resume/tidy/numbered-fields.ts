import type { Path, Warn } from '../standard/problems';
import { MAIN_FIELD } from '../standard/resume-fields';

type Placed = { entry: unknown; path: Path };

const NUMBERED = /^(\p{L}+)(\d)$/u;

/**
 * The entries in one entry: `{ "name": "Looms", "name1": "Cards", "level1": "Expert" }` is two. Other fields with a
 * number stay.
 * @param isKnown whether the section has a field
 */
export function splitNumbered(
  section: string,
  placed: Placed,
  isKnown: (key: string) => boolean,
  warn: Warn,
): Placed[] {
  const { entry, path } = placed;
  const main = MAIN_FIELD[section] ?? '';
  if (typeof entry !== 'object' || entry === null || !(main in entry)) return [placed];
  const first: Record<string, unknown> = {};
  const others = new Map<string, Record<string, unknown>>();
  for (const [key, value] of Object.entries(entry)) {
    const [, field = '', number = ''] = NUMBERED.exec(key) ?? [];
    if (isKnown(field) && `${main}${number}` in entry)
      others.set(number, { ...others.get(number), [field]: value });
    else first[key] = value;
  }
  if (others.size === 0) return [placed];
  warn(
    path,
    `fields with a number ("${main}${[...others.keys()].join()}"); they were taken as further entries of the list.`,
  );
  return [first, ...others.values()].map((one) => ({ entry: one, path }));
}
