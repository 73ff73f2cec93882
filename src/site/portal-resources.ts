import { LONGEST_QUOTATION, quotationOf } from '~/resume/model/texts/sentences';
import { isSkill } from '~/resume/model/roles-by-date';
import type {
  Company,
  Period,
  Portfolio,
  Position,
  Project,
  ProjectResource,
  Property,
  SkillResource,
  YearMonth,
} from '~/resume/model/portfolio';
import { unlessRepeated } from '~/resume/model/texts/repeated-text';

import type { ElementTree } from '../portal/text/element-tree';
import { bulletList } from '../portal/text/entry-tree';
import type * as Portal from '../portal/resources/portal-resource';
import { propertyLines } from '../portal/text/properties';
import { richText } from '../portal/text/rich-text';
import { roleName } from '../portal/text/clipped';

const dateOf = (date: YearMonth | null): string | null =>
  date === null
    ? null
    : `${String(date.year).padStart(4, '0')}${date.month === null ? '' : `-${String(date.month).padStart(2, '0')}`}`;

const periodOf = ({ start, end, current }: Period) => ({
  startDate: dateOf(start),
  endDate: dateOf(end),
  current,
});

/** All fields of a type. Null stands for an optional one that the résumé does not state. */
type AllFields<Type> = {
  [Name in keyof Type]-?: object extends Pick<Type, Name> ? Type[Name] | null : Type[Name];
};

/** Omits the fields that the résumé does not state. Empty lists are such fields too. */
const stated = <Type extends object>(fields: AllFields<Type>): Type =>
  // Only optional fields can be omitted, since the others are neither null nor lists.
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Type;

const markup = (
  text: string | null,
  highlights: readonly string[] = [],
  properties: readonly Property[] = [],
  colon = ':',
) => [...(text ? richText(text) : []), ...bulletList(highlights), ...propertyLines(properties, colon)];

const subscription = (company: Company): Portal.SubscriptionResource =>
  stated<Portal.SubscriptionResource>({
    id: `/subscriptions/${company.id}`,
    name: company.name,
    type: 'subscription',
    location: company.location,
    properties: stated<Portal.SubscriptionResource['properties']>({
      state: company.active === null ? null : company.active ? 'Active' : 'Inactive',
      kind: company.kind === 'work' ? null : company.kind,
      ...periodOf(company.period),
      months: company.months,
      score: company.score,
      alias: company.alias,
      description: company.description,
      url: company.url,
      resourceGroups: company.positions.map(({ id }) => id),
    }),
    markup: markup(company.description),
    icon: company.icon,
  });

const resourceGroup = (company: Company, position: Position, colon: string): Portal.RoleResource =>
  stated<Portal.RoleResource>({
    id: `/subscriptions/${company.id}/resourceGroups/${position.id}`,
    name: position.title,
    type: 'resourceGroup',
    location: position.location,
    properties: stated<Portal.RoleResource['properties']>({
      ...periodOf(position.period),
      months: position.months,
      summary: position.summary,
      highlights: position.highlights,
      url: position.url,
      resources: position.resources.map(({ id }) => id),
    }),
    tags: position.keywords,
    markup: markup(position.summary, position.highlights, position.properties, colon),
  });

/** A sentence that names a skill, with its role. */
type Quotation = { sentence: string; role: string };

const roleNames = ({ companies }: Portfolio): ReadonlyMap<string, { title: string; role: string }> =>
  new Map(
    companies.flatMap(({ name, positions }) =>
      positions.map(({ id, title }) => [id, { title, role: roleName(title, name) }]),
    ),
  );

/** Every sentence of a role that names a skill and says more than its title. A card shows one of them. */
function quotationsOf(portfolio: Portfolio): ReadonlyMap<string, readonly Quotation[]> {
  const roles = roleNames(portfolio);
  return new Map(
    portfolio.evidence.map(({ id, name, aliases, mentions }) => {
      const quotations = mentions.flatMap(({ source, sentences, via }) => {
        const named = via === null ? roles.get(source) : undefined;
        return sentences.flatMap((sentence): Quotation[] => {
          const proof = unlessRepeated(unlessRepeated(sentence, name), named?.title);
          return named !== undefined && proof !== null
            ? [
                {
                  sentence: quotationOf(proof, [name, ...aliases], LONGEST_QUOTATION.details),
                  role: named.role,
                },
              ]
            : [];
        });
      });
      // A summary may repeat what the highlights say.
      const once = new Map(quotations.map((one) => [`${one.sentence}\n${one.role}`, one]));
      return [id, [...once.values()]];
    }),
  );
}

const quoted = (quotations: readonly Quotation[]): ElementTree[] =>
  quotations.length === 0
    ? []
    : [
        [
          'ul',
          null,
          ...quotations.map(({ sentence, role }): ElementTree => [
            'li',
            null,
            `${sentence} `,
            ['small', null, `(${role})`],
          ]),
        ],
      ];

const projectProperties = (project: ProjectResource) => ({
  kind: project.type,
  entity: project.entity,
  roles: project.roles,
  ...periodOf(project.period),
  description: project.description,
  highlights: project.highlights,
  url: project.url,
});

const roleProject = (resource: ProjectResource, id: string, colon: string): Portal.RoleProjectResource =>
  stated<Portal.RoleProjectResource>({
    id,
    name: resource.name,
    type: 'resource',
    properties: stated<Portal.RoleProjectResource['properties']>(projectProperties(resource)),
    tags: resource.keywords,
    markup: markup(resource.description, resource.highlights, resource.properties, colon),
    icon: resource.icon,
  });

const ownProject = (project: Project, colon: string): Portal.PortalProject =>
  stated<Portal.PortalProject>({
    id: `/projects/${project.id}`,
    name: project.name,
    type: 'project',
    properties: stated<Portal.PortalProject['properties']>({
      ...projectProperties(project),
      image: project.image?.src ?? null,
      openSource: project.shown === 'openSource',
    }),
    tags: project.keywords,
    markup: markup(project.description, project.highlights, project.properties, colon),
    icon: project.icon,
  });

/** A skill of several roles is one resource with every sentence that names it. */
const skill = (resource: SkillResource, id: string, quotations: readonly Quotation[]): Portal.PortalSkill =>
  stated<Portal.PortalSkill>({
    id,
    name: resource.name,
    type: 'resource',
    properties: stated<Portal.PortalSkill['properties']>({
      kind: resource.type,
      quotations: quotations.map(({ sentence, role }) => `${sentence} (${role})`),
    }),
    markup: quoted(quotations),
  });

/**
 * Every subscription, role, resource and project by its id.
 * @param colon that of the language
 */
export function portalResources(portfolio: Portfolio, colon = ':'): Portal.PortalResources {
  const { companies, projects } = portfolio;
  const quotations = quotationsOf(portfolio);
  const entries = companies.flatMap((company) => [
    [company.id, subscription(company)] as const,
    ...company.positions.flatMap((position) => [
      [position.id, resourceGroup(company, position, colon)] as const,
      ...position.resources.map((resource) => {
        const id = `/subscriptions/${company.id}/resourceGroups/${position.id}/resources/${resource.id}`;
        return [
          resource.id,
          isSkill(resource)
            ? skill(resource, id, quotations.get(resource.id) ?? [])
            : roleProject(resource, id, colon),
        ] as const;
      }),
    ]),
  ]);
  const found = new Map<string, Portal.PortalResource>();
  // A skill belongs to the newest role that names it.
  for (const [id, resource] of entries) if (!found.has(id)) found.set(id, resource);
  for (const project of projects) found.set(project.id, ownProject(project, colon));
  return Object.fromEntries(found);
}
