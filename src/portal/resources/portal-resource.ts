import type { ElementTree } from '~/portal/text/element-tree';
import { monthOfDate } from '~/resume/standard/dates';
import type { Period } from '~/resume/model/portfolio';

/*
 * The resources of the portal as `/portal.json` has them and the JSON View shows them: the portal's structure
 * with the owner's facts. The optional fields are those that a résumé may leave out.
 */

type Common = {
  /** Its path: `/subscriptions/indra/resourceGroups/indra-project-lead`. */ id: string;
  name: string;
  /** The static markup of its pane, which the JSON View omits. */ markup?: readonly ElementTree[];
};

/** The name of a colour icon, which the JSON View omits. */
type WithIcon = { icon: string };

/** `2018-04`, or `2018` without a month. */
type Dates = { startDate?: string; endDate?: string; current: boolean };

/** The kind of a subscription that is no employer, in portals without work. */
export type SubscriptionKind = 'education' | 'volunteering' | 'project';

/** An employer. */
export type SubscriptionResource = Common &
  WithIcon & {
    type: 'subscription';
    location?: string;
    properties: Dates & {
      state?: 'Active' | 'Inactive';
      kind?: SubscriptionKind;
      months?: number;
      score?: number;
      alias?: string;
      description?: string;
      url?: string;
      /** The ids of its roles. */ resourceGroups?: readonly string[];
    };
  };

/** A role at an employer. */
export type RoleResource = Common & {
  type: 'resourceGroup';
  location?: string;
  properties: Dates & {
    months?: number;
    summary?: string;
    highlights?: readonly string[];
    url?: string;
    /** The ids of its resources. */ resources?: readonly string[];
  };
  tags?: readonly string[];
};

type ProjectProperties = Dates & {
  /** In the owner's words: "Mobile app". */ kind?: string;
  /** The client or employer. */ entity?: string;
  /** The owner's roles in it. */ roles?: readonly string[];
  description?: string;
  highlights?: readonly string[];
  url?: string;
};

export type RoleProjectResource = Common &
  WithIcon & { type: 'resource'; properties: ProjectProperties; tags?: readonly string[] };

/** A skill within one or more roles. */
export type PortalSkill = Common & {
  type: 'resource';
  properties: {
    /** The group of the skill. */ kind?: string;
    /** The sentences that name it. */ quotations?: readonly string[];
  };
};

/** A project with its own entry. */
export type PortalProject = Common &
  WithIcon & {
    type: 'project';
    properties: ProjectProperties & {
      /** The address of its picture. */ image?: string;
      openSource: boolean;
    };
    tags?: readonly string[];
  };

type DatedResource = SubscriptionResource | RoleResource | RoleProjectResource | PortalProject;

/** A resource, distinguished by its type. Of those within a role, only projects have dates. */
export type PortalResource = DatedResource | PortalSkill;

/** The resources of the portal by the ids in their addresses. */
export type PortalResources = Readonly<Record<string, PortalResource | undefined>>;

/** Whether a resource has dates. A skill has none of its own. */
const hasDates = (resource: PortalResource): resource is DatedResource => 'current' in resource.properties;

/** The facts of a resource, as the JSON View and templates show them. */
export function resourceFacts(resource: PortalResource): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => name !== 'markup' && name !== 'icon'),
  );
}

/** The types of resources with their titles and icons. */
export const RESOURCE_TYPES = {
  subscription: { title: 'favorites.subscription', icon: 'building-multiple' },
  resourceGroup: { title: 'favorites.resourceGroup', icon: 'briefcase' },
  resource: { title: 'item.resource', icon: 'apps' },
  project: { title: 'item.project', icon: 'apps-list' },
} as const satisfies Record<PortalResource['type'], object>;

/** The colour icon of a resource: its own, or the icon of its type. */
export const colorIconOf = (resource: PortalResource): string =>
  'icon' in resource ? resource.icon : RESOURCE_TYPES[resource.type].icon;

/** A resource and the id that opens its pane. */
export type KeyedResource = { key: string; resource: PortalResource };

const MOST_RELATED = 6;

export function itemOf(resources: PortalResources, key: string): KeyedResource | null {
  const resource = Object.hasOwn(resources, key) ? resources[key] : undefined;
  return resource ? { key, resource } : null;
}

export const itemsIn = (resources: PortalResources): KeyedResource[] =>
  Object.keys(resources).flatMap((key) => itemOf(resources, key) ?? []);

