import type { YearMonth, Period } from '~/resume/read/portfolio';

import type { StoredResource } from './resources';

/** The resources of the portal by the ids in their addresses. */
export type PortalResources = Readonly<Record<string, StoredResource | undefined>>;

/** A resource and the id that opens its pane. */
export type Item = { key: string; thing: StoredResource };

const MOST_RELATED = 6;

export function itemOf(things: PortalResources, key: string): Item | null {
  const thing = Object.hasOwn(things, key) ? things[key] : undefined;
  return thing ? { key, thing } : null;
}

const all = (things: PortalResources): Item[] =>
  Object.keys(things).flatMap((key) => {
    const item = itemOf(things, key);
    return item ? [item] : [];
  });

/**
 * `/subscriptions/indra/resourceGroups/lead/resources/x` → the keys of the company, the role and the
 * resource.
 */
const keysIn = (thing: StoredResource): string[] =>
  thing.id
    .split('/')
    .slice(1)
    .filter((_, at) => at % 2 === 1);

/** The ancestors and the item itself: company, role, resource. */
export const pathOf = (things: PortalResources, { thing }: Item): Item[] =>
  keysIn(thing).flatMap((key) => itemOf(things, key) ?? []);

/** The items of the same type with the same parent, including the item, in the order of the career. */
export function siblingsOf(things: PortalResources, { thing }: Item): Item[] {
  const place = keysIn(thing).slice(0, -1).join('/');
  return all(things).filter(
    (other) => other.thing.type === thing.type && keysIn(other.thing).slice(0, -1).join('/') === place,
  );
}

/** The children: a company's roles or a role's resources. A resource can belong to several roles. */
export function partsOf(things: PortalResources, { thing }: Item): Item[] {
  const named = thing.properties['resources'];
  if (Array.isArray(named)) return (named as string[]).flatMap((key) => itemOf(things, key) ?? []);
  return all(things).filter(
    (other) =>
      other.thing.id.startsWith(`${thing.id}/`) && keysIn(other.thing).length === keysIn(thing).length + 1,
  );
}

/** The previous and next item of the same type in the whole career. */
export function neighboursOf(
  things: PortalResources,
  { key, thing }: Item,
): { before: Item | null; after: Item | null } {
  const kind = all(things).filter((other) => other.thing.type === thing.type);
  const at = kind.findIndex((other) => other.key === key);
  return { before: kind[at - 1] ?? null, after: kind[at + 1] ?? null };
}

function dateIn(text: unknown): YearMonth | null {
  const [, year, month] = /^(\d{4,})(?:-(\d\d))?$/.exec(String(text ?? '')) ?? [];
  return year === undefined
    ? null
    : { year: Number(year), month: month === undefined ? null : Number(month) };
}

export function periodIn({ properties }: StoredResource): Period {
  const { startDate, endDate, current } = properties;
  return { start: dateIn(startDate), end: dateIn(endDate), current: current === true };
}

const MONTHS_A_YEAR = 12;
/** A shared month at the end of one item and the start of another does not relate them. */
const LEAST_OVERLAP_MONTHS = 2;

/** First and last month as numbers. A year without a month covers all of it. An ongoing item has no end. */
function monthsOf(thing: StoredResource): readonly [first: number, last: number] | null {
  const { start, end, current } = periodIn(thing);
  if (!start) return null;
  const last = end ?? (current ? { year: Infinity, month: null } : start);
  return [
    start.year * MONTHS_A_YEAR + (start.month ?? 1),
    last.year * MONTHS_A_YEAR + (last.month ?? MONTHS_A_YEAR),
  ];
}

/** Whether two items overlap by more than a month. */
function overlap(one: StoredResource, other: StoredResource): boolean {
  const [a, b] = [monthsOf(one), monthsOf(other)];
  if (!a || !b) return false;
  return Math.min(a[1], b[1]) - Math.max(a[0], b[0]) + 1 >= LEAST_OVERLAP_MONTHS;
}

/** The name of its company. */
export const companyOf = (things: PortalResources, item: Item): string | null =>
  (item.thing.type === 'project'
    ? (item.thing.properties['entity'] as string | undefined)
    : pathOf(things, item)[0]?.thing.name) ?? null;

export type Related = Item & { tags: readonly string[]; company: boolean; years: boolean };

/**
 * Items that share tags or overlap in time, sorted by tags, company and time. Ancestors and children are
 * excluded.
 */
export function relatedTo(things: PortalResources, item: Item): Related[] {
  const company = companyOf(things, item);
  const near = new Set([...pathOf(things, item), ...partsOf(things, item), item].map(({ key }) => key));
  const own = new Set(item.thing.tags);
  return all(things)
    .filter((other) => other.thing.type !== 'subscription' && !near.has(other.key))
    .map((other) => ({
      ...other,
      tags: [...new Set(other.thing.tags)].filter((tag) => own.has(tag)),
      company: company !== null && companyOf(things, other) === company,
      years: overlap(item.thing, other.thing),
    }))
    .filter(({ tags, years }) => tags.length > 0 || years)
    .map((other) => ({
      other,
      weight: other.tags.length * 4 + Number(other.company) * 2 + Number(other.years),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
}
