import type { Period } from './portfolio';

// What the Dashboard's cards show.

export type Achievement = {
  title: string;
  /** The project, role or company whose pane it opens, by its id. */
  itemId: string | null;
  type: string | null;
  description: string | null;
  /** As the owner wrote it: `2017`, `2013-2017`, `2021-Present`. */
  year: string | null;
  /** When it was, where no year is written. */ period: Period | null;
  icon: string;
  /** `#rrggbb` */
  color: string | null;
  /** `#rrggbb` */
  background: string | null;
};

/** A figure on the dashboard. All but the last kind have titles in the interface's own words. */
export type Stat = {
  measure:
    | 'years'
    | 'projects'
    | 'languages'
    | 'publications'
    | 'certificates'
    | 'talks'
    | 'countries'
    | 'openSource'
    | 'other';
  title: string | null;
  value: string;
  /** By the owner; else the portal has counted. */ stated: boolean;
  icon: string;
};

export type LastProject = {
  title: string;
  company: string | null;
  companyId: string | null;
  /** The role or project; null where the stated title is no role of the résumé. */
  positionId: string | null;
  isProject: boolean;
  period: Period;
  description: string | null;
  resources: readonly { name: string; icon: string; type: string | null }[];
};
