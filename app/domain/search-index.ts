import type { Portfolio, Resource } from '~/content/portfolio';

import { packYears, type PackedYears } from './search-years';
import { plain } from './text-search';

/** Its shape; another one is another version, which an older page does not try to read. */
const VERSION = 2;

/** Where a text is not known. */
type Text = string | 0;
/** Nothing where it follows from the name. */
type Id = string | 0;
/** Places in the list of keywords. */
type Keywords = readonly number[];

/**
 * What the global search reads, as the build writes it: the owner's names, each once, in the order of the career. What
 * follows from them (addresses, the interface's own words) is not in it.
 */
export type SearchIndex = {
  version: typeof VERSION;
  owner: string;
  email: Text;
  /** Where the owner has accounts. */ networks: readonly string[];
  /** That the owner speaks. */ languages: readonly string[];
  synonyms: Portfolio['portal']['synonyms'];
  keywords: readonly string[];
  companies: readonly (readonly [name: string, id: Id, alias: Text, roles: readonly PackedRole[]])[];
  projects: readonly (readonly [name: string, id: Id, type: Text, keywords: Keywords, years: PackedYears])[];
  skills: readonly (readonly [name: string, keywords: Keywords])[];
  places: readonly (readonly [city: string, country: Text])[];
  profile: Readonly<Partial<Record<ProfileSection, readonly PackedProfile[]>>>;
};
type PackedRole = [
  title: string,
  id: Id,
  keywords: Keywords,
  resources: readonly PackedResource[],
  years: PackedYears,
];
type PackedResource = [name: string, id: Id, type: Text, keywords: Keywords, years: PackedYears];
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
} as const;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;

/** What an id of the profile is most likely made of: the place of a degree or of help, else the title. */
function idSource(section: ProfileSection, title: string, detail: Text | null): string {
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
const likelyId = (name: string): string =>
  plain(name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const packedId = (id: string, name: string): Id => (id === likelyId(name) ? 0 : id);

/** The id of what has a name. A role's name begins with its company's id. */
export const idOf = (id: Id, name: string): string => (id === 0 ? likelyId(name) : id);

/** Writes the index of a portfolio. */
export function packIndex(portfolio: Portfolio): SearchIndex {
  const places = new Map<string, number>();
  const packed = (keywords: readonly string[]): Keywords =>
    [...new Set(keywords)].map((keyword) => {
      if (!places.has(keyword)) places.set(keyword, places.size);
      return places.get(keyword) ?? 0;
    });
  const { owner, portal, companies, projects, skills } = portfolio;
  // What several roles have, and what is a skill or project already, is one entry.
  const known = new Set([...projects.map(({ id }) => id), ...skills.map(({ name }) => plain(name))]);
  const isNew = ({ id, name, origin }: Resource): boolean => {
    if (origin === 'project') return true;
    if (known.has(id) || known.has(plain(name))) return false;
    known.add(id);
    return true;
  };
  const rest = {
    companies: companies.map(
      ({ name, id, alias, positions }) =>
        [
          name,
          packedId(id, name),
          alias ?? 0,
          positions.map((role): PackedRole => [
            role.title,
            packedId(role.id, `${id} ${role.title}`),
            packed(role.keywords),
            role.resources
              .filter(isNew)
              .map((one): PackedResource => [
                one.name,
                packedId(one.id, one.name),
                one.type ?? 0,
                packed(one.keywords),
                packYears(one.span),
              ]),
            packYears(role.span),
          ]),
        ] as const,
    ),
    projects: projects.map(
      ({ name, id, type, keywords, span }) =>
        [name, packedId(id, name), type ?? 0, packed(keywords), packYears(span)] as const,
    ),
    skills: skills.map(({ name, keywords }) => [name, packed(keywords)] as const),
    places: portfolio.places.map(({ city, country }) => [city, country ?? 0] as const),
    profile: Object.fromEntries(
      Object.entries(profileEntries(portfolio))
        .filter(([, entries]) => entries.length > 0)
        .map(([section, entries]) => [
          section,
          entries.map(
            ({ id, title, detail, keywords }) =>
              [
                title,
                packedId(id, idSource(section as ProfileSection, title, detail)),
                detail ?? 0,
                packed(keywords),
              ] as const,
          ),
        ]),
    ),
  };
  return {
    version: VERSION,
    owner: owner.name,
    email: owner.email ?? 0,
    networks: owner.profiles.map(({ network }) => network),
    languages: portfolio.languages.map(({ language }) => language),
    synonyms: portal.synonyms,
    keywords: [...places.keys()],
    ...rest,
  };
}

type ProfileEntry = { id: string; title: string; detail: string | null; keywords: readonly string[] };

/** What stands on the profile with an anchor of its own. */
function profileEntries(portfolio: Portfolio): Record<ProfileSection, ProfileEntry[]> {
  const named = (
    id: string,
    title: string | null,
    detail: string | null,
    keywords: readonly string[] = [],
  ) => (title === null ? [] : [{ id, title, detail, keywords }]);
  return {
    education: portfolio.education.flatMap(({ id, institution, area, studyType, courses }) => {
      const degree = [studyType, area].filter(Boolean).join(', ') || null;
      return named(id, degree ?? institution, degree && institution, courses);
    }),
    certificates: portfolio.certificates.flatMap(({ id, name, issuer }) => named(id, name, issuer)),
    awards: portfolio.awards.flatMap(({ id, title, awarder }) => named(id, title, awarder)),
    publications: portfolio.publications.flatMap(({ id, name, publisher }) => named(id, name, publisher)),
    volunteering: portfolio.volunteering.flatMap(({ id, organization, position }) =>
      named(id, position ?? organization, position && organization),
    ),
    interests: portfolio.interests.flatMap(({ id, name, keywords }) => named(id, name, null, keywords)),
    references: portfolio.references.flatMap(({ id, name }) => named(id, name, null)),
  };
}

/** A text of the index as it came. @throws when it is no index of this version */
export function readIndex(text: string): SearchIndex {
  const index = JSON.parse(text) as SearchIndex | null;
  if (index?.version !== VERSION) throw new Error('This is no index that this page can read.');
  return index;
}
