import fc from 'fast-check';
import { expect, test } from 'vitest';

import { coverOf } from './project-cover';

test('each project has a unique cover, identical in each build', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(names, fc.array(fc.string()), (projects, tags) => {
      const covers = projects.map((name) => coverOf(name, tags, 'code'));
      expect(new Set(covers).size).toBe(projects.length);
      expect(coverOf(projects[0] ?? '', tags, 'code')).toBe(covers[0]);
    }),
    { numRuns: 25 },
  );
});

test('a cover has no text, styles or references', () => {
  for (const icon of ['code', 'bot-sparkle', 'no-such-icon']) {
    const svg = coverOf('</svg><script>', ['"><text>'], icon);
    expect(svg).toMatch(/^<svg [^>]*width="640" height="360"[\s\S]*<path[\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/script|style|<text|href/);
  }
});
