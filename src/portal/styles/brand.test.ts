import fc from 'fast-check';
import { expect, test } from 'vitest';

import { brandStyle, contrast } from './brand';
import { runs } from '../../../test/support/runs';

const property = (style: string | null, name: string) =>
  style?.match(new RegExp(`${name}:(#\\w{6})`))?.[1] ?? '';

test('the specified colour needs no style', () => {
  expect(brandStyle('#0078D4')).toBeNull();
});

test('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#0078d4', '#ffffff')).toBeCloseTo(4.53, 2);
});

test('text on and in any brand colour has enough contrast', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const brand = `#${number.toString(16).padStart(6, '0')}`;
      const style = brandStyle(brand);
      if (style === null) return;
      expect(contrast(property(style, '--on-brand'), brand)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(property(style, '--brand-text'), '#edebe9')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(property(style, '--brand-text-dark'), '#3b3a39')).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: runs(10_000) },
  );
});
