import fc from 'fast-check';
import { expect, test } from 'vitest';

import { evidenceOf, meaningOf, monthsOfUse, type Tagged } from './tags';

const vocabulary = {
  skills: [
    { name: 'Cloud Computing', keywords: ['Azure', 'AWS'] },
    { name: 'Intelligent Transport Systems', keywords: ['Tolling'] },
  ],
  synonyms: { k8s: 'Kubernetes', genai: 'AI', its: 'Intelligent Transport Systems' },
};
const resource = (given: Partial<Tagged>): Tagged => ({ keywords: [], names: [], text: '', ...given });
const proof = (tag: string, given: Partial<Tagged>, spelled: readonly string[] = ['AI', 'Go', 'C++']) =>
  evidenceOf(meaningOf(tag, vocabulary, spelled))(resource(given));

test('a tag matches a tag or name of a resource in any spelling', () => {
  expect(proof('machine  LEARNING', { keywords: ['Machine learning'] })).toMatchObject({ by: 'tag' });
  expect(proof('analisis', { names: ['Análisis'] })).toMatchObject({ by: 'tag' });
  expect(proof('Learning', { keywords: ['Machine learning'] })).toBeNull();
});

test('a tag matches whole words of a text only', () => {
  expect(proof('Java', { text: 'Services in Java, mostly' })).toEqual({ by: 'text', term: 'Java' });
  expect(proof('Java', { text: 'JavaScript' })).toBeNull();
  expect(proof('C++', { text: 'written in C++.' })).toMatchObject({ by: 'text' });
  expect(proof('C', { text: 'written in C++ and C#' })).toBeNull();
  expect(proof('.*', { text: 'anything' })).toBeNull();
});

test('a short word matches in a text only with its capitals', () => {
  expect(proof('Go', { text: 'where to go from here' })).toBeNull();
  expect(proof('go', { text: 'a service in Go' })).toMatchObject({ by: 'text' });
  expect(proof('ai', { text: 'AI on site' })).toMatchObject({ by: 'text' });
  expect(proof('its', { text: 'traffic and its cost' })).toBeNull();
});

test('synonyms match in both directions', () => {
  expect(meaningOf('GenAI', vocabulary, ['AI']).name).toBe('AI');
  expect(proof('k8s', { keywords: ['Kubernetes'] })).toMatchObject({ by: 'tag' });
  expect(proof('kubernetes', { keywords: ['K8s'] })).toMatchObject({ by: 'tag' });
});

test('a skill is proven by its keywords, but no keyword by its skill', () => {
  expect(proof('cloud computing', { keywords: ['AWS'] })).toEqual({ by: 'tag', term: 'AWS' });
  expect(proof('its', { keywords: ['Tolling'] })).toMatchObject({ term: 'Tolling' });
  expect(proof('AWS', { keywords: ['Azure'] })).toBeNull();
  expect(meaningOf('cloud computing', vocabulary, [])).toMatchObject({
    name: 'Cloud Computing',
    isSkill: true,
  });
});

test('any text can be matched with any tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (tag, text) => {
      const found = proof(tag, { text, keywords: [tag] });
      expect(found === null).toBe(meaningOf(tag, vocabulary, []).terms.length === 0);
    }),
  );
});

test('months of use are between the longest role and the whole career, with overlaps counted once', () => {
  const span = fc
    .tuple(fc.integer({ min: 20_000, max: 24_400 }), fc.integer({ min: 0, max: 400 }))
    .map(([first, more]) => [first, first + more] as const);
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 8 }), (spans) => {
      const months = monthsOfUse(spans);
      const lengths = spans.map(([first, last]) => last - first + 1);
      const [begun, ended] = [
        Math.min(...spans.map(([first]) => first)),
        Math.max(...spans.map(([, last]) => last)),
      ];
      expect(months).toBeGreaterThanOrEqual(Math.max(...lengths));
      expect(months).toBeLessThanOrEqual(ended - begun + 1);
      expect(months).toBe(
        new Set(
          spans.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
        ).size,
      );
    }),
    { numRuns: 2000 },
  );
  expect(monthsOfUse([])).toBe(0);
});
