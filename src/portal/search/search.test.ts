import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shownDetail } from './search-choices';
import { keysOf } from '~/portal/text/keys-of';
import { KINDS } from './search-index';
import { entry } from './search-entry-for-test';
import { search, normalizedEntries } from './search';
import { wordsOf } from '~/portal/text/text-search';
import { runs } from '../../../test/support/runs';

const CAREER = normalizedEntries([
  entry('Dashboard', { kind: 'page' }),
  entry('Control Tower', { detail: 'Ferrovial', more: 'Machine learning\nKubernetes' }),
  entry('Tower', { more: 'Café' }),
  entry('Lane Control System'),
  entry('Gestión de Peajes'),
  entry('Control room', { kind: 'project' }),
  entry('C++', { kind: 'skill' }),
]);
const titlesIn = (all: ReturnType<typeof normalizedEntries>, query: string) =>
  search(all, query).groups.flatMap(({ hits }) => hits.map(({ title }) => title));
const titles = (query: string) => titlesIn(CAREER, query);

test('matches words in any order, without accents and case, and parts of words', () => {
  expect(titles('tower CONTROL')).toEqual(['Control Tower']);
  expect(titles('gestion')).toEqual(['Gestión de Peajes']);
  expect(titles('CAFÉ')).toEqual(['Tower']);
  expect(titles('eaje')).toEqual(['Gestión de Peajes']);
  expect(titles('c++')).toEqual(['C++']);
  expect(titles('   ')).toEqual([]);
});

test('sorts by match: full title, its beginning, the beginning of a word, anywhere', () => {
  expect(titles('tower')).toEqual(['Tower', 'Control Tower']);
  expect(search(CAREER, 'control').groups.map(({ kind }) => kind)).toEqual(['resource', 'project']);
  expect(titles('control')).toEqual(['Control Tower', 'Lane Control System', 'Control room']);
});

test('tolerates one typing error in a word, and reports the match as similar', () => {
  for (const typo of ['kubernetis', 'kuberneets', 'kubernwtes', 'kubrenetes']) {
    expect([typo, search(CAREER, typo).is, ...titles(typo)]).toEqual([typo, 'similar', 'Control Tower']);
  }
  expect(titles('towr contrl')).toEqual(['Control Tower']);
  expect(search(CAREER, 'tower').is).toBe('exact');
  // Words that are not adjacent are matched separately.
  expect(titles('dashboard peajes')).toEqual(['Dashboard', 'Gestión de Peajes']);
  expect(search(CAREER, 'xqzzky')).toMatchObject({ is: 'none', total: 0 });
});

test('matches hidden names from the beginning of a word, and never shows them', () => {
  const all = normalizedEntries([
    entry('Support', { kind: 'page', calls: 'contact e-mail' }),
    entry('Contact lens'),
  ]);
  const of = (query: string) => titlesIn(all, query);
  expect(of('contact')).toEqual(['Contact lens', 'Support']);
  expect(of('tact')).toEqual(['Contact lens']);
  expect(search(all, 'contcat').is).toBe('similar');
  expect(of('contcat')).toEqual(['Contact lens', 'Support']);
  expect(shownDetail(entry('Support', { calls: 'contact' }), ['contact'])).toBe('');
});

test('up to three letters match only beginnings of words and capitals', () => {
  const all = normalizedEntries(
    ['OpenAI', 'Plain text', 'AI', 'HTMLParser', 'C++ aim', 'Daily', '人工知能AI東京'].map((title) =>
      entry(title),
    ),
  );
  const of = (query: string) => titlesIn(all, query).toSorted();
  expect(of('ai')).toEqual(['AI', 'C++ aim', 'OpenAI', '人工知能AI東京'].toSorted());
  expect(of('par')).toEqual(['HTMLParser']);
  expect(search(all, 'ain').is).not.toBe('exact');
  expect(of('lain')).toEqual(['Plain text']);
  expect(of('+')).toEqual(['C++ aim']);
  expect(of('東京')).toEqual(['人工知能AI東京']);
  // With a fourth letter the match may be anywhere in a word.
  expect(search(all, 'ail').is).not.toBe('exact');
  expect(search(all, 'aily').total).toBe(1);
});

