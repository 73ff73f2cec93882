import type { Company, Period, Portfolio, Position, Project, Resource, YearMonth } from '~/content/portfolio';

import type { Drawing } from './drawing';
import { richText } from './rich-text';
import { bulletList } from './sections';

/** A thing of the portal as its JSON View shows it: the portal's own shape around the owner's facts. */
export type Thing = {
  /** Where it stands: `/subscriptions/indra/resourceGroups/indra-project-lead`. */ id: string;
  name: string;
  type: 'subscription' | 'resourceGroup' | 'resource' | 'project';
  location?: string;
  properties: Readonly<Record<string, unknown>>;
  tags?: readonly string[];
};

/** A thing as the site serves it: beside its JSON the words of its pane, drawn while building. */
export type StoredThing = Thing & { drawn?: readonly Drawing[] };

const dateOf = (date: YearMonth | null): string | undefined =>
  date === null
    ? undefined
    : `${String(date.year).padStart(4, '0')}${date.month === null ? '' : `-${String(date.month).padStart(2, '0')}`}`;

const periodOf = ({ start, end, current }: Period) => ({
  startDate: dateOf(start),
  endDate: dateOf(end),
  current,
});

/** Facts that the résumé does not state are no fields. */
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

const subscription = (company: Company): StoredThing =>
  stated({
    id: `/subscriptions/${company.id}`,
    name: company.name,
    type: 'subscription',
    location: company.location,
    properties: stated({
      state: company.active ? 'Active' : 'Inactive',
      ...periodOf(company.period),
      months: company.months,
      score: company.score,
      alias: company.alias,
      description: company.description,
      url: company.url,
      resourceGroups: company.positions.map(({ id }) => id),
    }),
    drawn: drawn(company.description),
  }) as StoredThing;

const resourceGroup = (company: Company, position: Position): StoredThing =>
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
  }) as StoredThing;

const built = (resource: Resource | Project, id: string, type: 'resource' | 'project'): StoredThing =>
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
  }) as StoredThing;

/** Every subscription, role, resource and project by its id. */
export function things({ companies, projects }: Portfolio): Readonly<Record<string, StoredThing>> {
  const entries = companies.flatMap((company) => [
    [company.id, subscription(company)] as const,
    ...company.positions.flatMap((position) => [
      [position.id, resourceGroup(company, position)] as const,
      ...position.resources.map(
        (resource) =>
          [
            resource.id,
            built(
              resource,
              `/subscriptions/${company.id}/resourceGroups/${position.id}/resources/${resource.id}`,
              'resource',
            ),
          ] as const,
      ),
    ]),
  ]);
  return Object.fromEntries([
    ...entries,
    ...projects.map((project) => [project.id, built(project, `/projects/${project.id}`, 'project')] as const),
  ]);
}
