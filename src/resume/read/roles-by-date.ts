import { byNewest } from './dates';
import type { Company, Position } from './portfolio';

/** Roles by their periods, the newest first. */
export const byDate = <Role extends { position: Pick<Position, 'period'> }>(roles: readonly Role[]): Role[] =>
  roles.toSorted((one, other) => byNewest(one.position.period, other.position.period));

/** The newest open role. One without an employer, which is called by its title, comes after the others. */
export function currentOf<Role extends { position: Position; company: Company }>(
  roles: readonly Role[],
): Role | null {
  const open = byDate(roles).filter(({ position }) => position.period.current);
  return open.find(({ position, company }) => position.title !== company.name) ?? open[0] ?? null;
}