/**
 * `/subscriptions/indra/resourceGroups/lead/resources/x` → the keys of the company, the role and the
 * resource.
 */
export const keysIn = (resource: PortalResource): string[] =>
  resource.id
    .split('/')
    .slice(1)
    .filter((_, at) => at % 2 === 1);

/** The ancestors and the item itself: company, role, resource. */
export const pathOf = (resources: PortalResources, { resource }: KeyedResource): KeyedResource[] =>
  keysIn(resource).flatMap((key) => itemOf(resources, key) ?? []);

/** The children: a company's roles or a role's resources. A resource can belong to several roles. */
export function partsOf(resources: PortalResources, { resource }: KeyedResource): KeyedResource[] {
  const named = resource.type === 'resourceGroup' ? resource.properties.resources : undefined;
  if (named) return named.flatMap((key) => itemOf(resources, key) ?? []);
  return itemsIn(resources).filter(
    (other) =>
      other.resource.id.startsWith(`${resource.id}/`) &&
      keysIn(other.resource).length === keysIn(resource).length + 1,
  );
}

/** The previous and next item of the same type in the whole career. */
export function neighboursOf(
  resources: PortalResources,
  { key, resource }: KeyedResource,
): { before: KeyedResource | null; after: KeyedResource | null } {
  const kind = itemsIn(resources).filter((other) => other.resource.type === resource.type);
  const at = kind.findIndex((other) => other.key === key);
  return { before: kind[at - 1] ?? null, after: kind[at + 1] ?? null };
}

export function periodIn(resource: PortalResource): Period {
  if (!hasDates(resource)) return { start: null, end: null, current: false };
  const { startDate, endDate, current } = resource.properties;
  return { start: monthOfDate(startDate), end: monthOfDate(endDate), current };
}

/** The keywords of a resource. Employers and skills have none. */
export const tagsOf = (resource: PortalResource): readonly string[] =>
  ('tags' in resource ? resource.tags : undefined) ?? [];

/** The name of its company. */
export const companyOf = (resources: PortalResources, item: KeyedResource): string | null =>
  (item.resource.type === 'project'
    ? item.resource.properties.entity
    : pathOf(resources, item)[0]?.resource.name) ?? null;

/** The company of an item that has a pane of its own: a project may have a client that has none. */
export function companyItemOf(resources: PortalResources, item: KeyedResource): KeyedResource | null {
  if (item.resource.type !== 'project') return pathOf(resources, item)[0] ?? null;
  const { entity } = item.resource.properties;
  const isCompany = ({ resource }: KeyedResource) =>
    resource.type === 'subscription' && resource.name === entity;
  return itemsIn(resources).find(isCompany) ?? null;
}

/** The kind of its subscription; null for a company and without a subscription. */
export function subscriptionKindOf(resources: PortalResources, item: KeyedResource): SubscriptionKind | null {
  const subscription = pathOf(resources, item)[0]?.resource;
  return (subscription?.type === 'subscription' && subscription.properties.kind) || null;
}

export type Related = KeyedResource & {
  tags: readonly string[];
  company: boolean;
  /** Its name, with its company if another related item has the same name. */ label: string;
};

/** The name of an item, unique among these if their companies differ. */
function labelOf(resources: PortalResources, item: KeyedResource, others: readonly KeyedResource[]): string {
  const { name } = item.resource;
  const isUnique = others.every(({ key, resource }) => key === item.key || resource.name !== name);
  const company = isUnique ? null : companyOf(resources, item);
  return company === null ? name : `${name} · ${company}`;
}

/** Items that share technologies, sorted by their number and by company. Ancestors and children are excluded. */
export function relatedTo(resources: PortalResources, item: KeyedResource): Related[] {
  const company = companyOf(resources, item);
  const path = new Set([...pathOf(resources, item), ...partsOf(resources, item), item].map(({ key }) => key));
  const own = new Set(tagsOf(item.resource));
  return itemsIn(resources)
    .filter((other) => other.resource.type !== 'subscription' && !path.has(other.key))
    .map((other) => ({
      ...other,
      tags: [...new Set(tagsOf(other.resource))].filter((tag) => own.has(tag)),
      company: company !== null && companyOf(resources, other) === company,
    }))
    .filter(({ tags }) => tags.length > 0)
    .toSorted((a, b) => b.tags.length - a.tags.length || Number(b.company) - Number(a.company))
    .slice(0, MOST_RELATED)
    .map((other, _, chosen) => ({ ...other, label: labelOf(resources, other, chosen) }));
}
