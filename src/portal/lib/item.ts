import type { YearMonth, Period } from '~/resume/model/portfolio';

import {
  hasDates,
  type PortalResource,
  type PortalResources,
  type SubscriptionKind,
} from './portal-resource';

/** A resource and the id that opens its pane. */
export type Item = { key: string; resource: PortalResource };

const MOST_RELATED = 6;

export function itemOf(resources: PortalResources, key: string): Item | null {
  const resource = Object.hasOwn(resources, key) ? resources[key] : undefined;
  return resource ? { key, resource } : null;
}

const all = (resources: PortalResources): Item[] =>
  Object.keys(resources).flatMap((key) => {
    const item = itemOf(resources, key);
    return item ? [item] : [];
  });

/**
 * `/subscriptions/indra/resourceGroups/lead/resources/x` → the keys of the company, the role and the
 * resource.
 */
const keysIn = (resource: PortalResource): string[] =>
  resource.id
    .split('/')
    .slice(1)
    .filter((_, at) => at % 2 === 1);

/** The ancestors and the item itself: company, role, resource. */
export const pathOf = (resources: PortalResources, { resource }: Item): Item[] =>
  keysIn(resource).flatMap((key) => itemOf(resources, key) ?? []);

/** The same without a role that only repeats the name of its company, as that of a project without an employer. */
export const namedPathOf = (resources: PortalResources, item: Item): Item[] =>
  pathOf(resources, item).filter(
    ({ key, resource }, at, path) => key === item.key || resource.name !== path[at - 1]?.resource.name,
  );

/** The items of the same type with the same parent, including the item, in the order of the career. */
export function siblingsOf(resources: PortalResources, { resource }: Item): Item[] {
  const place = keysIn(resource).slice(0, -1).join('/');
  return all(resources).filter(
    (other) =>
      other.resource.type === resource.type && keysIn(other.resource).slice(0, -1).join('/') === place,
  );
}

/** The children: a company's roles or a role's resources. A resource can belong to several roles. */
export function partsOf(resources: PortalResources, { resource }: Item): Item[] {
  const named = resource.type === 'resourceGroup' ? resource.properties.resources : undefined;
  if (named) return named.flatMap((key) => itemOf(resources, key) ?? []);
  return all(resources).filter(
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
  const kind = all(resources).filter((other) => other.resource.type === resource.type);
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

const MONTHS_A_YEAR = 12;
/** A shared month at the end of one item and the start of another does not relate them. */
const LEAST_OVERLAP_MONTHS = 2;

/** First and last month as numbers. A year without a month covers all of it. An ongoing item has no end. */
function monthsOf(resource: PortalResource): readonly [first: number, last: number] | null {
  const { start, end, current } = periodIn(resource);
  if (!start) return null;
  const last = end ?? (current ? { year: Infinity, month: null } : start);
  return [
    start.year * MONTHS_A_YEAR + (start.month ?? 1),
    last.year * MONTHS_A_YEAR + (last.month ?? MONTHS_A_YEAR),
  ];
}

/** Whether two items overlap by more than a month. */
function overlap(one: PortalResource, other: PortalResource): boolean {
  const [a, b] = [monthsOf(one), monthsOf(other)];
  if (!a || !b) return false;
  return Math.min(a[1], b[1]) - Math.max(a[0], b[0]) + 1 >= LEAST_OVERLAP_MONTHS;
}

/** The name of its company. */
export const companyOf = (resources: PortalResources, item: Item): string | null =>
  (item.resource.type === 'project'
    ? item.resource.properties.entity
    : pathOf(resources, item)[0]?.resource.name) ?? null;

/** The kind of its subscription; null for a company and without a subscription. */
export function subscriptionKindOf(resources: PortalResources, item: Item): SubscriptionKind | null {
  const subscription = pathOf(resources, item)[0]?.resource;
  return (subscription?.type === 'subscription' && subscription.properties.kind) || null;
}

export type Related = Item & {
  tags: readonly string[];
  company: boolean;
  years: boolean;
  /** Its name, with its company if another related item has the same name. */ label: string;
};

/** The name of an item, unique among these if their companies differ. */
function labelOf(resources: PortalResources, item: Item, others: readonly Item[]): string {
  const { name } = item.resource;
  const isUnique = others.every(({ key, resource }) => key === item.key || resource.name !== name);
  const company = isUnique ? null : companyOf(resources, item);
  return company === null ? name : `${name} · ${company}`;
}

/**
 * Items that share tags or overlap in time, sorted by tags, company and time. Ancestors and children are
 * excluded.
 */
export function relatedTo(resources: PortalResources, item: Item): Related[] {
  const company = companyOf(resources, item);
  const near = new Set([...pathOf(resources, item), ...partsOf(resources, item), item].map(({ key }) => key));
  const own = new Set(tagsOf(item.resource));
  return all(resources)
    .filter((other) => other.resource.type !== 'subscription' && !near.has(other.key))
    .map((other) => ({
      ...other,
      tags: [...new Set(tagsOf(other.resource))].filter((tag) => own.has(tag)),
      company: company !== null && companyOf(resources, other) === company,
      years: overlap(item.resource, other.resource),
    }))
    .filter(({ tags, years }) => tags.length > 0 || years)
    .map((other) => ({
      other,
      weight: other.tags.length * 4 + Number(other.company) * 2 + Number(other.years),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_RELATED)
    .map(({ other }, _, chosen) => ({
      ...other,
      label: labelOf(
        resources,
        other,
        chosen.map((one) => one.other),
      ),
    }));
}
