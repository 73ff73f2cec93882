import type { Point } from './mercator';

type Size = { width: number; height: number };

/**
 * The groups of markers that cover each other, so that each group is one full-size target (WCAG 2.5.8) and each
 * marker stays at its place.
 * @returns for each point the index of the first point of its group
 */
export function groupsOfPins(points: readonly Point[], { width, height }: Size): number[] {
  // First points by grid cell. Only markers in adjacent cells can overlap.
  const cells = new Map<string, number[]>();
  const covered = ({ x, y }: Point): number | undefined => {
    for (const column of [-1, 0, 1]) {
      for (const row of [-1, 0, 1]) {
        const cell = cells.get(`${Math.floor(x / width) + column} ${Math.floor(y / height) + row}`) ?? [];
        const first = cell.find((at) => {
          const other = points[at];
          return other && Math.abs(other.x - x) < width && Math.abs(other.y - y) < height;
        });
        if (first !== undefined) return first;
      }
    }
    return undefined;
  };
  return points.map((point, at) => {
    const first = covered(point);
    if (first !== undefined) return first;
    const key = `${Math.floor(point.x / width)} ${Math.floor(point.y / height)}`;
    cells.set(key, [...(cells.get(key) ?? []), at]);
    return at;
  });
}
