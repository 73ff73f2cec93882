import type { ElementTree } from '~/portal/text/element-tree';
import type { ExperienceSlice } from './data';
import { sameAs, spelledFacet, yearsFacet, type Facet } from '~/portal/filters/facets';
import { meaningOf, type Meaning } from '~/portal/filters/tags';
import type { Vocabulary } from '~/portal/search/vocabulary';
import { plain } from '~/portal/text/text-search';

const textIn = (part: ElementTree): string =>
  typeof part === 'string' ? part : (part.slice(2) as readonly ElementTree[]).map(textIn).join('');

const searchable = (...parts: readonly (string | null)[]): string => plain(parts.filter(Boolean).join('\n'));

/**
 * The roles and resources with the fields that filters compare. The normalized text for a search has name, type and
 * description of a resource (spec §2), or title, company, period, place and text of a role.
 */
const resourcesOf = ({ companies }: ExperienceSlice) =>
  companies.flatMap(({ id: company, name: companyName, positions }) =>
    positions.flatMap(({ id: role, title, period, location, about, span, keywords, resources }) => [
      {
        id: role,
        /** The id of the role, or of the role that contains the resource. */ role,
        company,
        companyName,
        type: undefined,
        span,
        keywords,
        names: [title],
        text: searchable(title, companyName, period, location, ...about.map(textIn)),
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
        text: searchable(resource.name, resource.type, resource.description),
      })),
    ]),
  );

/** A role or a resource. The type is undefined for a role, and null for a resource without one. */
type ExperienceResource = ReturnType<typeof resourcesOf>[number];

/** A career prepared for filtering. */
export type FilterableCareer = ReturnType<typeof filterableCareer>;

export function filterableCareer(slice: ExperienceSlice, vocabulary: Vocabulary) {
  const resources = resourcesOf(slice);
  const spelled = [...resources, ...vocabulary.projects].flatMap(({ keywords }) => keywords);
  const known = new Map<string, Meaning>();
  /** The meaning of a tag; computed once for each tag. */
  const tagged = (tag: string) => {
    const found =
      known.get(sameAs(tag)) ??
      meaningOf(tag, vocabulary, [...spelled, ...resources.flatMap(({ names }) => names)]);
    known.set(sameAs(tag), found);
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
      period: yearsFacet(resources),
      type: spelledFacet(resources, ({ type }) => (type === undefined ? null : [type ?? ''])),
      tag,
    },
  };
}

/** The usage of a tag over the whole career: the roles that prove it, directly or by one of their resources. */
export function proofOf(
  slice: ExperienceSlice,
  { resources: all, vocabulary, tagged }: FilterableCareer,
  tag: string,
) {
  const { evidence, ...figures } = tagged(tag);
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
      .map(({ id, title, period, resources }) => {
        const hits = resources.flatMap((resource) => {
          const why = found(resource.id);
          return why ? [{ name: resource.name, isSkill: resource.isSkill, evidence: why }] : [];
        });
        return {
          id,
          title,
          company: company.name,
          period,
          /** The evidence in the role's own tags or text. A skill was used, not built: its card quotes the role. */
          own: found(id) ?? hits.find((hit) => hit.isSkill)?.evidence ?? null,
          resources: hits.filter((hit) => !hit.isSkill),
        };
      })
      .filter(({ own, resources }) => own !== null || resources.length > 0),
  );
  return {
    ...figures,
    proofs,
    /** Projects with the tag. */
    projects: vocabulary.projects.filter(
      (project) => evidence({ ...project, names: [project.name] }) !== null,
    ),
  };
}

export type TagProof = ReturnType<typeof proofOf>;
/** A role that proves a tag, with its evidence. */
export type Proof = TagProof['proofs'][number];
