import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shownDetail } from './search-choices';
import { KINDS } from './search-index';
import { entry } from './search-entry-for-test';
import { namedYears, ranThen, search, searchable, searcher } from './search';
import { wordsOf } from '~/portal/text/text-search';
import { runs } from '../../../test/support/runs';

const CAREER = searchable(
  [
    entry('Dashboard', { kind: 'page' }),
    entry('Control Tower', { detail: 'Ferrovial', more: 'Machine learning\nKubernetes' }),
    entry('Tower', { more: 'Café' }),
    entry('Lane Control System'),
    entry('Gestión de Peajes'),
    entry('Control room', { kind: 'project' }),
    entry('C++', { kind: 'skill' }),
  ],
  { k8s: 'Kubernetes', 'computer vision': 'lane control' },
);
const titlesIn = (all: ReturnType<typeof searchable>, query: string) =>
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

test('matches synonyms in both directions, also of several words', () => {
  expect(titles('k8s')).toEqual(['Control Tower']);
  expect(titles('Computer  vision')).toEqual(['Lane Control System']);
  expect(search(CAREER, 'k8s').words).toContain('kubernetes');
});

test('sorts exact names before synonyms', () => {
  const all = searchable([entry('Kubernetes'), entry('K8s')], { k8s: 'Kubernetes' });
  const found = (query: string) => titlesIn(all, query);
  expect(found('k8s')).toEqual(['K8s', 'Kubernetes']);
  expect(found('kubernetes')).toEqual(['Kubernetes', 'K8s']);
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
  const all = searchable(
    [entry('Support', { kind: 'page', calls: 'contact e-mail' }), entry('Contact lens')],
    {},
  );
  const of = (query: string) => titlesIn(all, query);
  expect(of('contact')).toEqual(['Contact lens', 'Support']);
  expect(of('tact')).toEqual(['Contact lens']);
  expect(search(all, 'contcat').is).toBe('similar');
  expect(of('contcat')).toEqual(['Contact lens', 'Support']);
  expect(shownDetail(entry('Support', { calls: 'contact' }), ['contact'])).toBe('');
});

test('up to three letters match only beginnings of words and capitals', () => {
  const all = searchable(
    ['OpenAI', 'Plain text', 'AI', 'HTMLParser', 'C++ aim', 'Daily', '人工知能AI東京'].map((title) =>
      entry(title),
    ),
    {},
  );
  const of = (query: string) => titlesIn(all, query).toSorted();
  expect(of('ai')).toEqual(['AI', 'C++ aim', 'OpenAI', '人工知能AI東京'].toSorted());
  expect(of('par')).toEqual(['HTMLParser']);
  expect(search(all, 'ain').is).not.toBe('exact');
  expect(of('lain')).toEqual(['Plain text']);
  expect(of('+')).toEqual(['C++ aim']);
  expect(of('東京')).toEqual(['人工知能AI東京']);
  // With a fourth letter the match may be anywhere in a word.
  const find = searcher(all);
  expect(find('ail').is).not.toBe('exact');
  expect(find('aily').total).toBe(1);
});

test('returns at most three similar results when there is no exact match', () => {
  const all = searchable(
    Array.from({ length: 9 }, (_, at) => entry(`Governance ${at}`)),
    {},
  );
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
    kind: fc.constantFrom(...KINDS),
    title: text,
    detail: text,
    more: text,
    also: text,
    calls: text,
    years: fc.option(fc.tuple(fc.constantFrom(1999, 2001, 2013), fc.constantFrom(2013, 2019, 2020))),
    intent: fc.constant({ do: 'go', to: '/' } as const),
  }),
  { minLength: 1, maxLength: 12 },
);
const synonyms = fc.dictionary(text, text, { maxKeys: 4 });

test('never throws and always finds exact matches, for any content and query', () => {
  fc.assert(
    fc.property(entries, synonyms, fc.array(text, { minLength: 2, maxLength: 8 }), (all, pairs, queries) => {
      const index = searchable(all, pairs);
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
    { numRuns: runs(1000) },
  );
});

test('returns the same results when a query is typed letter by letter', () => {
  fc.assert(
    fc.property(entries, synonyms, fc.array(text, { minLength: 1, maxLength: 4 }), (all, pairs, queries) => {
      const index = searchable(all, pairs);
      const find = searcher(index);
      for (const query of [...queries, ...all.slice(0, 3).map(({ title }) => title)]) {
        const letters = Array.from(query).slice(0, 12);
        for (let typed = 1; typed <= letters.length; typed += 1) {
          const part = letters.slice(0, typed).join('');
          expect(find(part)).toEqual(search(index, part));
        }
      }
    }),
    { numRuns: runs(300) },
  );
});

test('leaves out the words of a question when nothing has all of them', () => {
  const all = searchable(
    [
      entry('Platform lead', { kind: 'role', years: [2014, 2016] }),
      entry('Intern', { kind: 'role', years: [2009, 2010] }),
      entry('What-if analysis', { kind: 'skill' }),
    ],
    {},
    { stopWords: 'where did she in what work' },
  );
  const of = (query: string) => titlesIn(all, query);
  expect(of('Where did she work in 2015?')).toEqual(['Platform lead']);
  expect(search(all, 'where did she work in 2015').is).toBe('exact');
  // With a hit for all words, none is left out.
  expect(of('what')).toEqual(['What-if analysis']);
  expect(search(all, 'where').is).not.toBe('exact');
  const find = searcher(all);
  for (const query of ['w', 'where', 'where did she work in 20']) find(query);
  expect(find('where did she work in 2015').total).toBe(1);
});

test.each([
  ['degrees', 'degree'],
  ['certificados', 'certificado'],
])('finds %s by its stem', (query, name) => {
  const all = searchable([entry('Other', { calls: name })], {});
  expect(search(all, query)).toMatchObject({ is: 'exact', total: 1 });
});

test('finds a skill of the family of one that nothing has, as similar', () => {
  const families = { chatgpt: 'Artificial intelligence', 'spring boot': 'Java' };
  const all = searchable([entry('Artificial intelligence'), entry('Java')], {}, { families });
  expect(search(all, 'ChatGPT')).toMatchObject({ is: 'similar', total: 1 });
  expect(search(all, 'Spring Boot').groups[0]?.hits[0]?.title).toBe('Java');
});

test('parses a year, and the beginning of a year as a range', () => {
  expect(namedYears('2013')).toEqual([2013, 2013]);
  expect(namedYears('201')).toEqual([2010, 2019]);
  expect(namedYears('20')).toEqual([2000, 2099]);
  for (const word of ['2', '3d', '20135', '2013a', '0201', '']) expect(namedYears(word)).toBeNull();
});

test('periods match the years from their start to their end', () => {
  expect([2013, 2012, 2018].map((year) => ranThen([2013, 2017], [year, year]))).toEqual([true, false, false]);
});
