import { fieldName, type Path } from '../../standard/problems';
import { dateIn } from './date-in';
import { isGroup } from '../../standard/shape';

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether a value is not empty. */
const hasText = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  (typeof value === 'object' || String(value).trim() !== '');

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

  /** The part at a key; an empty one if it does not exist. */
  at(...keys: PropertyKey[]): Part {
    return keys.reduce<Part>((part, key) => {
      const { value } = part;
      const inside = isGroup(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
      const item = Array.isArray(value) ? (value[Number(key)] as unknown) : inside;
      return new Part(item, [...part.path, key], this.used);
    }, this);
  }

  /** The fields, in the order of the file. */
  fields(): [key: string, part: Part][] {
    return isGroup(this.value) ? Object.keys(this.value).map((key) => [key, this.at(key)]) : [];
  }

  /** The items of the list at a key. A single group or text counts as a list. */
  items(...keys: PropertyKey[]): Part[] {
    const part = this.at(...keys);
    if (Array.isArray(part.value)) return part.value.map((_, index) => part.at(index));
    return hasText(part.value) ? [part] : [];
  }

  /** Marks all values in it as read. */
  use(): this {
    for (const [path] of valuesIn(this.value, this.path)) this.used.add(fieldName(path));
    return this;
  }

  /** Marks ids and settings of the program as read, since they are not about the person. */
  ignore(...keys: string[]): this {
    for (const key of keys) this.at(key).use();
    return this;
  }

  /** Reads its own text, or the first unread text at one of the keys. */
  text(...keys: string[]): string | undefined {
    for (const part of keys.length === 0 ? [this] : keys.map((key) => this.at(...key.split('.')))) {
      const { value } = part;
      if ((typeof value !== 'string' && typeof value !== 'number') || !hasText(value)) continue;
      if (this.used.has(fieldName(part.path))) continue;
      part.use();
      return String(value).trim();
    }
    return undefined;
  }

  /** Reads the texts of the list at a key, or of a text with commas. */
  texts(key: string): string[] | undefined {
    const part = this.at(...key.split('.'));
    const found =
      typeof part.value === 'string'
        ? (part.text() ?? '').split(/\s*[,;、，]\s*/)
        : part.items().flatMap((item) => item.text() ?? item.text('name', 'label', 'value') ?? []);
    const texts = found.filter(Boolean);
    return texts.length > 0 ? texts : undefined;
  }

  /** Reads a date. An invalid one stays a leftover. Undefined for "ongoing". */
  date(...keys: string[]): string | undefined {
    for (const key of keys) {
      const part = this.at(...key.split('.'));
      const found = typeof part.value === 'object' ? null : dateIn(String(part.value ?? ''));
      if (found === null) continue;
      if (found.isComplete) part.use();
      return found.date === 'ongoing' ? undefined : found.date;
    }
    return undefined;
  }

  /** The values that were not read. */
  leftovers(): Leftovers {
    return Object.fromEntries(
      valuesIn(this.value, this.path).flatMap(([path, value]) =>
        hasText(value) && !this.used.has(fieldName(path)) ? [[fieldName(path), value]] : [],
      ),
    );
  }
}

function valuesIn(value: unknown, path: Path): [Path, unknown][] {
  if (isLeaf(value)) return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) =>
    valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
