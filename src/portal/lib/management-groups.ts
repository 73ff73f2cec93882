import type { Company, Portfolio } from '~/resume/read/portfolio';

import { csvOf } from './csv';
import type { Format } from './format';
import { holds, plain } from './text-search';

const MONTHS_A_YEAR = 12;

/** A company as the grid shows it. */
export type Subscription = {
  id: string;
  name: string;
  /** `Sep 2020 - Present` */ period: string;
  region: string;
  /** Months since the year 0 at the start, for sorting; null when unknown. */ since: number | null;
  /** What is found inside: names of roles and of what was built. */
  inside: readonly { kind: 'role' | 'resource'; name: string }[];
};

/** What the Management groups screen shows. */
export function managementGroupsSlice(portfolio: Portfolio, format: Format) {
  return {
    directory: portfolio.portal.directory,
    years: yearsOfExperience(portfolio),
    subscriptions: portfolio.companies.map((company) => subscription(company, format)),
  };
}

export type ManagementGroupsSlice = ReturnType<typeof managementGroupsSlice>;

/** The owner's own figure where one is stated (`18+`), else counted. */
function yearsOfExperience({ stats, experience }: Portfolio): number {
  const stated = Number.parseInt(stats.find((stat) => stat.measure === 'years')?.value ?? '', 10);
  return Number.isNaN(stated) ? Math.floor(experience.months / MONTHS_A_YEAR) : stated;
}

function subscription({ id, name, period, location, positions }: Company, format: Format): Subscription {
  const { start } = period;
  return {
    id,
    name,
    period: format.period(period),
    region: location ?? positions[0]?.location ?? '',
    since: start && start.year * MONTHS_A_YEAR + (start.month ?? 1),
    inside: positions.flatMap((position, at) => [
      { kind: 'role' as const, name: position.title },
      ...position.resources
        // A skill of several roles stands in the first of them.
        .filter(
          (resource) =>
            !positions.slice(0, at).some(({ resources }) => resources.some((one) => one.id === resource.id)),
        )
        .map((resource) => ({ kind: 'resource' as const, name: resource.name })),
    ]),
  };
}

/** A subscription with what filters compare. */
export type Searchable = { subscription: Subscription; own: string; inside: readonly string[] };

/** Prepares subscriptions for filtering, once, so that a keystroke only compares. */
export const searchable = (subscriptions: readonly Subscription[], type: string): readonly Searchable[] =>
  subscriptions.map((one) => ({
    subscription: one,
    own: plain([one.name, one.period, type, one.region].join('\n')),
    inside: one.inside.map((thing) => plain(thing.name)),
  }));

/** A subscription that passed the filters, with the names inside it that the search met. */
export type Found = { subscription: Subscription; within: Subscription['inside'] };

/**
 * The subscriptions that pass both boxes: `own` words are looked for in name, ID, type and region,
 * `inside` words in one role or resource, or in the name.
 */
export function filterSubscriptions(
  all: readonly Searchable[],
  own: readonly string[],
  inside: readonly string[],
): readonly Found[] {
  const found: Found[] = [];
  for (const candidate of all) {
    if (!holds(candidate.own, own)) continue;
    const { subscription: one } = candidate;
    const within =
      inside.length === 0 ? [] : one.inside.filter((_, at) => holds(candidate.inside[at] ?? '', inside));
    if (inside.length === 0 || within.length > 0 || holds(plain(one.name), inside)) {
      found.push({ subscription: one, within });
    }
  }
  return found;
}

/** The file of Export to CSV (spec §7). */
export const CSV_NAME = 'management_groups_subscriptions.csv';

/** One row per subscription that is shown; the header is the specification's in every language. */
export const subscriptionsCsv = (found: readonly Found[], type: string): string =>
  csvOf(
    ['Name', 'Type', 'ID', 'Region'],
    found.map(({ subscription: { name, period, region } }) => [name, type, period, region]),
  );
