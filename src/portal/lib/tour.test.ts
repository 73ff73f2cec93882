import fc from 'fast-check';
import { expect, test } from 'vitest';

import { CLOSED_TOUR, tourReducer, tourSteps, type TourAction, type TourState } from './tour';

const at = (step: number): TourState => ({ is: 'open', step });
const after = (...actions: TourAction[]) => actions.reduce(tourReducer, CLOSED_TOUR);

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

test('opens at the first step', () => {
  expect(after('open')).toEqual(at(0));
  expect(tourReducer(at(4), 'open')).toEqual(at(0));
  expect(after('open', 'next', 'next', 'close', 'open')).toEqual(at(0));
});

test('next and previous change the step, except before the first one', () => {
  expect(after('open', 'next', 'next')).toEqual(at(2));
  expect(after('open', 'next', 'next', 'previous')).toEqual(at(1));
  expect(after('open', 'previous')).toEqual(at(0));
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

test('while closed, only open has an effect', () => {
  for (const action of ['next', 'previous', 'skip', 'finish', 'close'] as const) {
    expect(after(action)).toEqual(CLOSED_TOUR);
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
    { numRuns: 10_000 },
  );
});
