import type { Mention } from '~/resume/model/evidence';
import { isSkill } from '~/resume/model/is-skill';
import type { Period, Portfolio } from '~/resume/model/portfolio';

/** The jobs of a career. */
export const rolesIn = ({ companies }: Pick<Portfolio, 'companies'>) =>
  companies.filter(({ kind }) => kind === 'work').flatMap(({ positions }) => positions);

/** The role of each part of the career. */
export const roleOf = (portfolio: Portfolio): ReadonlyMap<string, string> =>
  new Map(
    rolesIn(portfolio).flatMap(({ id, resources }) => [
      ...resources.map((resource) => [resource.id, id] as const),
      [id, id] as const,
    ]),
  );

/** The period of each entry that has one. */
export const periodsOf = ({
  companies,
  projects,
  education,
  volunteering,
}: Portfolio): ReadonlyMap<string, Period> =>
  new Map(
    [
      ...companies.flatMap(({ positions }) =>
        positions.flatMap((one) => [one, ...one.resources.filter((resource) => !isSkill(resource))]),
      ),
      ...projects,
      ...education,
      ...volunteering,
    ].map(({ id, period }) => [id, period]),
  );

/** The numbers of roles, projects and other entries that were read. */
export function sourceCounts(portfolio: Portfolio) {
  const { projects, certificates, education, volunteering } = portfolio;
  const roles = rolesIn(portfolio);
  const ofRoles = roles.flatMap(({ resources }) => resources.filter(({ origin }) => origin === 'project'));
  return {
    roles: roles.length,
    projects: new Set([...ofRoles, ...projects].map(({ id }) => id)).size,
    others: certificates.length + education.length + volunteering.length,
  };
}

/** The title of the current role if no skill is found in it; else null. */
export function roleWithoutSkills(
  { currentPosition }: Portfolio,
  mentions: readonly Mention[],
): string | null {
  if (currentPosition === null) return null;
  const { id, title, resources } = currentPosition.position;
  const own = new Set([id, ...resources.map((resource) => resource.id)]);
  return mentions.some(({ source }) => own.has(source)) ? null : title;
}
