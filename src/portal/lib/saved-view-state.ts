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

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string';

function fits(name: string, value: unknown): boolean {
  if (name === 'open') return Array.isArray(value) && value.every(isText);
  if (name === 'inner') return isGroup(value) && Object.values(value).every(isNumber);
  return name === 'y' ? isNumber(value) : isText(value);
}

/** Parses the stored pages by history key, oldest first. Invalid entries are dropped. */
export function leftPagesIn(text: string | null): [key: string, left: SavedViewState][] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const [key, left]: unknown[] = Array.isArray(entry) ? entry : [];
    const isWhole = isGroup(left) && Object.entries(left).every(([name, value]) => fits(name, value));
    return typeof key === 'string' && isWhole ? [[key, { ...left }] satisfies [string, SavedViewState]] : [];
  });
}
