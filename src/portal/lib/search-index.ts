import type { Portfolio } from '~/resume/read/portfolio';

import type { Slug } from './screens';
import type { PackedYears } from './search-years';
import { plain } from './text-search';

/** Its shape; another one is another version, which an older page does not try to read. */
export const VERSION = 3;

/** Where a text is not known. */
export type Text = string | 0;
/** Nothing where it follows from the name. */
export type Id = string | 0;
/** Places in the list of keywords. */
export type Keywords = readonly number[];

/**
 * What the global search reads, as the build writes it: the owner's names and the texts of roles, each once, in the
 * order of the career. What follows from them (addresses, the interface's own words) is not in it.
 */
export type SearchIndex = {
  version: typeof VERSION;
  owner: string;
  email: Text;
  /** Screens that have nothing to show. */ empty?: readonly Slug[];
  /** Where the owner has accounts. */ networks: readonly string[];
  /** That the owner speaks. */ languages: readonly string[];
  synonyms: Portfolio['portal']['synonyms'];
  keywords: readonly string[];
  /** Places of roles, as they are written, and what they lie in: `Dallas, US`, `Texas, United States`. */
  locations: readonly (readonly [text: string, area: Text])[];
  companies: readonly (readonly [name: string, id: Id, alias: Text, roles: readonly PackedRole[]])[];
  projects: readonly (readonly [name: string, id: Id, type: Text, keywords: Keywords, years: PackedYears])[];
  skills: readonly (readonly [name: string, keywords: Keywords])[];
  places: readonly (readonly [city: string, country: Text])[];
  profile: Readonly<Partial<Record<ProfileSection, readonly PackedProfile[]>>>;
};
export type PackedRole = [
  title: string,
  id: Id,
  keywords: Keywords,
  resources: readonly PackedResource[],
  years: PackedYears,
  /** Its place in the list of locations; 0 where none is known, 1 is the first. */ location: number,
  /** Its sentences, without marks of Markdown. */ text: Text,
];
export type PackedResource = [name: string, id: Id, type: Text, keywords: Keywords, years: PackedYears];
type PackedProfile = readonly [title: string, id: Id, detail: Text, keywords: Keywords];

/** What the profile has beyond work, and how ids of it begin. */
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

/** What an id of the profile is most likely made of: the place of a degree or of help, else the title. */
export function idSource(section: ProfileSection, title: string, detail: Text | null): string {
  const ofPlace = section === 'education' || section === 'volunteering';
  return `${PROFILE_SECTIONS[section]} ${(ofPlace && detail) || title}`;
}

/** Everything of the profile that has an anchor of its own. */
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

/** The id that a name most likely has: what it is called in addresses. */
export const likelyId = (name: string): string =>
  plain(name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The id of what has a name. A role's name begins with its company's id. */
export const idOf = (id: Id, name: string): string => (id === 0 ? likelyId(name) : id);

/** A text of the index as it came. @throws when it is no index of this version */
export function readIndex(text: string): SearchIndex {
  const index = JSON.parse(text) as SearchIndex | null;
  if (index?.version !== VERSION) throw new Error('This is no index that this page can read.');
  return index;
}
