import { expect, test } from 'vitest';

import { quietSource } from './vite-quiet-router';

test('warnings go, checks stay with a short word', () => {
  const source = 'warning(a(), `long ${b}`); invariant(check(), `no ${c} here`); keep("warning(x)");';
  expect(quietSource(source)).toBe('void 0; invariant(check(), "router"); keep("warning(x)");');
});

test('what is checked may itself hold such a call', () => {
  expect(quietSource('invariant(f(() => warning(false, "x")), "y")')).toBe(
    'invariant(f(() => void 0), "router")',
  );
});
