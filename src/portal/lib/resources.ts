import type {
  Company,
  Period,
  Portfolio,
  Position,
  Project,
  Resource,
  YearMonth,
} from '~/resume/read/portfolio';

import type { Drawing } from './drawing';
import { richText } from './rich-text';
import { bulletList } from './sections';

/** A resource as its JSON View shows it: the portal's structure with the owner's facts. */
export type PortalResource = {
  /** Its path: `/subscriptions/indra/resourceGroups/indra-project-lead`. */ id: string;
  name: string;
  type: 'subscription' | 'resourceGroup' | 'resource' | 'project';
  location?: string;
  properties: Readonly<Record<string, unknown>>;
  tags?: readonly string[];
};

/** A resource as the site serves it: its JSON and the static markup of its pane. */
export type StoredResource = PortalResource & {
  drawn?: readonly Drawing[];
  /** The name of a colour icon. */ icon?: string;
};

const dateOf = (date: YearMonth | null): string | undefined =>
  date === null
    ? undefined
    : `${String(date.year).padStart(4, '0')}${date.month === null ? '' : `-${String(date.month).padStart(2, '0')}`}`;

const periodOf = ({ start, end, current }: Period) => ({
  startDate: dateOf(start),
  endDate: dateOf(end),
  current,
});

/** Omits the fields that the résumé does not state. */
const stated = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

const drawn = (text: string | null, highlights: readonly string[] = []) => [
  ...(text ? richText(text) : []),
  ...bulletList(highlights),
];

const subscription = (company: Company): StoredResource =>
  stated({
    id: `/subscriptions/${company.id}`,
    name: company.name,
    type: 'subscription',
    location: company.location,
    properties: stated({
      ...(company.active !== null && { state: company.active ? 'Active' : 'Inactive' }),
      ...periodOf(company.period),
      months: company.months,
      score: company.score,
      alias: company.alias,
      description: company.description,
      url: company.url,
      resourceGroups: company.positions.map(({ id }) => id),
    }),
    drawn: drawn(company.description),
    icon: company.icon,
  }) as StoredResource;

const resourceGroup = (company: Company, position: Position): StoredResource =>
  stated({
    id: `/subscriptions/${company.id}/resourceGroups/${position.id}`,
    name: position.title,
    type: 'resourceGroup',
    location: position.location,
    properties: stated({
      ...periodOf(position.period),
      months: position.months,
      summary: position.summary,
      highlights: position.highlights,
      url: position.url,
      resources: position.resources.map(({ id }) => id),
    }),
    tags: position.keywords,
    drawn: drawn(position.summary, position.highlights),
  }) as StoredResource;

/** A sentence that names a skill, with its role. */
type Quotation = { sentence: string; role: string };

function quotationsOf({ companies }: Portfolio): ReadonlyMap<string, readonly Quotation[]> {
  const found = new Map<string, Quotation[]>();
  for (const company of companies)
    for (const position of company.positions)
      for (const { id, origin, description } of position.resources)
        if (description !== null && (origin === 'keyword' || origin === 'skill'))
          found.set(id, [
            ...(found.get(id) ?? []),
            { sentence: description, role: `${position.title}, ${company.name}` },
          ]);
  return found;
}

const quoted = (quotations: readonly Quotation[]): Drawing[] =>
  quotations.length === 0
    ? []
    : [
        [
          'ul',
          null,
          ...quotations.map(({ sentence, role }): Drawing => [
            'li',
            null,
            `${sentence} `,
            ['small', null, `(${role})`],
          ]),
        ],
      ];

const built = (resource: Resource | Project, id: string, type: 'resource' | 'project'): StoredResource =>
  stated({
    id,
    name: resource.name,
    type,
    properties: stated({
      kind: resource.type,
      entity: resource.entity,
      roles: resource.roles,
      ...periodOf(resource.period),
      description: resource.description,
      highlights: resource.highlights,
      url: resource.url,
      image: 'image' in resource ? resource.image?.src : undefined,
      openSource: 'openSource' in resource ? resource.openSource : undefined,
    }),
    tags: resource.keywords,
    drawn: drawn(resource.description, resource.highlights),
    icon: resource.icon,
  }) as StoredResource;

/** A skill of several roles is one resource with every sentence that names it. */
const skill = (resource: Resource, id: string, quotations: readonly Quotation[]): StoredResource =>
  stated({
    id,
    name: resource.name,
    type: 'resource',
    properties: stated({
      kind: resource.type,
      quotations: quotations.map(({ sentence, role }) => `${sentence} (${role})`),
    }),
    drawn: quoted(quotations),
  }) as StoredResource;

/** Every subscription, role, resource and project by its id. */
export function things(portfolio: Portfolio): Readonly<Record<string, StoredResource>> {
  const { companies, projects } = portfolio;
  const quotations = quotationsOf(portfolio);
  const entries = companies.flatMap((company) => [
    [company.id, subscription(company)] as const,
    ...company.positions.flatMap((position) => [
      [position.id, resourceGroup(company, position)] as const,
      ...position.resources.map((resource) => {
        const id = `/subscriptions/${company.id}/resourceGroups/${position.id}/resources/${resource.id}`;
        const shared = resource.origin === 'keyword' || resource.origin === 'skill';
        return [
          resource.id,
          shared ? skill(resource, id, quotations.get(resource.id) ?? []) : built(resource, id, 'resource'),
        ] as const;
      }),
    ]),
  ]);
  const found = new Map<string, StoredResource>();
  // A skill belongs to the newest role that names it.
  for (const [id, thing] of entries) if (!found.has(id)) found.set(id, thing);
  for (const project of projects) found.set(project.id, built(project, `/projects/${project.id}`, 'project'));
  return Object.fromEntries(found);
}
