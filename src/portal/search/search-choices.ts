import { plain } from '~/portal/text/text-search';
import { hasWord, type HitGroup, type SearchHits } from './search';
import type { Entry } from './search-index';

/** The number of hits of a kind that are shown. The link to all resources has the others. */
const SHOWN = 5;

/** A part of the list: entries under a heading. */
export type ChoiceGroup = {
  title: HitGroup['title'] | 'search.recent' | 'search.suggested' | 'search.ask';
  count: number | null;
  entries: readonly Entry[];
};

/** A longer line is truncated around the match. */
const LONGEST_LINE = 90;
const BEFORE_HIT = 30;

/** The part of a line around a match, starting at a word. */
function excerpt(line: string, word: string): string {
  if (line.length <= LONGEST_LINE) return line;
  // The normalized text may differ in length. The offset is accurate enough to choose an excerpt.
  const hit = Math.max(0, plain(line).indexOf(word) - BEFORE_HIT);
  const from = hit === 0 ? 0 : line.indexOf(' ', hit) + 1;
  const part = line.slice(from, from + LONGEST_LINE);
  const cut = from + LONGEST_LINE < line.length ? part.replace(/\s+\S*$/, '') : part;
  return `${from > 0 ? '… ' : ''}${cut}${cut === line.slice(from) ? '' : ' …'}`;
}

/** The details beside a hit's title: its context, and the names and texts that match. */
export function shownDetail({ title, detail, more }: Entry, words: readonly string[]): string {
  const unseen = words.filter((word) => !hasWord(`${title}\n${detail}`, word));
  if (unseen.length === 0) return detail;
  const why = more.split('\n').flatMap((line) => {
    const by = unseen.find((word) => hasWord(line, word));
    return by === undefined ? [] : [excerpt(line, by)];
  });
  return [detail, ...why].filter(Boolean).join(' · ');
}

/** The first hits of each kind. */
export const foundChoices = ({ groups }: SearchHits): readonly ChoiceGroup[] =>
  groups.map(({ title, hits }) => ({ title, count: hits.length, entries: hits.slice(0, SHOWN) }));

/** The key that identifies an entry on the next visit. */
export const entryKey = ({ kind, title, detail }: Entry): string => [kind, title, detail].join('\n');

/** The choices without a query: recent choices and the pages, as in the portal. Commands are found by their names. */
export function defaultChoices(entries: readonly Entry[], recent: readonly string[]): readonly ChoiceGroup[] {
  const byKey = new Map(recent.length > 0 ? entries.map((entry) => [entryKey(entry), entry]) : []);
  const groups: readonly ChoiceGroup[] = [
    { title: 'search.recent', count: null, entries: recent.flatMap((key) => byKey.get(key) ?? []) },
    { title: 'search.suggested', count: null, entries: entries.filter(({ kind }) => kind === 'page') },
  ];
  return groups.filter(({ entries: shown }) => shown.length > 0);
}
