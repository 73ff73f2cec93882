import { storedValue, storeValue } from './storage';
import { isObject, isObjectOf, isListOf, isNumber, isString, jsonIn } from '~/portal/text/json-shape';

/**
 * The state of a page when the visitor left it: open disclosures, scroll position, the link that was
 * followed, and named texts.
 */
export type SavedViewState = Readonly<{
  open?: readonly string[];
  y?: number;
  inner?: Readonly<Record<string, number>>;
  link?: string;
  /** The top of the link in the window, px, unless it was out of view. */ linkTop?: number | undefined;
  [text: string]: unknown;
}>;

function fits(name: string, value: unknown): boolean {
  if (name === 'open') return isListOf(isString)(value);
  if (name === 'inner') return isObjectOf(isNumber)(value);
  return name === 'y' || name === 'linkTop' ? isNumber(value) : isString(value);
}

/** Parses the stored pages by history key, oldest first. Invalid entries are dropped. */
export function savedPagesIn(text: string | null): [key: string, state: SavedViewState][] {
  const stored = jsonIn(text ?? '');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const [key, state]: unknown[] = Array.isArray(entry) ? entry : [];
    const isComplete = isObject(state) && Object.entries(state).every(([name, value]) => fits(name, value));
    return typeof key === 'string' && isComplete
      ? [[key, { ...state }] satisfies [string, SavedViewState]]
      : [];
  });
}

const KEY = 'portalfolio.viewStates';
/** The number of entries in a browser's history. */
const MOST = 50;

const currentKey = () => (globalThis.history?.state as { key?: string } | null)?.key ?? '';

/** View states by the router's history keys, oldest first. */
const entries = new Map<string, SavedViewState>();
for (const [key, state] of savedPagesIn(storedValue(KEY, 'tab'))) entries.set(key, state);
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A reload resets the page.
if (load?.type === 'reload') entries.delete(currentKey());

export const savedViewState = (key: string): SavedViewState | undefined => entries.get(key);

/** The saved state of the current history entry, for components whose props must not change with the address. */
export const restoredViewState = (): SavedViewState | undefined => savedViewState(currentKey());

export function saveViewState(key: string, state: SavedViewState): void {
  const before = entries.get(key);
  entries.delete(key);
  entries.set(key, { ...before, ...state });
  for (const oldest of [...entries.keys()].slice(0, -MOST)) entries.delete(oldest);
}

/** Stores the states for the next document. This document keeps them in memory. */
export const storeViewState = (): boolean => storeValue(KEY, JSON.stringify([...entries]), 'tab');
