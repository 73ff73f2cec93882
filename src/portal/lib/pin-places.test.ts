import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { movesOfPins } from './pin-places';

const PIN = { width: 24, height: 32 };
const positions = (points: readonly { x: number; y: number }[]) =>
  movesOfPins(points, PIN).map((move, at) => ({
    x: (points[at]?.x ?? 0) + move.x,
    y: (points[at]?.y ?? 0) + move.y,
  }));

describe('positions of map markers', () => {
  it('does not move markers that do not overlap', () => {
    expect(
      movesOfPins(
        [
          { x: 0, y: 0 },
          { x: 24, y: 0 },
          { x: 0, y: 32 },
        ],
        PIN,
      ),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it('keeps the first marker, and moves the next one by the smallest distance', () => {
    const [first, second] = movesOfPins(
      [
        { x: 234, y: 422 },
        { x: 237, y: 414 },
      ],
      PIN,
    );
    expect(first).toEqual({ x: 0, y: 0 });
    expect(second).toEqual({ x: 21, y: 0 });
  });

  it('no markers overlap for twenty nearby places', () => {
    const coordinate = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 20 }), (points) => {
        const all = positions(points);
        for (const [at, one] of all.entries()) {
          for (const other of all.slice(at + 1)) {
            const apart = Math.abs(one.x - other.x) >= PIN.width || Math.abs(one.y - other.y) >= PIN.height;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('returns positions for more places than fit', () => {
    expect(positions(Array.from({ length: 300 }, () => ({ x: 5, y: 5 })))).toHaveLength(300);
  });
});
