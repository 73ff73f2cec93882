import type { Slug } from '~/portal/addresses/screens';
import type { ShellSlice } from '~/portal/career/shell';
import type { T } from '~/portal/i18n/t';

/** A rectangle of the window, in px. */
export type Box = { x: number; y: number; width: number; height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** The position of the bubble, the adjacent edge of its target, and the position of the beak on its edge. */
export type BubblePlace = {
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
export function placeBubble(target: Box | null, bubble: Size, window: Size, first?: 'above'): BubblePlace {
  const most = {
    x: Math.max(EDGE, window.width - bubble.width - EDGE),
    y: Math.max(EDGE, window.height - bubble.height - EDGE),
  };
  const within = ({ x, y }: Pick<Box, 'x' | 'y'>) => ({
    x: clamp(x, EDGE, most.x),
    y: clamp(y, EDGE, most.y),
  });
  if (!target) {
    const middle = { x: (window.width - bubble.width) / 2, y: (window.height - bubble.height) / 2 };
    return { ...within(middle), side: 'none', beak: 0 };
  }
  const along = within(target);
  const horizontally = beakAt(along.x, bubble.width, target.x, target.width);
  const vertically = beakAt(along.y, bubble.height, target.y, target.height);
  const places: BubblePlace[] = [
    { ...along, x: target.x + target.width + GAP, side: 'right', beak: vertically },
    { ...along, y: target.y + target.height + GAP, side: 'below', beak: horizontally },
    { ...along, y: target.y - bubble.height - GAP, side: 'above', beak: horizontally },
    { ...along, x: target.x - bubble.width - GAP, side: 'left', beak: vertically },
  ];
  const fitting = places.filter(({ x, y }) => x >= EDGE && x <= most.x && y >= EDGE && y <= most.y);
  return fitting.find(({ side }) => side === first) ?? fitting[0] ?? { ...most, side: 'none', beak: 0 };
}

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
  /** Its title and its paragraphs: the idea of the portal, and facts of this owner. */
  texts: (t: T, shell: ShellSlice) => readonly [title: string, ...lines: string[]];
};

/** The tour's six steps (spec §2). */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'welcome',
    slug: 'dashboard',
    targets: ['[data-area="welcome"]'],
    texts: (t, { name, headline }) => [
      t('tour.welcomeTitle'),
      headline ? t('tour.ownerHeadline', { name, headline }) : t('tour.owner', { name }),
      t('tour.welcomeText'),
    ],
  },
  {
    id: 'sidebar',
    slug: 'dashboard',
    targets: ['#sidebar'],
    texts: (t) => [t('tour.sidebarTitle'), t('tour.sidebarText')],
  },
  {
    id: 'profile',
    slug: 'profile',
    targets: ['[data-area="basic-info"]'],
    texts: (t, { name }) => [t('tour.profileTitle', { name }), t('tour.profileText')],
  },
  {
    id: 'management-groups',
    slug: 'management-groups',
    targets: ['[role="treegrid"]'],
    texts: (t, { name, companies }) => [t('tour.groupsTitle'), t('tour.groupsText', { name, companies })],
  },
  {
    id: 'experience',
    slug: 'experience',
    // The titles of the columns and the first row.
    targets: ['[data-tour="experience"] > :first-child', '[data-tour="experience"] [data-disclosure-row]'],
    // Below it would cut the title of the first role.
    side: 'above',
    texts: (t, { roles }) => [t('tour.experienceTitle'), t('tour.experienceText', { roles })],
  },
  {
    id: 'support',
    slug: 'support',
    targets: ['[data-tour="support"]'],
    texts: (t, { name, empty }) =>
      empty.includes('contact')
        ? [t('support.info'), t('support.noAddress')]
        : [t('tour.supportTitle', { name }), t('tour.supportText', { name })],
  },
];
