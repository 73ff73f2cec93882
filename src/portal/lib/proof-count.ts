import type { Mention } from '~/resume/model/evidence';

/** From this number of projects on, they tell more than a single role, which is not counted. */
const FEWEST_PROJECTS = 2;

/**
 * The roles that prove a skill, or its projects where they tell more; the other number is 0.
 * @param roles the number of roles that name it
 */
export function proofCount(roles: number, mentions: readonly Mention[]): { roles: number; projects: number } {
  const projects = new Set(mentions.flatMap(({ kind, source }) => (kind === 'project' ? [source] : []))).size;
  const isBuilt = roles === 0 || (roles === 1 && projects >= FEWEST_PROJECTS);
  return isBuilt ? { roles: 0, projects } : { roles, projects: 0 };
}

/**
 * The same with a single role beside projects, if it names the skill itself. Dated projects of the role are a part
 * of it, so that they are told alone.
 * @param roleOf the role of each part of the career
 */
export function usedCount(
  mentions: readonly Mention[],
  roleOf: ReadonlyMap<string, string>,
): { roles: number; projects: number } {
  const roles = new Set(mentions.flatMap(({ source }) => roleOf.get(source) ?? [])).size;
  const told = proofCount(roles, mentions);
  const isBoth =
    mentions.some(({ kind }) => kind === 'role') &&
    mentions.some(({ kind, source, span }) => kind === 'project' && (span === null || !roleOf.has(source)));
  return isBoth ? { ...told, roles } : told;
}
