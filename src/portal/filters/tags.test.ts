import fc from 'fast-check';
import { expect, test } from 'vitest';

import { meaningOf, type Tagged } from './tags';
import type { Vocabulary } from '~/portal/search/vocabulary';

const skill = (name: string, aliases: string[], mentions: Vocabulary['evidence'][number]['mentions']) => ({
  name,
  aliases,
  months: 20,
  years: [2019, 2020] as const,
  isCurrent: false,
  mentions,
});
const vocabulary: Vocabulary = {
  evidence: [
    skill(
      'Cloud Computing',
      ['Cloud'],
      [
        { source: 'lead', by: 'tag', via: 1 },
        { source: 'mill', by: 'text', via: null },
      ],
    ),
    skill('Azure', ['Microsoft Azure'], [{ source: 'lead', by: 'tag', via: null }]),
    skill('Kubernetes', ['k8s'], [{ source: 'mill', by: 'tag', via: null }]),
  ],
  synonyms: { genai: 'Assistants' },
  projects: [],
};
const resource = (given: Partial<Tagged>): Tagged => ({ id: '', keywords: [], names: [], ...given });
const proof = (tag: string, given: Partial<Tagged>) => meaningOf(tag, vocabulary).evidence(resource(given));

test('an entry shows a tag by the evidence index, also through its family, but no reverse', () => {
  expect(proof('azure', { id: 'lead' })).toEqual({ by: 'tag', term: 'Azure' });
  expect(proof('cloud', { id: 'lead' })).toEqual({ by: 'tag', term: 'Azure' });
  expect(proof('cloud computing', { id: 'mill' })).toEqual({ by: 'text', term: 'Cloud Computing' });
  expect(proof('Azure', { id: 'mill' })).toBeNull();
  // The card of a skill in a role.
  expect(proof('cloud', { names: ['Azure'] })).toEqual({ by: 'tag', term: 'Azure' });
});

test('other names lead to the skill and its figures', () => {
  expect(meaningOf('K8S', vocabulary)).toMatchObject({ name: 'Kubernetes', months: 20, years: [2019, 2020] });
});

test('a tag that is no skill matches tags, names and types in any spelling, also by a synonym', () => {
  expect(proof('machine  LEARNING', { keywords: ['Machine learning'] })).toMatchObject({ by: 'tag' });
  expect(proof('analisis', { names: ['Análisis'] })).toMatchObject({ by: 'tag' });
  expect(proof('Learning', { keywords: ['Machine learning'] })).toBeNull();
  expect(proof('GenAI', { keywords: ['assistants'] })).toMatchObject({ by: 'tag' });
  expect(meaningOf('genai', vocabulary).name).toBe('Assistants');
});

test('any text can be a tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (tag) => {
      expect(proof(tag, { keywords: [tag] })).not.toBeNull();
    }),
  );
});
