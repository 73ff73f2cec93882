import type { Slug } from './screens';

export type TourButton = 'skip' | 'previous' | 'finish' | 'next' | 'done';

export type TourStep = {
  id: 'welcome' | 'sidebar' | 'profile' | 'management-groups' | 'experience' | 'support';
  /** The screen of the step. */
  slug: Slug;
  /**
   * The target: the first match of each selector, and the area between them. Selectors, because the tour only measures
   * its targets, and a registration of each would add to the scripts of every screen.
   */
  targets: readonly string[];
  /** The side of the target on which the popover is placed first, if it has space there. */
  side?: 'above';
  /** In visual order, which is also the Tab order. */
  buttons: readonly TourButton[];
};

/** The tour's six steps (spec §2). */
export const tourSteps = [
  {
    id: 'welcome',
    slug: 'dashboard',
    targets: ['[data-area="welcome"]'],
    buttons: ['skip', 'finish', 'next'],
  },
  {
    id: 'sidebar',
    slug: 'dashboard',
    targets: ['#sidebar'],
    buttons: ['skip', 'previous', 'finish', 'next'],
  },
  {
    id: 'profile',
    slug: 'profile',
    targets: ['[data-area="basic-info"]'],
    buttons: ['skip', 'previous', 'finish', 'next'],
  },
  {
    id: 'management-groups',
    slug: 'management-groups',
    targets: ['[role="treegrid"]'],
    buttons: ['skip', 'previous', 'finish', 'next'],
  },
  {
    id: 'experience',
    slug: 'experience',
    // The titles of the columns and the first row.
    targets: ['[data-tour="experience"] > :first-child', '[data-tour="experience"] [data-disclosure-row]'],
    // Below it would cut the title of the first role.
    side: 'above',
    buttons: ['skip', 'previous', 'finish', 'next'],
  },
  { id: 'support', slug: 'support', targets: ['[data-tour="support"]'], buttons: ['previous', 'done'] },
] as const satisfies readonly TourStep[];

const LAST = tourSteps.length - 1;

/** A closed tour has no step. Opening it starts at the first. */
export type TourState =
  | {
      is: 'closed';
      /** Whether the tour leads to the dashboard: not if Back has ended it. */ home: boolean;
    }
  | { is: 'open'; step: number };

export type TourAction = 'open' | 'next' | 'previous' | 'skip' | 'finish' | 'close';

export const CLOSED_TOUR: TourState = { is: 'closed', home: false };

/** Returns the state of the tour after an action. */
export function tourReducer(state: TourState, action: TourAction): TourState {
  if (action === 'open') return { is: 'open', step: 0 };
  if (state.is === 'closed') return state;
  switch (action) {
    case 'next':
      return state.step < LAST ? { is: 'open', step: state.step + 1 } : { is: 'closed', home: true };
    case 'previous':
      return { is: 'open', step: Math.max(0, state.step - 1) };
    case 'skip':
    case 'finish':
      return { is: 'closed', home: true };
    case 'close':
      return CLOSED_TOUR;
  }
}
