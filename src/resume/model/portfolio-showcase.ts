import type { Period } from './portfolio';

// The data of the Dashboard's cards.

export type Achievement = {
  title: string;
  /** Stated in `portal.yaml`; otherwise from the résumé. */ stated: boolean;
  /** The id of the project, role or company whose pane it opens. */
  itemId: string | null;
  type: string | null;
  description: string | null;
  /** In the owner's notation: `2017`, `2013-2017`, `2021-Present`. */
  year: string | null;
  /** The period if there is no written year. */ period: Period | null;
  icon: string;
  /** `#rrggbb` */
  color: string | null;
  /** `#rrggbb` */
  background: string | null;
};

/** A figure on the dashboard. All kinds except the last have titles in the interface's language. */
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
  /** Stated by the owner; otherwise counted. */ stated: boolean;
  icon: string;
};

export type LastProject = {
  title: string;
  company: string | null;
  companyId: string | null;
  /** The role or project; null if the stated title is not a role of the résumé. */
  positionId: string | null;
  /**
   * `stated` by the owner, or the newest project, which may be `undated`, or a role: the newest one, which is
   * `current` or `past`, or an earlier one, `previous`, if the newest has no text.
   */
  kind: 'stated' | 'project' | 'current' | 'past' | 'previous' | 'undated';
  period: Period;
  description: string | null;
  /** Those that are no key achievements. */ highlights: readonly string[];
  resources: readonly { name: string; icon: string; type: string | null }[];
};
