import { hasWork, stintsOf } from '~/portal/career/career';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import type { Format } from '~/portal/text/format';
import type { Company, Portfolio } from '~/resume/model/portfolio';
import { MONTHS_A_YEAR } from '~/resume/standard/dates';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const t = tOf(language.code);
  const { name } = portfolio.owner;
  return {
    ...managementGroupsSlice(portfolio, formatOf(language.code)),
    name,
    info: t(hasWork(portfolio) ? 'management-groups.info' : 'experience.infoWithoutWork', { name }),
    head: pageHead(portfolio, 'management-groups', language),
  };
}

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
      position.title,
      ...position.resources
        // A skill of several roles is listed in the first one only.
        .filter(
          (resource) =>
            !positions.slice(0, at).some(({ resources }) => resources.some((one) => one.id === resource.id)),
        )
        .map((resource) => resource.name),
    ]),
  };
}

export type Subscription = ReturnType<typeof subscription>;
