import type { Path } from '../standard/problems';
import { AS_WRITTEN, type PrivateKind } from '../standard/resume';

/** An unpublished value with its path in the résumé. */
export type Withheld = { path: Path; kind: PrivateKind | 'note' | 'field' | 'hidden' };

type Group = Record<string, unknown>;

/** Short names of fields. */
const SHORT_PATHS: Readonly<Record<string, string>> = {
  email: 'basics.email',
  phone: 'basics.phone',
  photo: 'basics.image',
  picture: 'basics.image',
  location: 'basics.location',
  profiles: 'basics.profiles',
};

/** A portal needs a name. */
const NEVER_HIDDEN = new Set(['basics', 'basics.name']);

/** `work[].highlights` as steps. Null stands for every entry of a list. */
export const stepsOf = (path: string): (string | number | null)[] =>
  (SHORT_PATHS[path] ?? path).split('.').flatMap((part) => {
    const [, name = '', indices = ''] = /^([^[]*)((?:\[\d*\])*)$/.exec(part) ?? [];
    const steps = [...indices.matchAll(/\[(\d*)\]/g)].map(([, index]) => (index ? Number(index) : null));
    return [name, ...steps];
  });

/**
 * Whether a path matches a pattern. The brackets of lists are optional: `work.highlights` is
 * `work[].highlights`.
 */
export function matches(steps: readonly (string | number | null)[], path: Path): boolean {
  const [step, ...further] = steps;
  const [key, ...rest] = path;
  if (step === undefined) return path.length === 0;
  if (key === undefined) return false;
  if (typeof key === 'number' && typeof step === 'string') return matches(steps, rest);
  return (step === null ? typeof key === 'number' : step === key) && matches(further, rest);
}

/**
 * Removes the fields that the owner hides.
 * @param hidden paths such as `work[].highlights`
 * @param warnUnused is called with each path that matches nothing or cannot be hidden
 */
export function hide<Resume extends object>(
  resume: Resume,
  hidden: readonly string[],
  warnUnused: (index: number, message: string) => void,
): { resume: Resume; withheld: Withheld[] } {
  const withheld: Withheld[] = [];
  const found = new Set<number>();
  const patterns = hidden.map((path) => (NEVER_HIDDEN.has(path) || path === 'name' ? [] : stepsOf(path)));
  const publicPart = (value: unknown, path: Path): unknown => {
    // A date that cannot be read is kept one level below its entry, under the name of its field.
    const named = path.filter((step) => step !== AS_WRITTEN);
    const at = patterns.findIndex((steps) => steps.length > 0 && matches(steps, named));
    if (at >= 0) {
      found.add(at);
      withheld.push({ path: named, kind: 'hidden' });
      // An empty entry keeps the indexes of the following ones.
      return typeof path.at(-1) === 'number' && typeof value === 'object' ? {} : undefined;
    }
    if (Array.isArray(value))
      return value
        .map((item: unknown, index) => publicPart(item, [...path, index]))
        .filter((item) => item !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value as Group).map(
      ([key, field]) => [key, publicPart(field, [...path, key])] as const,
    );
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  };
  const open = publicPart(resume, []) as Resume;
  patterns.forEach((steps, index) => {
    if (steps.length === 0) warnUnused(index, 'a portal needs the owner’s name; it is published.');
    else if (!found.has(index))
      warnUnused(
        index,
        'nothing stands at this path in the résumé, so nothing was hidden; write it as work[].highlights.',
      );
  });
  return { resume: open, withheld };
}
