import type { SkillKind } from '../../dictionary/dictionary';
import type { Period, Span, YearMonth } from '../standard/dates';

/** A picture of the site (`/pictures/…`, below its base path) or of another host (`https://…`). */
export type Picture = {
  /** A format that every browser supports. */ src: string;
  alt: string;
  /** The displayed size of the original in pixels, to reserve the space. Null if unknown. */
  width: number | null;
  height: number | null;
  /** Smaller files of the same picture, the smallest format first. Empty for drawings and other hosts. */
  sources: readonly { type: 'image/avif' | 'image/webp'; srcset: string }[];
};

/** An unknown field of an entry. */
export type Property = { label: string; values: readonly string[] };

// The sections besides work and projects.

type Entry = {
  /** Unique in the portfolio and valid in an address. */ id: string;
  summary: string | null;
  properties?: readonly Property[];
};

export type Education = Entry & {
  institution: string | null;
  /** The subject. */ area: string | null;
  /** The degree. */ studyType: string | null;
  period: Period;
  location: string | null;
  /** In the notation of the school. */ score: string | null;
  url: string | null;
  highlights: readonly string[];
  courses: readonly string[];
};

export type Certificate = Entry & {
  name: string;
  issuer: string | null;
  date: YearMonth | null;
  /** The last month in which it is valid. */ end: YearMonth | null;
  /** That month has passed. */ expired?: true;
  url: string | null;
  /** Such as its badge. */ image: Picture | null;
  /** It is not earned yet: `date` is its start, and `end` its expected end. */ inProgress?: true;
};

export type Award = Entry & {
  title: string;
  awarder: string | null;
  date: YearMonth | null;
  /** Of an award of several years, such as a scholarship. */ end: YearMonth | null;
  url: string | null;
};

export type Publication = Entry & {
  name: string;
  publisher: string | null;
  date: YearMonth | null;
  url: string | null;
};

export type Volunteering = Entry & {
  organization: string | null;
  position: string | null;
  period: Period;
  location: string | null;
  url: string | null;
  highlights: readonly string[];
};

export type Interest = Entry & { name: string; keywords: readonly string[] };

/** A recommendation of the owner. */
export type Reference = Omit<Entry, 'summary'> & {
  name: string | null;
  url: string | null;
  text: string | null;
};

/** A section that the standard does not define, with its own name. */
export type OtherSection = { id: string; title: string; entries: readonly OtherEntry[] };

export type OtherEntry = Entry & {
  title: string | null;
  period: Period | null;
  url: string | null;
  highlights: readonly string[];
};

// The data of the Dashboard's cards.

export type Achievement = {
  title: string;
  /** Stated in `portal.yaml`; otherwise from the résumé. */ stated: boolean;
  /** The id of the project, role or company whose pane it opens. */
  itemId: string | null;
  type: string | null;
  description: string | null;
  /** In the owner's notation: `2017`, `2013-2017`, `2021-Present`. */
  year: string | null;
  /** The period if there is no written year. */ period: Period | null;
  icon: string;
  /** `#rrggbb` */
  color: string | null;
  /** `#rrggbb` */
  background: string | null;
};

/** A figure on the dashboard. */
export type Stat = {
  measure:
    | 'years'
    | 'projects'
    | 'languages'
    | 'publications'
    | 'certificates'
    | 'talks'
    | 'countries'
    | 'openSource'
    | 'other';
  title: string | null;
  /** As it is shown: `18+`. */
  value: string;
  /** The number in it; null if the owner's text has none. */
  count: number | null;
  /** Stated by the owner; otherwise counted. */ stated: boolean;
  icon: string;
};

export type LastProject = {
  title: string;
  company: string | null;
  companyId: string | null;
  /** The role or project; null if the stated title is not a role of the résumé. */
  positionId: string | null;
  /** `stated` by the owner, or the newest project, which may be `undated`, or the newest role, `current` or `past`. */
  kind: 'stated' | 'project' | 'current' | 'past' | 'undated';
  period: Period;
  description: string | null;
  /** Those that are no key achievements. */ highlights: readonly string[];
  resources: readonly { name: string; icon: string; type: string | null }[];
};

/** An element as plain data, with its children. */
export type Markup =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string | number | boolean>> | null,
      ...inside: Markup[],
    ];

/** A case study in one language. */
export type StudyText = {
  /** The title; null if there is none, and the name of the project is used. */ title: string | null;
  body: readonly Markup[];
  /** The titles of the sections. */ headings: readonly string[];
  /** The text of the first paragraph. */ summary: string;
};

/** An owner's text about a project, by the id of the project. */
export type CaseStudy = {
  id: string;
  /** By language code. The owner's language is always included. */
  texts: Readonly<Record<string, StudyText>>;
};

/** An entry of the career that names a skill. */
export type Mention = {
  source: string;
  kind: 'role' | 'project' | 'certificate' | 'degree' | 'volunteering' | 'award' | 'publication' | 'summary';
  /** Whether its list names the skill, or only a sentence or its title. */ by: 'list' | 'text';
  /** The months that count; null for a mention in a text. */ span: Span | null;
  /** The only year that is known of an entry that lists it. */ year: number | null;
  /** The last year of the entry; null if it is unknown. */ lastYear: number | null;
  /** Whether the entry goes on. */ isCurrent: boolean;
  /** The sentences that name it. */ sentences: readonly string[];
  /** The id of the skill that it names, if that is another one of the family. */ via: string | null;
};

/** A skill with the entries that name it, in the order of the career. */
export type Evidence = {
  id: string;
  name: string;
  /** The heading of the résumé above it: "Languages". */ group: string | null;
  aliases: readonly string[];
  /** Those names that are also words of everyday language. */ ambiguous: readonly string[];
  /** Its kind in the dictionary; null if it is unknown. */ kind: SkillKind | null;
  /** Whether it is a tool or language of the dictionary. */ isTool: boolean;
  /** Whether the skills or the lists of the résumé name it. */ isListed: boolean;
  /** Whether the skills do. */ isOwn: boolean;
  mentions: readonly Mention[];
};
