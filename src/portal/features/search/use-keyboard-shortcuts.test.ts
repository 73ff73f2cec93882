import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pressShortcut } from './use-keyboard-shortcuts';
import { runs } from '../../../../test/support/runs';

const press = (...keys: string[]) => {
  let leads = false;
  return keys.map((key) => {
    const pressed = pressShortcut(key, leads);
    ({ leads } = pressed);
    return pressed.act;
  });
};

test('returns the action of each shortcut', () => {
  expect(press('/')).toEqual(['search']);
  expect(press('g', '/')).toEqual([null, 'search']);
  expect(press('ctrl+K')).toEqual(['search']);
  expect(press('G', 'A')).toEqual([null, 'sitemap']);
  expect(press('g', '3')).toEqual([null, 'management-groups']);
  expect(press('g', '.')).toEqual([null, 'toggle-sidebar']);
  expect(press('g', ',')).toEqual([null, 'commands']);
  expect(press('d', '3', '.')).toEqual([null, null, null]);
  expect(press('g', 'x', 'd')).toEqual([null, null, null]);
  expect(press('g', 'g', 'd')).toEqual([null, null, 'dashboard']);
});

test('any other key does nothing', () => {
  const unknown = fc
    .string({ unit: 'grapheme' })
    .filter((key) => !/^(?:[/?g]|ctrl\+[k/]|[,.dar1-6])$/i.test(key));
  fc.assert(
    fc.property(unknown, fc.boolean(), (key, leads) => {
      expect(pressShortcut(key, leads)).toEqual({ act: null, leads: false });
    }),
    { numRuns: runs(4000) },
  );
});
