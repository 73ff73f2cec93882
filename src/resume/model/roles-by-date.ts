import { byNewest } from '../standard/dates';
import type { Company, Position, Resource, SkillResource } from './portfolio';

/** Roles by their periods, the newest first. */
export const byDate = <Dated extends { position: Pick<Position, 'period'> }>(
  roles: readonly Dated[],
): Dated[] => roles.toSorted((one, other) => byNewest(one.position.period, other.position.period));

export type Role = { position: Position; company: Company };

/** The open roles, the newest first. One without an employer, called by its title, comes after the others. */
export function openOf<Held extends Role>(roles: readonly Held[]): Held[] {
  const isUnnamed = ({ position, company }: Role) => Number(position.title === company.name);
  return byDate(roles)
    .filter(({ position }) => position.period.current)
    .toSorted((one, other) => isUnnamed(one) - isUnnamed(other));
}

/** The newest open role. */
export const currentOf = <Held extends Role>(roles: readonly Held[]): Held | null => openOf(roles)[0] ?? null;

/** The roles of jobs, which studies and projects are not. */
export const workRoles = (companies: readonly Company[]): Role[] =>
  companies
    .filter(({ kind }) => kind === 'work')
    .flatMap((company) => company.positions.map((position) => ({ position, company })));

/** Whether a resource of a role is a skill, which has no dates, keywords or address of its own. */
export const isSkill = (resource: Resource): resource is SkillResource =>
  resource.origin === 'keyword' || resource.origin === 'skill';
