import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FACETS } from './facet-names';
import { filterOf, withFilter, withoutFilters, type Filter } from './filters';
import { FILTER_PARAMS } from '~/portal/first-second-settings';
import { runs } from '../../../test/support/runs';

const RUNS = { numRuns: runs(10_000) };

const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    'C++',
    'A&B',
    'Ferrovial Construction US & Canada',
    '100%',
    '%41',
    '#1',
    'a=b',
    '+',
    'Ñandú',
  ),
);
const filter: fc.Arbitrary<Filter> = fc.record({
  operator: fc.constantFrom('any' as const, 'none' as const),
  values: fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
});
const state = fc.dictionary(fc.constantFrom(...FACETS), filter, { noNullPrototype: true });

const written = (filters: Readonly<Record<string, Filter>>, search = '') =>
  FACETS.reduce((rest, facet) => withFilter(rest, facet, filters[facet] ?? NOTHING), search);
const NOTHING: Filter = { operator: 'any', values: [] };
const read = (search: string) =>
  Object.fromEntries(
    FACETS.map((facet) => [facet, filterOf(new URLSearchParams(search), facet)] as const).filter(
      ([, { values }]) => values.length > 0,
    ),
  );

test('every state of the filters is restored from its address', () => {
  fc.assert(
    fc.property(state, (filters) => {
      const { href } = new URL(`https://example.com/experience?${written(filters)}`);
      expect(read(new URL(href).search)).toEqual(filters);
    }),
    RUNS,
  );
});

test('filters keep the other parameters of an address, and are removed completely', () => {
  fc.assert(
    fc.property(state, value, (filters, text) => {
      const others = new URLSearchParams({ q: text, project: text }).toString();
      expect(withoutFilters(written(filters, others))).toBe(others);
      expect(FILTER_PARAMS.test(`?${written(filters, others)}`)).toBe(Object.keys(filters).length > 0);
    }),
    RUNS,
  );
});

test('any text can be parsed as an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const facet of FACETS) {
        const { values } = filterOf(new URLSearchParams(text), facet);
        expect(new Set(values).size).toBe(values.length);
      }
    }),
    RUNS,
  );
});

test('uses one operator for each filter, and each value once', () => {
  const parameters = new URLSearchParams('tag=AI&tag-not=Go&tag=AI');
  expect(filterOf(parameters, 'tag')).toEqual({ operator: 'any', values: ['AI'] });
  expect(filterOf(new URLSearchParams('tag-not=Go'), 'tag')).toEqual({ operator: 'none', values: ['Go'] });
});
