import { fieldName } from '../../standard/problems';
import type { Path } from '../../standard/path';
import { isGroup } from '../../standard/resume';
import { isHiddenEntry } from '../../tidy/lists';
import { isNothing } from '../../tidy/rule';

const hasText = (value: unknown): boolean => value !== false && !isNothing(value);

export const isHidden = (value: unknown): boolean =>
  isHiddenEntry(value) || (isGroup(value) && isHiddenEntry(value['effects']));

/** The values of a file that were not converted, by path. */
export type Leftovers = Readonly<Record<string, unknown>>;

/**
 * A part of a file in another format, which tracks the values that were read. All other values become
 * leftovers, so that a reader cannot lose one by omission.
 */
export class Part {
  constructor(
    readonly value: unknown,
    private readonly path: Path = [],
    private readonly used: Set<string> = new Set(),
  ) {}

  private child(key: string | number): Part {
    const { value } = this;
    const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    const inside = isInside ? (value as Record<PropertyKey, unknown>)[key] : undefined;
    return new Part(inside, [...this.path, key], this.used);
  }

  /** The part at a path (`basics.location`), in the first entry of each list on the way; an empty one if it is hidden. */
  at(path: string): Part {
    return path
      .split('.')
      .filter(Boolean)
      .reduce<Part>((part, key) => {
        const holder = Array.isArray(part.value) ? part.child(0) : part;
        return isHidden(holder.value) ? new Part(undefined) : holder.child(key);
      }, this);
  }

  /** The items of a list, or the fields of a group, in the order of the file. */
  children(): [key: string, part: Part][] {
    const { value } = this;
    if (Array.isArray(value)) return value.map((_, index) => [String(index), this.child(index)]);
    return isGroup(value) ? Object.keys(value).map((key) => [key, this.child(key)]) : [];
  }

  /** The visible items of the list at a path. A single group or text counts as a list. */
  items(path = ''): Part[] {
    const part = this.at(path);
    const items = Array.isArray(part.value) ? part.children().map(([, item]) => item) : [part];
    return items.filter(({ value }) => hasText(value) && !isHidden(value));
  }

  /** Marks all values in it as read. */
  use(): this {
    for (const [path] of valuesIn(this.value, this.path)) this.used.add(fieldName(path));
    return this;
  }

  /** Reads its text; undefined if there is none, or if it was read before. */
  text(): string | undefined {
    const { value } = this;
    if ((typeof value !== 'string' && typeof value !== 'number') || !hasText(value)) return undefined;
    if (this.used.has(fieldName(this.path))) return undefined;
    this.use();
    return String(value).trim();
  }

  /**
   * The values that were not read. A hidden entry is one of them as a whole.
   * @param ignored names of ids and settings of the program, which are not about the person
   */
  leftovers(ignored: ReadonlySet<string> = new Set()): Leftovers {
    return Object.fromEntries(
      valuesIn(this.value, this.path, isHidden).flatMap(([path, value]) =>
        hasText(value) && !this.used.has(fieldName(path)) && !ignored.has(String(path.at(-1)))
          ? [[fieldName(path), value]]
          : [],
      ),
    );
  }
}

function valuesIn(
  value: unknown,
  path: Path,
  isWhole: (value: unknown) => boolean = () => false,
): [Path, unknown][] {
  if (typeof value !== 'object' || value === null || isWhole(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key], isWhole),
  );
}
