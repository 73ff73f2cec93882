import { afterEach, expect, test, vi } from 'vitest';

import {
  isDisclosureOpen,
  mountDisclosure,
  openDisclosures,
  restoreDisclosures,
  setDisclosures,
} from './disclosures';

const unmounts: (() => void)[] = [];
const mount = (id: string, open: boolean, onChange = () => {}) =>
  unmounts.push(mountDisclosure(id, { open, button: null }, onChange));

afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

test('a disclosure has the state with which it was mounted, until it is set', () => {
  mount('a', true);
  mount('b', false);
  expect(openDisclosures()).toEqual(['a']);
  setDisclosures([
    ['a', false],
    ['b', true],
  ]);
  expect(openDisclosures()).toEqual(['b']);
});

test('several changes notify each disclosure once', () => {
  const onChange = vi.fn<() => void>();
  mount('a', false, onChange);
  mount('b', false);
  setDisclosures([
    ['a', true],
    ['b', true],
  ]);
  expect(onChange).toHaveBeenCalledOnce();
});

test('restoring expands the listed disclosures and collapses the others', () => {
  mount('a', true);
  mount('b', false);
  restoreDisclosures(['b', 'unknown']);
  expect(openDisclosures()).toEqual(['b']);
});

test('a disclosure that is not mounted has no state and takes none', () => {
  setDisclosures([['a', true]]);
  expect(isDisclosureOpen('a')).toBeUndefined();
  mount('a', false);
  expect(isDisclosureOpen('a')).toBe(false);
});
