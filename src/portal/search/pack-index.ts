import { DICTIONARY, type DictionarySkill } from '~/dictionary/dictionary';
import { isSkill } from '~/resume/model/roles-by-date';
import type { Portfolio, Position, Resource } from '~/resume/model/portfolio';

import { studyIn } from '~/portal/addresses/case-studies';
import { LAST_TITLES } from '~/portal/career/dashboard-titles';
import { skillUses } from '~/portal/evidence/skill-use';
import { featuredSkills } from '~/portal/career/featured-skills';
import { hasWork } from '~/portal/career/management-groups';
import { plainText } from '~/portal/text/rich-text';
import {
  idSource,
  likelyId,
  VERSION,
  type Id,
  type Keywords,
  type PackedEvidence,
  type PackedResource,
  type PackedRole,
  type ProfileSection,
  type SearchIndex,
  type SectionAnchor,
  type Text,
} from './search-index';
import { emptyScreens } from '~/portal/career/shell';
import { packYears } from './search-years';
import { plain } from '~/portal/text/text-search';

const packedId = (id: string, name: string): Id => (id === likelyId(name) ? 0 : id);

/** The region and country of a role's place, if its text does not name them. */
function areaNames({ location, area }: Position): string {
  const plainLocation = plain(location ?? '');
  const names = [area?.region, area?.country].filter((name) => typeof name === 'string');
  return names.filter((name) => !plainLocation.includes(plain(name))).join(', ');
}

/** The bullet of an item in plain text, or a symbol typed as one. */
const BULLET = /^(?:•|\p{So})\s+/u;

/** The text of a role, one sentence or highlight per line. */
const textOf = ({ summary, highlights }: Position): string =>
  [summary ?? '', ...highlights]
    .flatMap((text) => plainText(text).split(/\n|(?<=\S)(?=• )/))
    .map((line) => line.trim().replace(BULLET, ''))
    .filter(Boolean)
    .join('\n');

/** The sections that the Dashboard and IAM leave out because they have no content. */
function missingSections(portfolio: Portfolio): SectionAnchor[] {
  const { achievements, lastProject, currentPosition, languages } = portfolio;
  const isMissing: Readonly<Record<SectionAnchor, boolean>> = {
    achievements: achievements.length === 0,
    skills: featuredSkills(portfolio).length === 0,
    'last-project': lastProject === null,
    'basic-info': false,
    'current-position': currentPosition === null,
    languages: languages.length === 0,
  };
  return (Object.keys(isMissing) as SectionAnchor[]).filter((anchor) => isMissing[anchor]);
}

/** Each skill that a role or project names, with its figures and these entries. */
function packedEvidence(portfolio: Portfolio): { sources: string[]; evidence: PackedEvidence[] } {
  const useOf = skillUses(portfolio, { tenure: String });
  const shown = portfolio.evidence.filter((skill) => {
    const { roles, projects } = useOf(skill);
    return roles + projects > 0;
  });
  const places = new Map(shown.map(({ id }, at) => [id, at]));
  const sources = new Map<string, number>();
  const evidence = shown.map((skill): PackedEvidence => {
    const { months, years, isCurrent } = useOf(skill);
    const [first, last] = years ?? [0, 0];
    const mentions = skill.mentions.flatMap(({ source, kind, by, via }) => {
      if (kind !== 'role' && kind !== 'project') return [];
      if (!sources.has(source)) sources.set(source, sources.size);
      const isListed = by === 'list' ? (1 as const) : (0 as const);
      return [[sources.get(source) ?? 0, isListed, places.get(via ?? '') ?? -1] as const];
    });
    return [skill.name, skill.aliases, months, first, last, isCurrent ? 1 : 0, mentions];
  });
  return { sources: [...sources.keys()], evidence };
}

/**
 * The names in the dictionary of skills that this career does not have, each with the nearest skill of its family
 * that it has: `chatgpt` is found as "Artificial intelligence".
 */
