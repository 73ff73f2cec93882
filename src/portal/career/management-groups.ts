import { MONTHS_A_YEAR } from '~/resume/standard/dates';
import type { Company, Portfolio } from '~/resume/model/portfolio';

import type { Format } from '~/portal/text/format';
import { containsWords, plain } from '~/portal/text/text-search';
import { stintsOf } from './career';

/** Whether the subscriptions are companies. Without work they are schools, projects and organizations. */
export const hasWork = ({ companies }: Pick<Portfolio, 'companies'>): boolean =>
  companies.every(({ kind }) => kind === 'work');

/** The data of the Management groups screen. */
export function managementGroupsSlice(portfolio: Portfolio, format: Format) {
  return {
    directory: portfolio.portal.directory,
    years: yearsOfExperience(portfolio),
    subscriptions: portfolio.companies.map((company) => subscription(company, format)),
  };
}

export type ManagementGroupsSlice = ReturnType<typeof managementGroupsSlice>;

/** The owner's figure if one is stated (`18+`), else a computed one. */
function yearsOfExperience({ stats, experience }: Portfolio): number {
  const figure = stats.find(({ measure }) => measure === 'years');
  return figure?.count ?? Math.floor(experience.months / MONTHS_A_YEAR);
}

/** A row of the grid: a company. */
function subscription(company: Company, format: Format) {
  const { id, name, location, positions } = company;
  const { start } = company.period;
  const isUnknown = positions.some(({ period }) => period.end && !period.start);
  const stints = isUnknown ? [] : stintsOf(company).toReversed();
  return {
    id,
    name,
    /** `Sep 2020 - Present`; several with commas where the owner came back. */
    period: (stints.length > 1 ? stints : [company]).map(({ period }) => format.period(period)).join(', '),
    region: location ?? positions[0]?.location ?? '',
    /** Start in months since the year 0, for sorting; null if unknown. */
    since: start && start.year * MONTHS_A_YEAR + (start.month ?? 1),
    /** The searchable children: names of roles and resources. */
    inside: positions.flatMap((position, at) => [
      { kind: 'role' as const, name: position.title },
      ...position.resources
        // A skill of several roles is listed in the first one only.
        .filter(
          (resource) =>
            !positions.slice(0, at).some(({ resources }) => resources.some((one) => one.id === resource.id)),
        )
        .map((resource) => ({ kind: 'resource' as const, name: resource.name })),
    ]),
  };
}

export type Subscription = ReturnType<typeof subscription>;

/** A subscription with the normalized texts that filters compare. */
export type Searchable = { subscription: Subscription; own: string; inside: readonly string[] };

/** Normalizes subscriptions once, so that a keystroke only compares. */
export const searchable = (subscriptions: readonly Subscription[], type: string): readonly Searchable[] =>
  subscriptions.map((one) => ({
    subscription: one,
    own: plain([one.name, one.period, type, one.region].join('\n')),
    inside: one.inside.map(({ name }) => plain(name)),
  }));

/** A subscription that matches the filters, with the names of the children that match the search. */
export type Found = { subscription: Subscription; within: Subscription['inside'] };

/**
 * The subscriptions that match both boxes. All `own` words must be in the name, ID, type and region. All
 * `inside` words must be in one role or resource, or in the name.
 */
export function filterSubscriptions(
  all: readonly Searchable[],
  own: readonly string[],
  inside: readonly string[],
): readonly Found[] {
  const found: Found[] = [];
  for (const candidate of all) {
    if (!containsWords(candidate.own, own)) continue;
    const { subscription: one } = candidate;
    const within =
      inside.length === 0
        ? []
        : one.inside.filter((_, at) => containsWords(candidate.inside[at] ?? '', inside));
    if (inside.length === 0 || within.length > 0 || containsWords(plain(one.name), inside)) {
      found.push({ subscription: one, within });
    }
  }
  return found;
}
