import { containsWords, plain, wordsOf } from './text-search';

/** An entry of a service menu with its searchable label. */
export type MenuEntry = { label: string };

/** The entries whose label contains every word of the query, regardless of case and accents. */
export function matchingEntries<Entry extends MenuEntry>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = wordsOf(query);
  return entries.filter(({ label }) => containsWords(plain(label), words));
}
