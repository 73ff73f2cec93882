import type { Portfolio } from '~/resume/model/portfolio';

/** The kinds of entries, in the order of equally good hits. */
export const KINDS = [
  'page',
  'company',
  'role',
  'resource',
  'project',
  'skill',
  'profile',
  'place',
  'section',
  'command',
] as const;

export type Kind = (typeof KINDS)[number];

/** The action of an entry, performed by `features/search/search-dialog.tsx`. */
export type Intent =
  | { do: 'go'; to: string }
  /** A document or a file, not a screen. */
  | { do: 'open'; to: string }
  | { do: 'download-pdf' }
  | { do: 'appearance'; as: 'light' | 'dark' | 'system' }
  | { do: 'language'; code: string }
  | { do: 'copy'; text: string }
  | { do: 'tour' }
  | { do: 'shortcuts' };

export type YearSpan = readonly [first: number, last: number];

export type Entry = {
  kind: Kind;
  title: string;
  /** The context, shown beside the title. */
  detail: string;
  /** Other names that match, one per line. Shown if they are the reason for the hit. */
  more: string;
  /** Synonyms in lower case; never shown. */
  calls?: string;
  /** Names that rank like the title, one per line. */
  also?: string;
  /** Found only: All resources does not list it. */
  isUnlisted?: true;
  /** The icon of the entry, if its kind has none. */
  colorIcon?: string;
  /** The years of the entry. */
  years?: YearSpan | null;
  intent: Intent;
};

/** The address of an entry's link; null for a command. */
export const addressOfEntry = ({ intent }: Entry): string | null =>
  intent.do === 'go' || intent.do === 'open' ? intent.to : null;

/** The file of the global search in a language, written by the build (`i18n/search-entries.ts`). */
export type SearchIndex = {
  /** In the order of the career. */ entries: readonly Entry[];
  synonyms: Portfolio['portal']['synonyms'];
  /** Words of questions that say nothing of a career, separated by spaces. */ stopWords: string;
  /** Plain names of other skills, each with the skill of its family that the career has. */
  families: Readonly<Record<string, string>>;
};
