/**
 * The portfolio: everything the portal knows of its owner, as the reader made it from the owner's folder.
 * Facts only. The texts of a period or a tenure are chosen in the visitor's language, in `src/portal/lib/`.
 */

import type { Evidence } from './evidence';
import type { ContentFile } from './portfolio-files';
import type {
  Award,
  Certificate,
  Education,
  Interest,
  OtherSection,
  Publication,
  Reference,
  Volunteering,
} from './portfolio-sections';
import type { Achievement, LastProject, Stat } from './portfolio-showcase';
import type { CaseStudy } from './portfolio-studies';

/** A month, or a whole year when the résumé gives no more. */
export type YearMonth = { year: number; /** 1–12 */ month: number | null };

/** From one month to another; `current` when it has begun and has not ended. */
export type Period = { start: YearMonth | null; end: YearMonth | null; current: boolean };

/** First and last month, today's at most, as numbers on one line: year × 12 + month − 1. */
export type Span = readonly [first: number, last: number];

/** A picture that the site serves itself (`/pictures/…`, below its base) or that another host serves (`https://…`). */
export type Picture = {
  /** What every browser can show. */ src: string;
  alt: string;
  /** The original's sides in pixels, as it is seen: the room to keep free for it. Null where they are not known. */
  width: number | null;
  height: number | null;
  /** The same in smaller files, the smallest format first. None for drawings and for other hosts' pictures. */
  sources: readonly { type: 'image/avif' | 'image/webp'; srcset: string }[];
};

export type City = {
  /** Street and number, where the owner publishes them. */ address: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  /** ISO 3166-1 alpha-2, upper case */ countryCode: string | null;
};

/** An account elsewhere; without an address where the résumé names only the account. */
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
  /** Every profile of the résumé, LinkedIn included, in its order. */
  profiles: readonly Profile[];
  photo: Picture | null;
  place: City | null;
  /** Paragraphs, which may hold Markdown. */
  biography: readonly string[];
  properties?: readonly Property[];
};

/**
 * Where a resource comes from: a project done for the company, a project of its own whose text names the company, a
 * keyword of the role, or a skill that the role's text names. The last two are one resource in all roles that have it.
 */
export type ResourceOrigin = 'project' | 'named' | 'keyword' | 'skill';

/**
 * Something built: a project done for a company. `id` is unique in the portfolio and fit for an address.
 * Here as below, `description`, `summary` and highlights are the owner's words, which may hold Markdown.
 */
export type Resource = {
  id: string;
  name: string;
  type: string | null;
  icon: string;
  origin: ResourceOrigin;
  /** For whom, as the résumé names it. */ entity: string | null;
  description: string | null;
  highlights: readonly string[];
  keywords: readonly string[];
  /** The owner's parts in it. */ roles: readonly string[];
  period: Period;
  /** Null when it cannot be counted. */ span: Span | null;
  url: string | null;
  properties?: readonly Property[];
};

/** What a city lies in, as far as it is known: `Texas`, `United States`. */
export type Area = { region: string | null; country: string | null };

/** What an entry says in a field that the portal does not know. */
export type Property = { label: string; values: readonly string[] };

/** A role held at a company. */
export type Position = {
  id: string;
  title: string;
  period: Period;
  /** Whole months, first and last included; null when a date is missing. */
  months: number | null;
  /** The same months on their line. */ span: Span | null;
  location: string | null;
  /** What its place lies in; null where no city is certain. */ area: Area | null;
  /** The employer's page for it, where it is not the company's. */ url: string | null;
  summary: string | null;
  highlights: readonly string[];
  keywords: readonly string[];
  /** The keywords that are no resources. */ tags: readonly string[];
  resources: readonly Resource[];
  properties?: readonly Property[];
};

/** What a subscription stands for: without any work, it is what else was done. */
export type CompanyKind = 'work' | 'education' | 'volunteering' | 'project';

