import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hitsOf } from './filter-module';
import { experienceSlice, type ExperienceSlice } from './data';
import { formatOf } from '~/portal/i18n/format';
import { portfolioOf } from '~/resume/read/folder-for-test';
import { filterableCareer, proofOf } from './filter';
import { filtered, parseFilters, countOf, yearsFacet } from '~/portal/filters/facets';
import { FACETS } from '~/portal/filters/facet-names';
import { withFilter } from '~/portal/filters/filters';
import { runs } from '../../../../test/support/runs';

const NO_WORDS = { evidence: [], synonyms: {}, projects: [] };
const TAGS = ['AI', 'Azure', 'C++', 'Tolling'];
const TYPES = ['Platform', 'Algorithm', null];
const span = fc.option(
  fc
    .tuple(fc.integer({ min: 24_000, max: 24_200 }), fc.integer({ min: 0, max: 60 }))
    .map(([first, more]) => [first, first + more] as const),
);
const tags = fc.uniqueArray(fc.constantFrom(...TAGS));
const resource = fc.record({ type: fc.constantFrom(...TYPES), keywords: tags, span });
const role = fc.record({ keywords: tags, span, says: tags, resources: fc.array(resource, { maxLength: 4 }) });
const career = fc.array(fc.array(role, { minLength: 1, maxLength: 3 }), { maxLength: 4 }).map(
  (companies) =>
    ({
      companies: companies.map((roles, at) => ({
        id: `c${at}`,
        name: `Company ${at}`,
        positions: roles.map((one, place) => ({
          id: `c${at}-${place}`,
          title: 'Engineer',
          period: '',
          current: false,
          span: one.span,
          about: [['p', null, `It was about ${one.says.join(' and ')}.`]],
          keywords: one.keywords,
          resources: one.resources.map((built, number) => ({
            id: `c${at}-${place}-${number}`,
            name: 'Thing',
            icon: '',
            about: [],
            description: null,
            ...built,
          })),
        })),
      })),
    }) as unknown as ExperienceSlice,
);
const search = fc
  .record({
    company: fc.uniqueArray(fc.constantFrom('company 0', 'COMPANY 2', 'Nobody')),
    type: fc.uniqueArray(fc.constantFrom('platform', 'Algorithm', '', 'Zeppelin')),
    tag: fc.uniqueArray(fc.constantFrom('ai', 'azure', 'c++', 'cobol'), { maxLength: 2 }),
    period: fc.constantFrom([], ['2005', '2006'], ['2010'], ['soon']),
    operator: fc.constantFrom('any' as const, 'none' as const),
  })
  .map(({ operator, ...facets }) =>
    FACETS.reduce((rest, facet) => withFilter(rest, facet, { operator, values: facets[facet] }), ''),
  );

/** A naive implementation of the filter, to compare with. */
function oracle(slice: ExperienceSlice, parameters: URLSearchParams): Set<string> {
  const yes = (facet: string, known: readonly string[], own: readonly string[]) => {
    const none = parameters.getAll(facet).length === 0;
    const values = parameters
      .getAll(none ? `${facet}-not` : facet)
      .filter((value) => known.includes(value.toLowerCase()));
    if (values.length === 0) return true;
    return values.some((value) => own.includes(value.toLowerCase())) !== none;
  };
  const low = (texts: readonly (string | null)[]) => texts.map((text) => (text ?? '').toLowerCase());
  const types = low(
    slice.companies.flatMap(({ positions }) =>
      positions.flatMap(({ resources }) => resources.map(({ type }) => type)),
    ),
  );
  const names = low(slice.companies.map(({ name }) => name));
  const ran = (period: readonly [number, number] | null) =>
    period === null
      ? []
      : ['2005', '2006', '2010'].filter(
          (year) => period[0] < (Number(year) + 1) * 12 && period[1] >= Number(year) * 12,
        );
  const years = slice.companies.flatMap(({ positions }) =>
    positions.flatMap(({ span: roleSpan, resources }) => [
      ...ran(roleSpan),
      ...resources.flatMap((built) => ran(built.span ?? roleSpan)),
    ]),
  );
  const found = new Set<string>();
  for (const { name, positions } of slice.companies) {
    for (const { id, span: roleSpan, keywords, resources } of positions) {
      const common = yes('company', names, [name.toLowerCase()]);
      const known = ['ai', 'azure', 'c++', 'cobol'];
      if (
        common &&
        yes('type', types, ['no type']) &&
        yes('period', years, ran(roleSpan)) &&
        yes('tag', known, low(keywords))
      )
        found.add(id);
      for (const built of resources) {
        const fits =
          yes('type', types, low([built.type])) && yes('period', years, ran(built.span ?? roleSpan));
        if (common && fits && yes('tag', known, low(built.keywords))) found.add(built.id);
      }
    }
  }
  return found;
}

