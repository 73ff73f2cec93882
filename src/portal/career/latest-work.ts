import type { Portfolio } from '~/resume/model/portfolio';
import type { LastProject } from '~/resume/model/portfolio-sections';
import { openOf, workRoles } from '~/resume/model/roles-by-date';

/** The texts that are titles of the card about the newest work, without other roles. */
export const LAST_TITLES = {
  stated: 'dashboard.lastProject',
  project: 'dashboard.lastProject',
  undated: 'projects.pane',
  current: 'profile.currentPosition',
  past: 'dashboard.latestPosition',
} as const satisfies Record<LastProject['kind'], string>;

export const currentTitle = (roles: number) =>
  roles > 1 ? ('profile.currentPositions' as const) : LAST_TITLES.current;

/** The number of roles that a card lists. */
export const MOST_ROLES = 3;

/** The open roles beside the one of a card. */
export const otherOpenRoles = ({ companies }: Pick<Portfolio, 'companies'>, id: string | null) =>
  openOf(workRoles(companies))
    .filter(({ position }) => position.id !== id)
    .slice(0, MOST_ROLES);
