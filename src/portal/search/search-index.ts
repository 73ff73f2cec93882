import type { Portfolio } from '~/resume/model/portfolio';

import type { LastTitle } from '~/portal/career/dashboard-titles';
import type { Slug } from '~/portal/addresses/screens';
import type { PackedYears } from './search-years';
import { plain } from '~/portal/text/text-search';

/** The anchors of the sections on the Dashboard and IAM that the search offers. */
export type SectionAnchor =
  'achievements' | 'skills' | 'last-project' | 'basic-info' | 'current-position' | 'languages';

/** Increased when the format changes. An older page rejects a newer index. */
export const VERSION = 4;

/** 0 stands for an unknown text. */
export type Text = string | 0;
/** 0 if the id follows from the name. */
export type Id = string | 0;
/** Indexes in the list of keywords. */
export type Keywords = readonly number[];

/**
 * The index of the global search: the owner's names and the texts of roles, each once, in the order of the
 * career. Derived data (addresses, texts of the interface) is not included.
 */
export type SearchIndex = {
  version: typeof VERSION;
  owner: string;
  email: Text;
  /** Screens without content. */ empty?: readonly Slug[];
  /** The résumé has no PDF. */ noPdf?: true;
  /** The companies are schools, projects and organizations. */ withoutWork?: true;
  /** Sections without content, by their anchors. */ missing?: readonly SectionAnchor[];
  /** The text that is the title of the Dashboard's card about the newest work. */ lastTitle?: LastTitle;
  /** The networks of the owner's accounts. */ networks: readonly string[];
  /** The owner's spoken languages. */ languages: readonly string[];
  synonyms: Portfolio['portal']['synonyms'];
  /** Plain names of other skills, each with the skill of its family that the career has. */
  families: Readonly<Record<string, string>>;
  keywords: readonly string[];
  /** Places of roles with their areas: `Dallas, US`, `Texas, United States`. */
  locations: readonly (readonly [text: string, area: Text])[];
  companies: readonly (readonly [name: string, id: Id, alias: Text, roles: readonly PackedRole[]])[];
  projects: readonly (readonly [name: string, id: Id, type: Text, keywords: Keywords, years: PackedYears])[];
  /** Case studies: the project's id, the title, the headings. */
  studies?: readonly (readonly [id: string, title: string, headings: string])[];
  skills: readonly (readonly [name: string, keywords: Keywords])[];
  /** The ids of the entries that name a skill. */ sources: readonly string[];
  evidence: readonly PackedEvidence[];
  places: readonly (readonly [city: string, country: Text])[];
  profile: Readonly<Partial<Record<ProfileSection, readonly PackedProfile[]>>>;
};
export type PackedRole = [
  title: string,
  id: Id,
  keywords: Keywords,
  resources: readonly PackedResource[],
  years: PackedYears,
  /** 1-based index in the list of locations; 0 if unknown. */ location: number,
  /** Its sentences without Markdown. */ text: Text,
];
/** A skill with its figures and the entries that name it. */
export type PackedEvidence = readonly [
  name: string,
  aliases: readonly string[],
  months: number,
  /** The first and the last year of use; 0 if they are unknown. */ first: number,
  last: number,
  isCurrent: 0 | 1,
  mentions: readonly (readonly [
    source: number,
    isListed: 0 | 1,
    /** The place of the skill of its family that the entry names, else −1. */ via: number,
  ])[],
];
export type PackedResource = [name: string, id: Id, type: Text, keywords: Keywords, years: PackedYears];
type PackedProfile = readonly [title: string, id: Id, detail: Text, keywords: Keywords];

/** The profile's sections besides work, with the prefixes of their ids. */
const PROFILE_SECTIONS = {
  education: 'education',
  certificates: 'certificate',
  awards: 'award',
  publications: 'publication',
  volunteering: 'volunteering',
  interests: 'interest',
  references: 'reference',
  others: 'other',
} as const;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;

/**
 * The most likely source of an id: the institution or organization for education and volunteering, else the
 * title.
 */
export function idSource(section: ProfileSection, title: string, detail: Text | null): string {
  const ofPlace = section === 'education' || section === 'volunteering';
  return `${PROFILE_SECTIONS[section]} ${(ofPlace && detail) || title}`;
}

export const profileRows = ({ profile }: SearchIndex) =>
  (Object.entries(profile) as [ProfileSection, readonly PackedProfile[]][]).flatMap(([section, rows]) =>
    rows.map(([title, id, detail, keywords]) => ({
      section,
      title,
      id: idOf(id, idSource(section, title, detail)),
      detail,
      keywords,
    })),
  );

/** The most likely id of a name, as used in addresses. */
export const likelyId = (name: string): string =>
  plain(name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The stored id, or the id that follows from the name. The name of a role starts with its company's id. */
export const idOf = (id: Id, name: string): string => (id === 0 ? likelyId(name) : id);

/**
 * Parses the index.
 * @throws if it is no JSON, or of another version
 */
export function readIndex(text: string): SearchIndex {
  const index = JSON.parse(text) as SearchIndex | null;
  if (index?.version !== VERSION) throw new Error('This is no index that this page can read.');
  return index;
}