/** An employer: in the portal, a subscription. Positions newest first. */
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
  /** What kind of company it is. */ description: string | null;
  location: string | null;
  period: Period;
  /** Months worked there, overlaps counted once. */
  months: number | null;
  /** Null where no date says it. */ active: boolean | null;
  positions: readonly Position[];
};

/** A project shown for itself. */
export type Project = Resource & { image: Picture | null; openSource: boolean; featured: boolean };

export type Skill = {
  id: string;
  name: string;
  level: string | null;
  /** 0–1 (spec §3) */
  percentage: number | null;
  /** By its name, for sorting like to like; null where the name says nothing. */ icon: string | null;
  keywords: readonly string[];
  properties?: readonly Property[];
};

export type SpokenLanguage = {
  language: string;
  fluency: string | null;
  properties?: readonly Property[];
};

export type Marker = { city: string; country: string | null; latitude: number; longitude: number };

/** Keys are public by nature; without them no service is configured. */
export type MailSettings = {
  /** Empty for the local mail server, below the site's own base. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  throttleMs: number;
};

export type MapSettings = { tiles: 'auto' | 'ask' | 'off'; url: string; attribution: string };

export type Portal = {
  /** Shown in the top bar. */
  title: string;
  /** Of the owner's files, as `lang` writes it. */
  language: string;
  /** The subtitle under a screen's title; null for the interface's own words. */
  directory: string | null;
  /** `#rrggbb` */
  brandColor: string;
  /** Where the site will live, without a slash at the end, and its root on that host: `/`, or `/portfolio/`. */
  siteUrl: string | null;
  basePath: string;
  mail: MailSettings | null;
  map: MapSettings;
  /** Other words for a search term: `{ k8s: 'Kubernetes' }`. */
  synonyms: Readonly<Record<string, string>>;
  /** The heading of the Regions screen; null for what fits its places. */
  regionsTitle: string | null;
  /** The footer's line of rights and its language; null for the interface's own words. */
  rights: { text: string; language: string } | null;
  /** Paragraphs of the Regions screen. */
  presence: readonly string[];
  /** The résumé's PDF and Word file; the photo in them is a file of the owner's. */
  documents: { paper: 'a4' | 'letter'; photo: string | null };
  /** Whether browsers ask the domain's subdomains over HTTPS only too. */
  httpsOnSubdomains: boolean;
  /** Whether visitors' devices keep copies of the pages. */
  offline: boolean;
  /** The owner's file that is called with each visit's speed figures; null where there is none. */
  speed: string | null;
};

export type Portfolio = {
  portal: Portal;
  owner: Owner;
  /** Newest first. */
  companies: readonly Company[];
  /** The newest position still held. */
  currentPosition: { position: Position; company: Company } | null;
  /** All work together, overlaps counted once. */
  experience: { months: number; since: YearMonth | null };
  projects: readonly Project[];
  skills: readonly Skill[];
  languages: readonly SpokenLanguage[];
  /** Newest first, as are the sections below that have dates. */ education: readonly Education[];
  certificates: readonly Certificate[];
  awards: readonly Award[];
  publications: readonly Publication[];
  volunteering: readonly Volunteering[];
  interests: readonly Interest[];
  references: readonly Reference[];
  /** What the résumé says in sections of its own. */ otherSections: readonly OtherSection[];
  achievements: readonly Achievement[];
  stats: readonly Stat[];
  lastProject: LastProject | null;
  places: readonly Marker[];
  /** Each skill, keyword and technology with everything that names it. */ evidence: readonly Evidence[];
  /** The same of further skills of the dictionary. */ furtherEvidence: readonly Evidence[];
  /** Hosts other than our own that pictures come from, for the security policy. */
  pictureHosts: readonly string[];
  files: readonly ContentFile[];
  /** Paragraphs that are shown in the language of the owner's files, on pages of another one. */
  untranslated: readonly string[];
  /** Sections of the résumé that come first, as `portal.yaml` calls them. */ sectionOrder: readonly string[];
  caseStudies: readonly CaseStudy[];
  /** The résumé as it was understood, in the standard's shape and with what no page shows: for exports. */
  resume: Readonly<Record<string, unknown>>;
};
