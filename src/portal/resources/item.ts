import type { YearMonth, Period } from '~/resume/model/portfolio';
import {
  hasDates,
  type PortalResource,
  type PortalResources,
  type SubscriptionKind,
} from './portal-resource';

const TYPE_ICONS: Readonly<Record<PortalResource['type'], string>> = {
  subscription: 'building-multiple',
  resourceGroup: 'briefcase',
  resource: 'apps',
  project: 'apps-list',
};

/** The colour icon of a resource: its own, or the icon of its type. */
export const colorIconOf = (resource: PortalResource): string =>
  'icon' in resource ? resource.icon : TYPE_ICONS[resource.type];

/** A resource and the id that opens its pane. */
export type Item = { key: string; resource: PortalResource };

const MOST_RELATED = 6;

export function itemOf(resources: PortalResources, key: string): Item | null {
  const resource = Object.hasOwn(resources, key) ? resources[key] : undefined;
  return resource ? { key, resource } : null;
}

export const itemsIn = (resources: PortalResources): Item[] =>
  Object.keys(resources).flatMap((key) => {
    const item = itemOf(resources, key);
    return item ? [item] : [];
  });

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
export const pathOf = (resources: PortalResources, { resource }: Item): Item[] =>
  keysIn(resource).flatMap((key) => itemOf(resources, key) ?? []);

/** The children: a company's roles or a role's resources. A resource can belong to several roles. */
export function partsOf(resources: PortalResources, { resource }: Item): Item[] {
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
  { key, resource }: Item,
): { before: Item | null; after: Item | null } {
  const kind = itemsIn(resources).filter((other) => other.resource.type === resource.type);
  const at = kind.findIndex((other) => other.key === key);
  return { before: kind[at - 1] ?? null, after: kind[at + 1] ?? null };
}

function dateIn(text = ''): YearMonth | null {
  const [, year, month] = /^(\d{4,})(?:-(\d\d))?$/.exec(text) ?? [];
  return year === undefined
    ? null
    : { year: Number(year), month: month === undefined ? null : Number(month) };
}

export function periodIn(resource: PortalResource): Period {
  if (!hasDates(resource)) return { start: null, end: null, current: false };
  const { startDate, endDate, current } = resource.properties;
  return { start: dateIn(startDate), end: dateIn(endDate), current };
}

/** The keywords of a resource. Employers and skills have none. */
export const tagsOf = (resource: PortalResource): readonly string[] =>
  ('tags' in resource ? resource.tags : undefined) ?? [];

/** The name of its company. */
export const companyOf = (resources: PortalResources, item: Item): string | null =>
  (item.resource.type === 'project'
    ? item.resource.properties.entity
    : pathOf(resources, item)[0]?.resource.name) ?? null;

/** The company of an item that has a pane of its own: a project may have a client that has none. */
export function companyItemOf(resources: PortalResources, item: Item): Item | null {
  if (item.resource.type !== 'project') return pathOf(resources, item)[0] ?? null;
  const { entity } = item.resource.properties;
  const isCompany = ({ resource }: Item) => resource.type === 'subscription' && resource.name === entity;
  return itemsIn(resources).find(isCompany) ?? null;
}

/** The kind of its subscription; null for a company and without a subscription. */
export function subscriptionKindOf(resources: PortalResources, item: Item): SubscriptionKind | null {
  const subscription = pathOf(resources, item)[0]?.resource;
  return (subscription?.type === 'subscription' && subscription.properties.kind) || null;
}

export type Related = Item & {
  tags: readonly string[];
  company: boolean;
  /** Its name, with its company if another related item has the same name. */ label: string;
};

/** The name of an item, unique among these if their companies differ. */
function labelOf(resources: PortalResources, item: Item, others: readonly Item[]): string {
  const { name } = item.resource;
  const isUnique = others.every(({ key, resource }) => key === item.key || resource.name !== name);
  const company = isUnique ? null : companyOf(resources, item);
  return company === null ? name : `${name} · ${company}`;
}

/** Items that share technologies, sorted by their number and by company. Ancestors and children are excluded. */
export function relatedTo(resources: PortalResources, item: Item): Related[] {
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
