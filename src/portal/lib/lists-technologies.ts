import { isSkill } from '~/resume/model/is-skill';
import type { Portfolio } from '~/resume/model/portfolio';

import { monthsIn } from './month-spans';

/** The part of the career whose entries list their technologies. With less, texts would have to tell the years. */
const LISTED_SHARE = 0.5;

/** Whether the entries of most of the career list their technologies, so that the years of a skill are known. */
export function listsTechnologies(portfolio: Pick<Portfolio, 'companies' | 'projects'>): boolean {
  const roles = portfolio.companies
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ positions }) => positions)
    .filter(({ span }) => span !== null);
  const entries =
    roles.length > 0 ? roles : portfolio.projects.map((project) => ({ ...project, resources: [] }));
  const lists = entries.map(({ span, keywords, resources }) => ({
    // Jobs count by their months, and projects alike. An undated project tells no years.
    weight: span && roles.length > 0 ? monthsIn([span]) : 1,
    isListed:
      span !== null &&
      (keywords.length > 0 || resources.some((one) => !isSkill(one) && one.keywords.length > 0)),
  }));
  const sum = (some: typeof lists) => some.reduce((total, { weight }) => total + weight, 0);
  return sum(lists.filter(({ isListed }) => isListed)) >= LISTED_SHARE * sum(lists);
}
