import type { Path } from '../standard/path';
import type { Period, Span, YearMonth } from '../standard/dates';
import type { ContentFile, Portal } from './portfolio-settings';
import type {
  Award,
  Certificate,
  Education,
  Interest,
  OtherSection,
  Publication,
  Reference,
  Volunteering,
  Achievement,
  LastProject,
  Stat,
  CaseStudy,
  Evidence,
  Picture,
  Property,
} from './portfolio-sections';

export type { Period, Span, YearMonth } from '../standard/dates';
export type { Picture, Property } from './portfolio-sections';

/**
 * The portfolio: the model that the reader makes from the owner's folder. It contains data only.
 * `src/portal/text/format.ts` formats periods and tenures in the visitor's language.
 */

export type PostalAddress = {
  /** Street and number, if the owner publishes them. */ address: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  /** ISO 3166-1 alpha-2, upper case */ countryCode: string | null;
};

/** An account on another site. The address is null if the résumé contains only the name of the account. */
export type Profile = { network: string; label: string; url: string | null };
export type LinkedProfile = Profile & { url: string };

export type Owner = {
  name: string;
  /** One or two letters, for the avatar. */
  initials: string;
  headline: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  linkedin: LinkedProfile | null;
  /** Every profile of the résumé including LinkedIn, in its order. */
  profiles: readonly Profile[];
  /** Its alternative text is empty unless the owner describes it. */ photo: Picture | null;
  place: PostalAddress | null;
  /** Paragraphs, which may contain Markdown. */
  biography: readonly string[];
  properties?: readonly Property[];
};

/**
 * The common fields of a role's resources. `id` is unique in the portfolio and valid in an address.
 * `description`, `summary` and highlights, here and below, are the owner's texts, which may contain Markdown.
 */
type ResourceFields = {
  id: string;
  name: string;
  type: string | null;
  icon: string;
  description: string | null;
};

type ProjectFields = ResourceFields & {
  /** The client or employer in the résumé. */ entity: string | null;
  highlights: readonly string[];
  keywords: readonly string[];
  /** The owner's roles in it. */ roles: readonly string[];
  period: Period;
  /** Null if the period is unknown. */ span: Span | null;
  url: string | null;
  properties?: readonly Property[];
};

/** A project done for a company. */
export type ProjectResource = ProjectFields & { origin: 'project' };

/**
 * A skill: a keyword of the role, or named in its text. It is one resource in all its roles. The description
 * is a clause of the role's text that names it, for the card; null if an earlier card of the role has it.
 */
export type SkillResource = ResourceFields & { origin: 'keyword' | 'skill' };

/** A resource of a role, distinguished by its origin. */
export type Resource = ProjectResource | SkillResource;

/** The region and country of a city, if known: `Texas`, `United States`. */
export type Area = { region: string | null; country: string | null };

/** A role at a company. */
export type Position = {
  id: string;
  title: string;
  period: Period;
  /** The number of months that count; null if a date is missing. */
  months: number | null;
  /** The first and the last month. */ span: Span | null;
  location: string | null;
  /** The area of the location; null if no city is certain. */ area: Area | null;
  /** The page of the role, unless the company's roles share it. */ url: string | null;
  summary: string | null;
  highlights: readonly string[];
  keywords: readonly string[];
  /** The keywords that are not resources. */ tags: readonly string[];
  resources: readonly Resource[];
  properties?: readonly Property[];
};

/** The kind of a subscription. Owners without work have other kinds. */
export type CompanyKind = 'work' | 'education' | 'volunteering' | 'project';

/** An employer: in the portal, a subscription. Positions are sorted newest first. */
export type Company = {
  id: string;
  kind: CompanyKind;
  name: string;
  icon: string;
  /** `#rrggbb` */
  color: string | null;
  /** 0–100 */
  score: number | null;
  alias: string | null;
  url: string | null;
  /** The kind of company. */ description: string | null;
  location: string | null;
  period: Period;
  /** The number of months worked there. Overlaps count once. */
  months: number | null;
  /** Null if there are no dates. */ active: boolean | null;
  positions: readonly Position[];
};

/** A project with its own entry. */
export type Project = ProjectResource & {
  image: Picture | null;
  /** The owner's text for its card in place of the years of its period. */ year: string | null;
  /** The part of the Projects screen that shows it; `listed` is by name only. */
  shown: 'featured' | 'openSource' | 'listed';
};

export type Skill = {
  id: string;
  name: string;
  level: string | null;
  /** 0–1 (spec §3) */
  percentage: number | null;
  /** Guessed from the name, to sort skills by kind; null without a match. */ icon: string | null;
  keywords: readonly string[];
  properties?: readonly Property[];
};

export type SpokenLanguage = {
  language: string;
  fluency: string | null;
  properties?: readonly Property[];
};

export type Marker = { city: string; country: string | null; latitude: number; longitude: number };

export type Portfolio = {
  portal: Portal;
  owner: Owner;
  /** Newest first. */
  companies: readonly Company[];
  /** The newest position that has not ended. */
  currentPosition: { position: Position; company: Company } | null;
  /** All work in total. Overlaps count once. */
  experience: { months: number; since: YearMonth | null };
  projects: readonly Project[];
  skills: readonly Skill[];
  languages: readonly SpokenLanguage[];
  /** Newest first, like all sections below that have dates. */ education: readonly Education[];
  certificates: readonly Certificate[];
  awards: readonly Award[];
  publications: readonly Publication[];
  volunteering: readonly Volunteering[];
  interests: readonly Interest[];
  references: readonly Reference[];
  /** The sections that the standard does not define. */ otherSections: readonly OtherSection[];
  achievements: readonly Achievement[];
  stats: readonly Stat[];
  lastProject: LastProject | null;
  places: readonly Marker[];
  /** Each skill with the entries that name it. */ evidence: readonly Evidence[];
  /** The hosts of external pictures, for the security policy. */
  pictureHosts: readonly string[];
  files: readonly ContentFile[];
  /** Paragraphs in the owner's language, on pages in another one. */ untranslated: readonly string[];
  /** The first sections of the résumé, by their names in `portal.yaml`. */ sectionOrder: readonly string[];
  /** The paths in the résumé of companies, roles and projects, by their ids. */
  entries: Readonly<Record<string, readonly Path[]>>;
  caseStudies: readonly CaseStudy[];
  /** The résumé as it was read, in the standard's shape, including fields that no page shows: for exports. */
  resume: Readonly<Record<string, unknown>>;
};
