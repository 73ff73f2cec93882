/** The kinds of entries, in the order of equally good hits: the title of each, and its icon. Pages have their own icons. */
export const KINDS = {
  page: { title: 'search.page', icon: 'apps' },
  company: { title: 'search.company', icon: 'key' },
  role: { title: 'search.role', icon: 'briefcase' },
  resource: { title: 'search.resource', icon: 'puzzle-piece' },
  project: { title: 'search.project', icon: 'apps-list' },
  skill: { title: 'search.skill', icon: 'certificate' },
  profile: { title: 'search.profile', icon: 'person' },
  place: { title: 'search.place', icon: 'location-ripple' },
  section: { title: 'search.section', icon: 'board' },
  command: { title: 'search.command', icon: 'settings' },
} as const;

export type Kind = keyof typeof KINDS;

/** The act of a command in the page, with an appearance, a language, a text to copy or the name of a file. */
export type SearchAct = {
  do: 'appearance' | 'language' | 'copy' | 'pdf' | 'tour' | 'shortcuts';
  value: string;
};

export type Entry = {
  kind: Kind;
  title: string;
  /** The context, shown beside the title. */
  detail: string;
  /** Other names that match, one per line. Shown if they are the reason for the hit. */
  more: string;
  /** Hidden names in lower case, such as synonyms. */
  calls?: string;
  /** The years of its period, by each of which it is found. */
  years?: readonly [first: number, last: number];
  /** Names that rank like the title, one per line. */
  also?: string;
  /** Found only: All resources does not list it. */
  isUnlisted?: true;
  /** The icon of the entry, if its kind has none. */
  colorIcon?: string;
  /** The address of its link; empty for a command without one. */
  to: string;
  /** The link leads to a document, not to a screen. */
  isDocument?: true;
  command?: SearchAct;
};

/** The file of the global search in a language, written by the build (`i18n/search-entries.ts`). */
export type SearchIndex = {
  /** In the order of the career. */ entries: readonly Entry[];
  /** Words of questions that say nothing of a career, separated by spaces. */ stopWords: string;
  /** Plain names of other skills, each with the skill of its family that the career has. */
  families: Readonly<Record<string, string>>;
};
