import type { LastProject } from '~/resume/read/portfolio-showcase';

import type { FurtherCard } from './dashboard-cards';

/** The texts that are titles of the card about the newest work. */
export const LAST_TITLES = {
  stated: 'dashboard.lastProject',
  project: 'dashboard.lastProject',
  undated: 'projects.pane',
  current: 'profile.currentPosition',
  past: 'dashboard.latestPosition',
  previous: 'dashboard.previousPosition',
} as const satisfies Record<LastProject['kind'], string>;
export type LastTitle = (typeof LAST_TITLES)[LastProject['kind']];

/** The text that is the title of a further card. */
export const furtherTitle = (section: FurtherCard['section']) =>
  section === 'current' || section === 'past' ? LAST_TITLES[section] : (`profile.${section}` as const);
