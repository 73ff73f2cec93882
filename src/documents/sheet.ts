import type { SheetContact } from './sheet-of';

/** The sections of the résumé, in reading order. */
export const SHEET_SECTIONS = [
  'achievements',
  'work',
  'projects',
  'openSource',
  'education',
  'certificates',
  'skills',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'references',
] as const;

export type SectionKind = (typeof SHEET_SECTIONS)[number];

/** A name and its details on one line: `Cloud Computing: Azure, AWS`. Several bare names share one, without a name. */
export type SheetLine = {
  name: string;
  /** Shown in brackets behind the name. */ facts?: string;
  text: string;
  url: string | null;
};

/** The texts below the title of an entry. */
export type SheetBody = {
  paragraphs: readonly string[];
  points: readonly string[];
  /** Custom fields, after the points: a summary that announces the points stands right above them. */
  details: readonly string[];
  keywords: readonly string[];
};

/** A resource of a role in a line, and below it the texts of a project that are too many for a line. */
export type SheetPart = SheetLine & { below?: SheetBody };

export type SheetEntry = SheetBody & {
  title: string;
  /** The company, the school or the publisher. */ by: string | null;
  place: string | null;
  /** Formatted in the language. */ when: string;
  url: string | null;
  /** The kind of company. */ note: string | null;
  /** The resources of the role. */ parts: readonly SheetPart[];
};

/** A section of the JSON Resume standard, or one with a custom title. */
export type SheetSection = { entries: readonly SheetEntry[]; lines: readonly SheetLine[] } & (
  { kind: SectionKind } | { kind: 'other'; id: string; title: string }
);

export const headingOf = (section: SheetSection, words: Readonly<Record<SectionKind, string>>): string =>
  section.kind === 'other' ? section.title : words[section.kind];

/** The whole résumé. */
export type ResumeSheet = {
  language: string;
  name: string;
  headline: string | null;
  contacts: readonly SheetContact[];
  summary: readonly string[];
  sections: readonly SheetSection[];
};

/** The headings of the résumé in a language, and the colon behind its labels. */
export type SheetWords = Readonly<Record<SectionKind | 'summary' | 'built' | 'keywords' | 'colon', string>>;
