import type { Mention } from '~/resume/read/evidence';

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
