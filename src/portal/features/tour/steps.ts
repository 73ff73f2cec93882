import type { Slug } from '~/portal/addresses/screens';

/** A rectangle of the window, in px. */
export type Box = { x: number; y: number; width: number; height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** The position of the bubble, the adjacent edge of its target, and the position of the beak on its edge. */
export type Place = {
  x: number;
  y: number;
  side: 'right' | 'below' | 'above' | 'left' | 'none';
  beak: number;
};

/** The space between the target and the bubble: for the cutout's margin and the beak. */
export const GAP = 20;
/** The margin along the window's edges. */
export const EDGE = 12;
/** Keeps the beak away from the rounded corners. */
const CORNER = 20;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The beak points at the middle of the overlap of bubble and target on one axis. */
function beakAt(bubbleStart: number, bubbleSize: number, targetStart: number, targetSize: number): number {
  const start = Math.max(bubbleStart, targetStart);
  const end = Math.min(bubbleStart + bubbleSize, targetStart + targetSize);
  return clamp((start + end) / 2 - bubbleStart, CORNER, bubbleSize - CORNER);
}

/**
 * Positions the bubble on the first side of the target that has space for it, else over the target in the
 * window's lower corner. Without a target it is centred. It never leaves the window's upper corner.
 * @param first the side that is tried before the others
 */
export function placeBubble(target: Box | null, bubble: Size, window: Size, first?: 'above'): Place {
  const most = {
    x: Math.max(EDGE, window.width - bubble.width - EDGE),
    y: Math.max(EDGE, window.height - bubble.height - EDGE),
  };
  if (!target) {
    const x = clamp((window.width - bubble.width) / 2, EDGE, most.x);
    return { x, y: clamp((window.height - bubble.height) / 2, EDGE, most.y), side: 'none', beak: 0 };
  }
  const along = { x: clamp(target.x, EDGE, most.x), y: clamp(target.y, EDGE, most.y) };
  const horizontally = beakAt(along.x, bubble.width, target.x, target.width);
  const vertically = beakAt(along.y, bubble.height, target.y, target.height);
  const above = target.y - bubble.height - GAP;
  const isAbove = above >= EDGE && above <= window.height - bubble.height - EDGE;
  const atTop: Place = { x: along.x, y: above, side: 'above', beak: horizontally };
  if (first && isAbove) return atTop;
  const right = target.x + target.width + GAP;
  if (right >= EDGE && right <= window.width - bubble.width - EDGE)
    return { x: right, y: along.y, side: 'right', beak: vertically };
  const below = target.y + target.height + GAP;
  if (below >= EDGE && below <= window.height - bubble.height - EDGE)
    return { x: along.x, y: below, side: 'below', beak: horizontally };
  if (isAbove) return atTop;
  const left = target.x - bubble.width - GAP;
  if (left >= EDGE && left <= window.width - bubble.width - EDGE)
    return { x: left, y: along.y, side: 'left', beak: vertically };
  return { ...most, side: 'none', beak: 0 };
}

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
