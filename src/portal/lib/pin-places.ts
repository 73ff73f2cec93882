type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** How far a marker may stand from its place, px: as far as a reader follows a line. */
const FARTHEST = 96;
const STEP = 3;

/** Every distance that a marker may be moved by, the shortest first. */
const MOVES: readonly Point[] = (() => {
  const steps = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, at) => at * STEP - FARTHEST);
  return steps
    .flatMap((x) => steps.map((y) => ({ x, y })))
    .filter(({ x, y }) => Math.hypot(x, y) <= FARTHEST)
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
})();

/**
 * By how much each marker is moved so that none covers another: each is a target of its full size (WCAG 2.5.8).
 * Earlier markers stay nearer to their places. Where so many stand so close that there is no room, one stays as it is.
 */
export function movesOfPins(points: readonly Point[], { width, height }: Size): Point[] {
  // Markers by the cell that they stand in: only those in the cells around can cover one another.
  const cells = new Map<string, Point[]>();
  const cellOf = ({ x, y }: Point) => [Math.floor(x / width), Math.floor(y / height)] as const;
  const isFree = (point: Point) => {
    const [column, row] = cellOf(point);
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) {
        for (const other of cells.get(`${x} ${y}`) ?? []) {
          if (Math.abs(other.x - point.x) < width && Math.abs(other.y - point.y) < height) return false;
        }
      }
    }
    return true;
  };
  return points.map(({ x, y }) => {
    const move = MOVES.find((one) => isFree({ x: x + one.x, y: y + one.y })) ?? { x: 0, y: 0 };
    const stands = { x: x + move.x, y: y + move.y };
    const key = cellOf(stands).join(' ');
    cells.set(key, [...(cells.get(key) ?? []), stands]);
    return move;
  });
}
