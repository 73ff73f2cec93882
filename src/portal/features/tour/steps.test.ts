import fc from 'fast-check';
import { expect, test, describe } from 'vitest';

import {
  CLOSED_TOUR,
  tourReducer,
  tourSteps,
  type TourAction,
  type TourState,
  placeBubble,
  type Box,
} from './steps';
import { runs } from '../../../../test/support/runs';

const at = (step: number): TourState => ({ is: 'open', step });

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

test('steps have Skip, Finish and Next; the last one has Previous and Done only', () => {
  for (const { buttons } of tourSteps.slice(0, -1)) {
    expect(buttons).toEqual(expect.arrayContaining(['skip', 'finish', 'next']));
    expect(buttons).not.toContain('done');
  }
  expect(tourSteps.at(-1)?.buttons).toEqual(['previous', 'done']);
  expect(tourSteps[0].buttons).not.toContain('previous');
});

test('next on the last step, skip and finish close the tour and lead home; close stays', () => {
  const last = tourSteps.length - 1;
  expect(tourReducer(at(last), 'next')).toEqual({ is: 'closed', home: true });
  for (let step = 0; step <= last; step += 1) {
    expect(tourReducer(at(step), 'skip')).toEqual({ is: 'closed', home: true });
    expect(tourReducer(at(step), 'finish')).toEqual({ is: 'closed', home: true });
    expect(tourReducer(at(step), 'close')).toEqual({ is: 'closed', home: false });
  }
});

test('any sequence of actions keeps a valid step', () => {
  const action = fc.constantFrom<TourAction>('open', 'next', 'previous', 'skip', 'finish', 'close');
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let state = CLOSED_TOUR;
      for (const one of actions) {
        const before = state;
        state = tourReducer(before, one);
        const within = state.is === 'closed' || tourSteps[state.step] !== undefined;
        const onlyOpened = before.is === 'open' || state.is === 'closed' || one === 'open';
        const atTheEnd = before.is === 'open' && before.step === tourSteps.length - 1 && one === 'next';
        const ended = ['skip', 'finish', 'close'].includes(one) || atTheEnd;
        expect({ one, before, within, onlyOpened, closed: !ended || state.is === 'closed' }).toEqual({
          one,
          before,
          within: true,
          onlyOpened: true,
          closed: true,
        });
      }
      expect(tourReducer(tourReducer(state, 'close'), 'open')).toEqual(at(0));
    }),
    { numRuns: runs(10_000) },
  );
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
