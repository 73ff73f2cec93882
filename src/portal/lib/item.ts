import type { YearMonth, Period } from '~/resume/read/portfolio';

import type { StoredResource } from './resources';

/** Everything that the portal serves as things, by the ids that stand in addresses. */
export type PortalResources = Readonly<Record<string, StoredResource | undefined>>;

/** A thing and the id under which its pane is opened. */
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

/** `/subscriptions/indra/resourceGroups/lead/resources/x` → the keys of its company, its role and itself. */
const keysIn = (thing: StoredResource): string[] =>
  thing.id
    .split('/')
    .slice(1)
    .filter((_, at) => at % 2 === 1);

/** The company, the role, the resource: from the widest to the item itself. */
export const pathOf = (things: PortalResources, { thing }: Item): Item[] =>
  keysIn(thing).flatMap((key) => itemOf(things, key) ?? []);

/** Those of the same kind in the same place, itself among them, in the order of the career. */
export function siblingsOf(things: PortalResources, { thing }: Item): Item[] {
  const place = keysIn(thing).slice(0, -1).join('/');
  return all(things).filter(
    (other) => other.thing.type === thing.type && keysIn(other.thing).slice(0, -1).join('/') === place,
  );
}

/** What stands in it: a company's roles, a role's resources, of which other roles may have some too. */
export function partsOf(things: PortalResources, { thing }: Item): Item[] {
  const named = thing.properties['resources'];
  if (Array.isArray(named)) return (named as string[]).flatMap((key) => itemOf(things, key) ?? []);
  return all(things).filter(
    (other) =>
      other.thing.id.startsWith(`${thing.id}/`) && keysIn(other.thing).length === keysIn(thing).length + 1,
  );
}

/** Before and after it in the whole career, among its kind. */
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
/** Two things that only meet, at the end of one and the beginning of the other, are not related. */
const LEAST_OVERLAP_MONTHS = 2;

/** First and last month on one line; a year without a month is all of it, what goes on has no end. */
function monthsOf(thing: StoredResource): readonly [first: number, last: number] | null {
  const { start, end, current } = periodIn(thing);
  if (!start) return null;
  const last = end ?? (current ? { year: Infinity, month: null } : start);
  return [
    start.year * MONTHS_A_YEAR + (start.month ?? 1),
    last.year * MONTHS_A_YEAR + (last.month ?? MONTHS_A_YEAR),
  ];
}

/** Whether two things ran side by side for more than a month. */
function overlap(one: StoredResource, other: StoredResource): boolean {
  const [a, b] = [monthsOf(one), monthsOf(other)];
  if (!a || !b) return false;
  return Math.min(a[1], b[1]) - Math.max(a[0], b[0]) + 1 >= LEAST_OVERLAP_MONTHS;
}

/** The company that it belongs to, by name. */
export const companyOf = (things: PortalResources, item: Item): string | null =>
  (item.thing.type === 'project'
    ? (item.thing.properties['entity'] as string | undefined)
    : pathOf(things, item)[0]?.thing.name) ?? null;

export type Related = Item & { tags: readonly string[]; company: boolean; years: boolean };

/** What shares tags with it or ran beside it: tags first, then the company, then the time. Not its path, nor what stands in it. */
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
