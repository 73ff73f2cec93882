import fc from 'fast-check';
import { expect, test, describe } from 'vitest';

import { tOf } from '~/portal/i18n/t';
import type { ShellSlice } from '~/portal/career/shell';
import { runs } from '../../../../test/support/runs';
import { placeBubble, tourSteps, type Box } from './steps';

test('has six steps with their screens', () => {
  expect(tourSteps.map(({ slug }) => slug)).toEqual([
    'dashboard',
    'dashboard',
    'profile',
    'management-groups',
    'experience',
    'support',
  ]);
});

test('the last step is about the form, if there is one', () => {
  const shell = { name: 'Ada', headline: null, companies: 2, roles: 3 } as ShellSlice;
  const last = (empty: ShellSlice['empty']) => tourSteps.at(-1)?.texts(tOf('en'), { ...shell, empty });
  expect(last([])?.[0]).toBe('Write to Ada');
  expect(last(['contact'])).toEqual(['Contact info', 'This portal has no email address to write to.']);
});

describe('tour place', () => {
  const PHONE = { width: 390, height: 844 };
  const BUBBLE = { width: 360, height: 200 };

  test('places the bubble below a wide card, or above without space', () => {
    const card = { x: 16, width: 358, height: 150 };
    expect(placeBubble({ ...card, y: 300 }, BUBBLE, PHONE)).toMatchObject({ side: 'below', y: 470 });
    expect(placeBubble({ ...card, y: 650 }, BUBBLE, PHONE)).toMatchObject({ side: 'above', y: 430 });
    expect(placeBubble({ ...card, y: 300 }, BUBBLE, PHONE, 'above')).toMatchObject({ side: 'above', y: 80 });
  });

  test('places the bubble in the lower corner for a target that fills the window', () => {
    const place = placeBubble({ x: 0, y: 60, width: 390, height: 3000 }, BUBBLE, PHONE);
    expect(place).toEqual({ x: 18, y: 632, side: 'none', beak: 0 });
  });

  test('the bubble fits in any window, and has a beak only beside its target', () => {
    const number = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(
        fc.record({
          x: number(-500, 2000),
          y: number(-4000, 4000),
          width: number(1, 2000),
          height: number(1, 5000),
        }),
        fc.record({ width: number(60, 400), height: number(60, 500) }),
        fc.record({ width: number(424, 2000), height: number(524, 1500) }),
        (target: Box, bubble, window) => {
          const { x, y, side, beak } = placeBubble(target, bubble, window);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + bubble.width).toBeLessThanOrEqual(window.width);
          expect(y + bubble.height).toBeLessThanOrEqual(window.height);
          const apart =
            x >= target.x + target.width ||
            x + bubble.width <= target.x ||
            y >= target.y + target.height ||
            y + bubble.height <= target.y;
          const edge = side === 'right' || side === 'left' ? bubble.height : bubble.width;
          expect(side === 'none' || (apart && beak > 0 && beak < edge)).toBe(true);
        },
      ),
      { numRuns: runs(10_000) },
    );
  });
});