test('filtering shows exactly the matching resources', () => {
  fc.assert(
    fc.property(career, search, (slice, address) => {
      const { shown } = filtered(filterableCareer(slice, NO_WORDS), address);
      expect(new Set(shown.map(({ id }) => id))).toEqual(oracle(slice, new URLSearchParams(address)));
    }),
    { numRuns: runs(6000) },
  );
});

test('the hits include the company and the role of each shown resource', () => {
  fc.assert(
    fc.property(career, search, (slice, address) => {
      const { shown } = filtered(filterableCareer(slice, NO_WORDS), address);
      const hits = hitsOf(shown);
      for (const { id, role: roleId, company } of shown) {
        expect(hits.get(company)).toContain(id);
        expect(hits.get(company)).toContain(roleId);
      }
    }),
  );
});

test('the roles that prove a tag are those of its filter, and its count is the number of shown resources', () => {
  fc.assert(
    fc.property(career, fc.constantFrom('AI', 'c++', 'Cobol'), (slice, tag) => {
      const prepared = filterableCareer(slice, NO_WORDS);
      const { shown } = filtered(prepared, withFilter('', 'tag', { operator: 'any', values: [tag] }));
      const { proofs } = proofOf(slice, prepared, tag);
      expect(new Set(proofs.map(({ id }) => id))).toEqual(new Set(shown.map(({ role: roleId }) => roleId)));
      const count = countOf(prepared.resources, prepared.facets, parseFilters('', prepared.facets), 'tag');
      expect(count(tag)).toBe(shown.length);
    }),
  );
});

test('reports unknown values and ignores them', () => {
  const slice = fc.sample(career, 1)[0] as ExperienceSlice;
  const prepared = filterableCareer(slice, NO_WORDS);
  const { parsed, shown } = filtered(prepared, 'company=Nobody&type=Zeppelin&period=soon');
  expect(parsed.unknown).toEqual([
    { facet: 'company', value: 'Nobody' },
    { facet: 'period', value: 'soon' },
    { facet: 'type', value: 'Zeppelin' },
  ]);
  expect(shown).toHaveLength(prepared.resources.length);
});

test('a period of an address may be a range of years', () => {
  const resources = [2015, 2018, 2021].map((year) => ({ year, span: [year * 12, year * 12 + 5] as const }));
  const shown = (period: string) =>
    filtered({ resources, facets: { period: yearsFacet(resources) } }, period).shown.map(({ year }) => year);
  expect(shown('period=2016-2018')).toEqual([2018]);
  expect(shown('period=2018-')).toEqual([2018, 2021]);
  expect(shown('period-not=-2018&period-not=2000')).toEqual([2021]);
  expect(shown('period=-')).toEqual([2015, 2018, 2021]);
});

test('a project without an employer proves a tag as a project, not as a role', () => {
  const project = { id: 'p', title: 'Loom', repeatsCompany: true, period: '', current: false, span: null };
  const slice = {
    companies: [
      { id: 'c', name: 'Loom', positions: [{ ...project, about: [], keywords: ['AI'], resources: [] }] },
    ],
  } as unknown as ExperienceSlice;
  const projects = [{ id: 'p', name: 'Loom', keywords: ['AI'] }];
  const { proofs, projects: shown } = proofOf(
    slice,
    filterableCareer(slice, { ...NO_WORDS, projects }),
    'AI',
  );
  expect(proofs).toEqual([]);
  expect(shown.map(({ name }) => name)).toEqual(['Loom']);
});

test('a skill of a role is named by the role, and only projects were built', () => {
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '2020', keywords: ['Jacquard'] }];
  const projects = [{ name: 'Loom', entity: 'Mill', startDate: '2020', keywords: ['Jacquard'] }];
  const slice = experienceSlice(portfolioOf({ work, projects }), formatOf('en'));
  const { proofs } = proofOf(slice, filterableCareer(slice, NO_WORDS), 'Jacquard');
  expect(proofs.map(({ own, resources }) => [own?.term, resources.map(({ name }) => name)])).toEqual([
    ['Jacquard', ['Loom']],
  ]);
});
