import fc from 'fast-check';
import { expect, test } from 'vitest';

import { groupsOfPins, PIN } from './mercator';

test('markers that touch without covering each other are groups of their own', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 24, y: 0 },
    { x: 0, y: 32 },
  ];
  expect(groupsOfPins(points)).toEqual([0, 1, 2]);
});

test('a marker that covers another belongs to its group', () => {
  const points = [
    { x: 234, y: 422 },
    { x: 237, y: 414 },
    { x: 400, y: 400 },
  ];
  expect(groupsOfPins(points)).toEqual([0, 0, 2]);
});

test('the first markers of groups do not cover each other', () => {
  const coordinate = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 30 }), (points) => {
      const groups = groupsOfPins(points);
      const firsts = [...new Set(groups)].map((at) => points[at] ?? { x: 0, y: 0 });
      for (const [at, one] of firsts.entries())
        for (const other of firsts.slice(at + 1))
          expect(Math.abs(one.x - other.x) >= PIN.width || Math.abs(one.y - other.y) >= PIN.height).toBe(
            true,
          );
    }),
  );
});
