import type { LastProject } from '~/resume/model/portfolio-sections';
import type { FurtherCard } from './dashboard-cards';

/** The texts that are titles of the card about the newest work, without other roles. */
export const LAST_TITLES = {
  stated: 'dashboard.lastProject',
  project: 'dashboard.lastProject',
  undated: 'projects.pane',
  current: 'profile.currentPosition',
  past: 'dashboard.latestPosition',
} as const satisfies Record<LastProject['kind'], string>;

export const currentTitle = (roles: number) => (roles > 1 ? 'profile.currentPositions' : LAST_TITLES.current);

/** The text that is the title of the card about the newest work. */
export const lastTitle = ({ kind, others }: { kind: LastProject['kind']; others: readonly unknown[] }) =>
  kind === 'current' ? currentTitle(1 + others.length) : LAST_TITLES[kind];

export const furtherTitle = ({ section, entries }: FurtherCard) =>
  section === 'current'
    ? currentTitle(entries.length)
    : section === 'past'
      ? LAST_TITLES.past
      : (`profile.${section}` as const);
