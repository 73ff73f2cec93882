import type { Span } from '~/resume/model/portfolio';

import type { ElementTree } from './element-tree';
import type { ExperienceSlice } from './experience';
import { parseFilters, passing, sameAs, spelledFacet, yearsFacet, type Facet, type Facets } from './facets';
import { evidenceOf, meaningOf, monthsOfUse, type Evidence, type Meaning, type Tagged } from './tags';
import type { Vocabulary } from './vocabulary';
import { yearsOf } from './years';

/** A role or a resource with the fields that filters compare. */
export type ExperienceResource = Tagged & {
  id: string;
  /** The id of the role, or of the role that contains the resource. */ role: string;
  /** The company's id. */ company: string;
  companyName: string;
  /** Undefined for a role; null for a resource without a type. */ type: string | null | undefined;
  span: Span | null;
};

/** A career prepared for filtering. */
export type Filterable = {
  resources: readonly ExperienceResource[];
  facets: Facets<ExperienceResource>;
  vocabulary: Vocabulary;
  /** The meaning of a tag and its evidence; computed once for each tag. */
  tagged: (tag: string) => Meaning & { evidence: (resource: Tagged) => Evidence | null };
};

/** The text of an element and its descendants. */
export const textIn = (part: ElementTree): string =>
  typeof part === 'string' ? part : (part.slice(2) as readonly ElementTree[]).map(textIn).join('');
const textOf = (parts: readonly (string | null)[], about: readonly ElementTree[]): string =>
  [...parts, ...about.map(textIn)].filter(Boolean).join('\n');

const resourcesOf = ({ companies }: ExperienceSlice): readonly ExperienceResource[] =>
  companies.flatMap(({ id: company, name: companyName, positions }) =>
    positions.flatMap(({ id: role, title, span, about, keywords, resources }) => [
      {
        id: role,
        role,
        company,
        companyName,
        type: undefined,
        span,
        keywords,
        names: [title],
        text: textOf([title], about),
      },
      ...resources.map((resource) => ({
        id: resource.id,
        role,
        company,
        companyName,
        type: resource.type,
        keywords: resource.keywords,
        // A resource without dates takes the span of its role.
        span: resource.span ?? span,
        names: [resource.name, resource.type ?? ''],
        text: textOf([resource.name, resource.description], resource.about),
      })),
    ]),
  );

export function filterable(slice: ExperienceSlice, vocabulary: Vocabulary): Filterable {
  const resources = resourcesOf(slice);
  const spelled = [...resources, ...vocabulary.projects].flatMap(({ keywords }) => keywords);
  const known = new Map<string, ReturnType<Filterable['tagged']>>();
  const tagged = (tag: string) => {
    let found = known.get(sameAs(tag));
    if (!found) {
      const meaning = meaningOf(tag, vocabulary, [...spelled, ...resources.flatMap(({ names }) => names)]);
      found = { ...meaning, evidence: evidenceOf(meaning) };
      known.set(sameAs(tag), found);
    }
    return found;
  };
  const tag: Facet<ExperienceResource> = {
    valuesOf: ({ keywords }) => keywords,
    has: (resource, value) => tagged(value).evidence(resource) !== null,
    // An unknown tag is valid: its page shows a message that nothing matches.
    knows: (value) => sameAs(value) !== '',
  };
  return {
    resources,
    vocabulary,
    tagged,
    facets: {
      company: spelledFacet(resources, ({ companyName }) => [companyName]),
      period: yearsFacet(),
      type: spelledFacet(resources, ({ type }) => (type === undefined ? null : [type ?? ''])),
      tag,
    },
  };
}

/** The roles and resources that match the filters in a query string. */
export function filtered({ resources, facets }: Filterable, search: string) {
  const parsed = parseFilters(search, facets);
  return { parsed, shown: passing(resources, facets, parsed.filters) };
}

/** A role that proves a tag, with its evidence. */
export type Proof = {
  id: string;
  title: string;
  company: string;
  period: string;
  /** The evidence in the role's own tags or text. */ own: Evidence | null;
  resources: readonly { name: string; evidence: Evidence }[];
};

/** The usage of a tag over the whole career. */
export type TagProof = {
  name: string;
  isSkill: boolean;
  proofs: readonly Proof[];
  /** Months of use; overlaps count once. 0 without dates. */ months: number;
  years: { first: number; /** Null if it is ongoing. */ last: number | null } | null;
  /** Projects with the tag. */ projects: Vocabulary['projects'];
};

/** The roles that prove a tag, directly or by one of their resources. */
export function proofOf(
  slice: ExperienceSlice,
  { resources: all, vocabulary, tagged }: Filterable,
  tag: string,
): TagProof {
  const { name, isSkill, evidence } = tagged(tag);
  const byId = new Map(all.map((resource) => [resource.id, resource]));
  const found = (id: string) => {
    const resource = byId.get(id);
    return resource ? evidence(resource) : null;
  };
  // A project without an employer has a place among the roles, and is listed with the projects.
  const isProject = ({ title, repeatsCompany }: { title: string; repeatsCompany: boolean }) =>
    repeatsCompany && vocabulary.projects.some((project) => project.name === title);
  const proofs = slice.companies.flatMap((company) =>
    company.positions
      .filter((position) => !isProject(position))
      .map((position) => {
        const hits = position.resources.flatMap((resource) => {
          const why = found(resource.id);
          return why ? [{ name: resource.name, isSkill: resource.isSkill, evidence: why }] : [];
        });
        return {
          ...position,
          company: company.name,
          // A skill was used, not built: its card quotes the role.
          own: found(position.id) ?? hits.find((hit) => hit.isSkill)?.evidence ?? null,
          resources: hits.filter((hit) => !hit.isSkill),
        };
      })
      .filter(({ own, resources }) => own !== null || resources.length > 0),
  );
  const spans = proofs.flatMap(({ span }) => (span ? [span] : []));
  const ends = spans.map((span) => yearsOf(span));
  return {
    name,
    isSkill,
    proofs: proofs.map(({ id, title, company, period, own, resources }) => ({
      id,
      title,
      company,
      period,
      own,
      resources,
    })),
    months: monthsOfUse(spans),
    years:
      ends.length === 0
        ? null
        : {
            first: Math.min(...ends.map(([first]) => first)),
            last: proofs.some(({ current }) => current) ? null : Math.max(...ends.map(([, last]) => last)),
          },
    projects: vocabulary.projects.filter(
      (project) => evidence({ ...project, names: [project.name], text: '' }) !== null,
    ),
  };
}
