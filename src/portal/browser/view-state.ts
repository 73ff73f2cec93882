import { leftPagesIn, type SavedViewState } from '~/portal/lib/saved-view-state';

const KEY = 'portalfolio.left';
/** As many entries as a browser's history has. */
const MOST = 50;

/** By the router's keys of the history's entries, the oldest first. */
const entries = new Map<string, SavedViewState>();
try {
  for (const [key, left] of leftPagesIn(sessionStorage.getItem(KEY))) entries.set(key, left);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who reloads a page wants it anew.
  if (load?.type === 'reload') entries.delete((history.state as { key: string } | null)?.key ?? '');
} catch {
  // Nothing is kept, or it cannot be read: pages begin anew.
}

/** How the page of an entry in the history was left; undefined where it never was. */
export const leftAs = (key: string): SavedViewState | undefined => entries.get(key);

export function leave(key: string, left: SavedViewState): void {
  const before = entries.get(key);
  entries.delete(key);
  entries.set(key, { ...before, ...left });
  for (const oldest of [...entries.keys()].slice(0, -MOST)) entries.delete(oldest);
}

/** For the next document: while this one stands, it knows them itself. */
export function storeViewState(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...entries]));
  } catch {
    // Full or forbidden.
  }
}
