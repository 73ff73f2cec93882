import type { Found } from './search';
import type { Entry, Kind } from './search-entries';
import { namedYears, ranThen, shownYears, type YearSpan } from './search-years';
import { plain } from './text-search';

/** Hits of a kind shown at first. */
const SHOWN = 3;

const NEVER: YearSpan = [Infinity, -Infinity];

/** A line of the list: an entry, or the one that shows the rest of a kind. */
export type Choice = { is: 'entry'; entry: Entry } | { is: 'more'; kind: Kind; count: number };

export type ChoiceGroup = {
  kind: Kind | 'recent' | 'suggested';
  count: number | null;
  /** Number of its first line in the whole list. */ start: number;
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

/** What is shown beside a hit's title: where it belongs, and the names and the years by which it was found. */
export function shownDetail({ title, detail, more, years }: Entry, words: readonly string[]): string {
  const shown = plain(`${title}\n${detail}`);
  const unseen = words.filter((word) => !shown.includes(word));
  if (unseen.length === 0) return detail;
  const why = more.split('\n').filter((line) => {
    const compared = plain(line);
    return unseen.some((word) => compared.includes(word));
  });
  const ran =
    years && unseen.some((word) => ranThen(years, namedYears(word) ?? NEVER)) ? shownYears(years) : '';
  return [detail, ...why, ran].filter(Boolean).join(' · ');
}

/** How an entry is known on the next visit. */
export const entryKey = ({ kind, title, detail }: Entry): string => [kind, title, detail].join('\n');

const chosen = (entries: readonly Entry[]) => entries.map((entry) => ({ is: 'entry', entry }) as const);

/** What is found, a few of each kind but those of which all are wanted. */
export const foundChoices = ({ groups }: Found, whole: ReadonlySet<Kind>): readonly ChoiceGroup[] =>
  numbered(
    groups.map(({ kind, hits }) => {
      const all = whole.has(kind) || hits.length <= SHOWN + 1;
      return {
        kind,
        count: hits.length,
        choices: all
          ? chosen(hits)
          : [...chosen(hits.slice(0, SHOWN)), { is: 'more', kind, count: hits.length }],
      };
    }),
  );

/** Before anything is typed, or when nothing is found: what was chosen before, the pages, the commands. */
export function offeredChoices(entries: readonly Entry[], recent: readonly string[]): readonly ChoiceGroup[] {
  const byKey = new Map(recent.length > 0 ? entries.map((entry) => [entryKey(entry), entry]) : []);
  const again = recent.flatMap((key) => byKey.get(key) ?? []);
  const ofKind = (kind: Kind) => chosen(entries.filter((entry) => entry.kind === kind));
  const groups: readonly Unnumbered[] = [
    { kind: 'recent', count: null, choices: chosen(again) },
    { kind: 'suggested', count: null, choices: ofKind('page') },
    { kind: 'command', count: null, choices: ofKind('command') },
  ];
  return numbered(groups.filter(({ choices }) => choices.length > 0));
}
