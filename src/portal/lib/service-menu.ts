import { holds, plain, wordsOf } from './text-search';

/** An entry of a service menu as the visitor's search sees it. */
export type MenuEntry = { label: string };

/** The entries whose label holds every word of the query, whatever the case and accents. */
export function matchingEntries<Entry extends MenuEntry>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = wordsOf(query);
  return entries.filter(({ label }) => holds(plain(label), words));
}
