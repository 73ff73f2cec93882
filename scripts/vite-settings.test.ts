import { expect, test } from 'vitest';

import { iconIn } from './vite-settings';

test('reads the size and the paths of an icon', () => {
  expect(
    iconIn(
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><path d="M1 1h2z"/><path d="M4 4h2z"/></svg>',
    ),
  ).toEqual({ size: 16, path: 'M1 1h2zM4 4h2z' });
});

test('refuses icons with other elements or attributes', () => {
  for (const svg of [
    '<svg viewBox="0 0 16 16"><path d="M1 1h2z" opacity=".5"/></svg>',
    '<svg viewBox="0 0 16 16"><circle r="3"/></svg>',
    '<svg viewBox="0 0 16 20"><path d="M1 1h2z"/></svg>',
  ])
    expect(() => iconIn(svg)).toThrow('An icon of one colour');
});
