/** A rectangle of the window, in px. */
export type Box = { x: number; y: number; width: number; height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** Where the bubble stands, beside which edge of its target, and how far along its edge its beak is. */
export type Place = {
  x: number;
  y: number;
  side: 'right' | 'below' | 'above' | 'left' | 'none';
  beak: number;
};

/** Between the target and the bubble: the beak's room. */
const GAP = 16;
/** Kept free along the window's edges. */
const EDGE = 12;
/** A beak never stands in a rounded corner. */
const CORNER = 20;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The beak points at the middle of what bubble and target have in common on one axis. */
function beakAt(bubbleStart: number, bubbleSize: number, targetStart: number, targetSize: number): number {
  const start = Math.max(bubbleStart, targetStart);
  const end = Math.min(bubbleStart + bubbleSize, targetStart + targetSize);
  return clamp((start + end) / 2 - bubbleStart, CORNER, bubbleSize - CORNER);
}

/**
 * Finds the bubble's place: on the first side of the target that has room for it, else over the target in the
 * window's lower corner. Without a target it stands in the middle. It never leaves the window's upper corner.
 */
export function placeBubble(target: Box | null, bubble: Size, window: Size): Place {
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
  const right = target.x + target.width + GAP;
  if (right >= EDGE && right <= window.width - bubble.width - EDGE)
    return { x: right, y: along.y, side: 'right', beak: vertically };
  const below = target.y + target.height + GAP;
  if (below >= EDGE && below <= window.height - bubble.height - EDGE)
    return { x: along.x, y: below, side: 'below', beak: horizontally };
  const above = target.y - bubble.height - GAP;
  if (above >= EDGE && above <= window.height - bubble.height - EDGE)
    return { x: along.x, y: above, side: 'above', beak: horizontally };
  const left = target.x - bubble.width - GAP;
  if (left >= EDGE && left <= window.width - bubble.width - EDGE)
    return { x: left, y: along.y, side: 'left', beak: vertically };
  return { ...most, side: 'none', beak: 0 };
}
