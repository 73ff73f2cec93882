import { type Found, hasWord, namedYears, ranThen } from './search';
import type { Entry, Kind, YearSpan } from './search-index';
import { plain } from '~/portal/text/text-search';

/** The number of hits of a kind shown initially. */
const SHOWN = 3;

const NEVER: YearSpan = [Infinity, -Infinity];

const shownYears = ([first, last]: YearSpan): string => (first === last ? `${first}` : `${first}–${last}`);

/** An option of the list: an entry, or a button that shows the rest of a kind. */
export type Choice = { is: 'entry'; entry: Entry } | { is: 'more'; kind: Kind; count: number };

export type ChoiceGroup = {
  kind: Kind | 'recent' | 'suggested' | 'ask';
  count: number | null;
  /** Index of its first option in the whole list. */ start: number;
  choices: readonly Choice[];
};

type Unnumbered = Omit<ChoiceGroup, 'start'>;

function numbered(groups: readonly Unnumbered[]): readonly ChoiceGroup[] {
  let start = 0;
  return groups.map((group) => {
    const from = start;
    start += group.choices.length;
    return { ...group, start: from };
  });
}

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

/** The details beside a hit's title: its context, and the names, texts and years that match. */
export function shownDetail({ title, detail, more, years }: Entry, words: readonly string[]): string {
  const seen = `${title}\n${detail}`;
  const shown = plain(seen);
  const unseen = words.filter((word) => !hasWord(shown, word, seen));
  if (unseen.length === 0) return detail;
  const why = more.split('\n').flatMap((line) => {
    const compared = plain(line);
    const by = unseen.find((word) => hasWord(compared, word, line));
    return by === undefined ? [] : [excerpt(line, by)];
  });
  const ran =
    years && unseen.some((word) => ranThen(years, namedYears(word) ?? NEVER)) ? shownYears(years) : '';
  return [detail, ...why, ran].filter(Boolean).join(' · ');
}

/** The key that identifies an entry on the next visit. */
export const entryKey = ({ kind, title, detail }: Entry): string => [kind, title, detail].join('\n');

const chosen = (entries: readonly Entry[]) => entries.map((entry) => ({ is: 'entry', entry }) as const);

/** The hits as options: a few of each kind, or all of the expanded kinds. */
export const foundChoices = ({ groups }: Found, expanded: ReadonlySet<Kind>): readonly ChoiceGroup[] =>
  numbered(
    groups.map(({ kind, hits }) => {
      const all = expanded.has(kind) || hits.length <= SHOWN + 1;
      return {
        kind,
        count: hits.length,
        choices: all
          ? chosen(hits)
          : [...chosen(hits.slice(0, SHOWN)), { is: 'more', kind, count: hits.length }],
      };
    }),
  );

/** The options without a query: recent choices and pages, as in the portal. Commands are found by their names. */
export function defaultChoices(entries: readonly Entry[], recent: readonly string[]): readonly ChoiceGroup[] {
  const byKey = new Map(recent.length > 0 ? entries.map((entry) => [entryKey(entry), entry]) : []);
  const again = recent.flatMap((key) => byKey.get(key) ?? []);
  const ofKind = (kind: Kind) => chosen(entries.filter((entry) => entry.kind === kind));
  const groups: readonly Unnumbered[] = [
    { kind: 'recent', count: null, choices: chosen(again) },
    { kind: 'suggested', count: null, choices: ofKind('page') },
  ];
  return numbered(groups.filter(({ choices }) => choices.length > 0));
}

/** Adds the option to ask a question when nothing is found. */
export const withAsk = (groups: readonly ChoiceGroup[], entry: Entry): readonly ChoiceGroup[] =>
  numbered([...groups, { kind: 'ask', count: null, choices: chosen([entry]) }]);