test('returns at most three similar results when there is no exact match', () => {
  const all = normalizedEntries(Array.from({ length: 9 }, (_, at) => entry(`Governance ${at}`)));
  expect(search(all, 'governence')).toMatchObject({ is: 'similar', total: 3 });
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.lorem({ maxCount: 4 }),
  fc.constantFrom(
    'C++',
    '.NET',
    'İstanbul',
    'ΣΊΣΥΦΟΣ',
    'Straße',
    '東京',
    '^',
    'a^b',
    '-x "y"',
    'Ａｚｕｒｅ',
    '2013',
    '20 19',
    'in 2001',
    '𝓐𝓘',
  ),
);
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom(...keysOf(KINDS)),
    title: text,
    detail: text,
    more: text,
    also: text,
    calls: text,
    to: fc.constant('/'),
  }),
  { minLength: 1, maxLength: 12 },
);

test('never throws and always finds exact matches, for any content and query', () => {
  fc.assert(
    fc.property(entries, fc.array(text, { minLength: 2, maxLength: 8 }), (all, queries) => {
      const index = normalizedEntries(all);
      for (const query of queries) {
        const { groups, total } = search(index, query);
        expect(groups.reduce((sum, { hits }) => sum + hits.length, 0)).toBe(total);
      }
      for (const one of all) {
        if (wordsOf(one.title).length === 0) continue;
        for (const query of [
          one.title,
          one.title.split(' ').toReversed().join(' '),
          one.title.toUpperCase(),
        ]) {
          const found = search(index, query);
          // In some scripts upper case has more letters.
          if (query === one.title.toUpperCase() && wordsOf(query).join() !== wordsOf(one.title).join())
            continue;
          expect(found.is).toBe('exact');
          expect(found.groups.some(({ hits }) => hits.includes(one))).toBe(true);
        }
        // Within a kind, an exact title or name ranks before partial matches.
        const own = search(index, one.title).groups.find(({ kind }) => kind === one.kind)?.hits[0];
        expect(
          [own?.title, ...(own?.also ?? '').split('\n')].map((name) => wordsOf(name ?? '')),
        ).toContainEqual(wordsOf(one.title));
      }
    }),
    { numRuns: runs(500) },
  );
});

test('leaves out the words of a question when nothing has all of them', () => {
  const all = normalizedEntries(
    [
      entry('Platform lead', { kind: 'role', years: [2014, 2016] }),
      entry('Intern', { kind: 'role', years: [2009, 2010] }),
      entry('What-if analysis', { kind: 'skill' }),
    ],
    'where did she in what work',
  );
  const of = (query: string) => titlesIn(all, query);
  expect(of('Where did she work in 2015?')).toEqual(['Platform lead']);
  expect(search(all, 'where did she work in 2015').is).toBe('exact');
  // With a hit for all words, none is left out.
  expect(of('what')).toEqual(['What-if analysis']);
  expect(search(all, 'where').is).not.toBe('exact');
});

test.each([
  ['degrees', 'degree'],
  ['certificados', 'certificado'],
  ['Sprachen', 'Sprache'],
])('finds %s by its stem', (query, name) => {
  const all = normalizedEntries([entry('Other', { calls: name }), entry('Rapid prototyping')]);
  expect(search(all, query)).toMatchObject({ is: 'exact', total: 1 });
  // A stem of three letters is a short word.
  expect(search(all, 'apis').is).not.toBe('exact');
});

test('finds a skill of the family of one that nothing has, as similar', () => {
  const families = { chatgpt: 'Artificial intelligence', 'spring boot': 'Java' };
  const all = normalizedEntries([entry('Artificial intelligence'), entry('Java')], '', families);
  expect(search(all, 'ChatGPT')).toMatchObject({ is: 'similar', total: 1 });
  expect(search(all, 'Spring Boot').groups[0]?.hits[0]?.title).toBe('Java');
});

test('lists what happened in a year from its newest', () => {
  const all = normalizedEntries([
    entry('Old', { years: [2011, 2012] }),
    entry('New', { years: [2012, 2013] }),
  ]);
  expect(titlesIn(all, '2012')).toEqual(['New', 'Old']);
});
