import { isGroup, isGroupOf, isListOf, isNumber, isString, jsonIn } from './json-shape';

/**
 * The state of a page when the visitor left it: open disclosures, scroll position, the link that was
 * followed, and named texts.
 */
export type SavedViewState = Readonly<{
  open?: readonly string[];
  y?: number;
  inner?: Readonly<Record<string, number>>;
  link?: string;
  [text: string]: unknown;
}>;

function fits(name: string, value: unknown): boolean {
  if (name === 'open') return isListOf(isString)(value);
  if (name === 'inner') return isGroupOf(isNumber)(value);
  return name === 'y' ? isNumber(value) : isString(value);
}

/** Parses the stored pages by history key, oldest first. Invalid entries are dropped. */
export function leftPagesIn(text: string | null): [key: string, left: SavedViewState][] {
  const stored = jsonIn(text ?? '');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const [key, left]: unknown[] = Array.isArray(entry) ? entry : [];
    const isComplete = isGroup(left) && Object.entries(left).every(([name, value]) => fits(name, value));
    return typeof key === 'string' && isComplete
      ? [[key, { ...left }] satisfies [string, SavedViewState]]
      : [];
  });
}
