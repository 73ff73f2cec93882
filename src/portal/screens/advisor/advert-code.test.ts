import fc from 'fast-check';
import { expect, test } from 'vitest';

import { advertCode, advertIn } from './advert-code';
import { LONGEST_ADVERT } from './stored-advert';

test('decodes an encoded advert', async () => {
  const advert = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(advert, async (text) => {
      const code = await advertCode(text);
      expect(code).toMatch(/^[\w-]+$/);
      expect(await advertIn(code)).toBe(text);
    }),
  );
});

test('decodes no advert from a code that is cut, empty, invalid or too large', async () => {
  const code = await advertCode('Java, SQL and Kubernetes. '.repeat(20));
  expect(await advertIn(code.slice(0, -6))).toBeNull();
  expect(await advertIn('')).toBeNull();
  expect(await advertIn('%%%')).toBeNull();
  expect(await advertIn(await advertCode('  \n'))).toBeNull();
  expect(await advertIn(await advertCode('a'.repeat(LONGEST_ADVERT + 1)))).toBeNull();
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const found = await advertIn(text);
      expect(found === null || found.length <= LONGEST_ADVERT).toBe(true);
    }),
  );
});
