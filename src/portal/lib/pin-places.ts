type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The largest offset of a marker from its place, px. */
const FARTHEST = 96;
const STEP = 3;

/** All possible offsets, shortest first. */
const MOVES: readonly Point[] = (() => {
  const steps = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, at) => at * STEP - FARTHEST);
  return steps
    .flatMap((x) => steps.map((y) => ({ x, y })))
    .filter(({ x, y }) => Math.hypot(x, y) <= FARTHEST)
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
})();

/**
 * Offsets that keep markers from overlapping, so that each is a full-size target (WCAG 2.5.8). Earlier
 * markers stay nearer to their places. A marker without free space keeps its place.
 */
export function movesOfPins(points: readonly Point[], { width, height }: Size): Point[] {
  // Markers by grid cell. Only markers in adjacent cells can overlap.
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
    const moved = { x: x + move.x, y: y + move.y };
    const key = cellOf(moved).join(' ');
    cells.set(key, [...(cells.get(key) ?? []), moved]);
    return move;
  });
}