function familyNames({ evidence }: Portfolio): Record<string, string> {
  const own = new Map(
    evidence.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [plain(one), name] as const)),
  );
  const named = new Map(DICTIONARY.map((skill) => [skill.name, skill]));
  const nearest = (skill: DictionarySkill): string | undefined => {
    // Families of families are added at the end, so that the nearest come first.
    const families = new Set(skill.family);
    for (const family of families) {
      const found = own.get(plain(family));
      if (found !== undefined) return found;
      for (const further of named.get(family)?.family ?? []) families.add(further);
    }
    return undefined;
  };
  return Object.fromEntries(
    DICTIONARY.flatMap((skill) => {
      const family = own.has(plain(skill.name)) ? undefined : nearest(skill);
      if (family === undefined) return [];
      const names = [skill.name, ...skill.aliases].filter((name) => !skill.ambiguous.includes(name));
      return names.map((name) => [plain(name), family]);
    }),
  );
}

/**
 * Builds the search index of a portfolio.
 * @param hasPdf whether there is a PDF of the résumé
 */
export function packIndex(
  portfolio: Portfolio,
  code: string = portfolio.portal.language,
  hasPdf = true,
): SearchIndex {
  const places = new Map<string, number>();
  const packed = (keywords: readonly string[]): Keywords =>
    [...new Set(keywords)].map((keyword) => {
      if (!places.has(keyword)) places.set(keyword, places.size);
      return places.get(keyword) ?? 0;
    });
  const { owner, portal, companies, projects, skills } = portfolio;
  // A resource of several roles, or one that is also a skill or project, is one entry.
  const known = new Set([...projects.map(({ id }) => id), ...skills.map(({ name }) => plain(name))]);
  const isNew = ({ id, name, origin }: Resource): boolean => {
    if (origin === 'project') return true;
    if (known.has(id) || known.has(plain(name))) return false;
    known.add(id);
    return true;
  };
  const locations: [string, Text][] = [];
  const locationOf = (role: Position): number => {
    if (role.location === null) return 0;
    const at = locations.findIndex(([text]) => text === role.location);
    return at >= 0 ? at + 1 : locations.push([role.location, areaNames(role) || 0]);
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
                packed(isSkill(one) ? [] : one.keywords),
                packYears(isSkill(one) ? null : one.span),
              ]),
            packYears(role.span),
            locationOf(role),
            textOf(role) || 0,
          ]),
        ] as const,
    ),
    projects: projects.map(
      ({ name, id, type, keywords, span }) =>
        [name, packedId(id, name), type ?? 0, packed(keywords), packYears(span)] as const,
    ),
    skills: skills.map(({ name, keywords }) => [name, packed(keywords)] as const),
    ...packedEvidence(portfolio),
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
  const empty = emptyScreens(portfolio);
  const missing = missingSections(portfolio);
  const studies = portfolio.caseStudies.flatMap(({ id }) => {
    const study = studyIn(portfolio, id, code);
    return study ? [[id, study.title, study.headings.join('\n')] as const] : [];
  });
  return {
    version: VERSION,
    owner: owner.name,
    email: owner.email ?? 0,
    ...(empty.length > 0 && { empty }),
    ...(!hasPdf && { noPdf: true as const }),
    ...(!hasWork(portfolio) && { withoutWork: true as const }),
    ...(missing.length > 0 && { missing }),
    ...(portfolio.lastProject && { lastTitle: LAST_TITLES[portfolio.lastProject.kind] }),
    ...(studies.length > 0 && { studies }),
    networks: owner.profiles.map(({ network }) => network),
    languages: portfolio.languages.map(({ language }) => language),
    synonyms: portal.synonyms,
    families: familyNames(portfolio),
    keywords: [...places.keys()],
    locations,
    ...rest,
  };
}

type ProfileEntry = { id: string; title: string; detail: string | null; keywords: readonly string[] };

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
    others: portfolio.otherSections.flatMap(({ id, title, entries }) => [
      ...named(id, title, null),
      ...entries.flatMap((entry) => named(entry.id, entry.title, title)),
    ]),
  };
}
