import { expect, test } from 'vitest';

import { formatOf } from '~/portal/i18n/format';
import '~/portal/i18n/all-catalogues';
import { tOf } from '~/portal/i18n/t';
import { defaultLanguage } from '~/portal/addresses/languages';
import { sortRows } from '~/portal/features/grid/columns';
import { exportOf } from '~/portal/features/grid/save-table';
import { portfolioOf } from '~/resume/read/folder-for-test';

import { resourceColumns } from './columns';
import { resourceRows } from './data';
import { filterableRows, filtered } from './views';

const portfolio = portfolioOf({
  work: [
    {
      name: 'Mill',
      position: 'Weaver',
      location: 'Bergen, Norway',
      startDate: '2015-01',
      endDate: '2018-12',
      keywords: ['Java'],
    },
  ],
  projects: [
    { name: 'Loom', type: 'Platform', entity: 'Mill', startDate: '2016-03', keywords: ['SQL'] },
    { name: '=Sheet', startDate: '2020-03', keywords: ['Rust', 'SQL'] },
  ],
  certificates: [{ name: 'Spinner', issuer: 'Guild', date: '2014' }],
});
const t = tOf('en');
const rows = resourceRows(portfolio, t, defaultLanguage, formatOf('en')).map((row, at) => ({
  ...row,
  key: String(at),
}));
const named = (name: string) => rows.find((row) => row.name === name);

test('a row has the place of its resource in the career, and what the résumé does not state is left out', () => {
  expect(named('Mill')).toMatchObject({ type: 'Subscription', subscription: 'Mill', item: 'mill' });
  expect(named('Weaver')).toMatchObject({
    type: 'Resource group',
    subscription: 'Mill',
    location: 'Bergen, Norway',
    period: 'Jan 2015 - Dec 2018',
  });
  expect(named('Loom')).toMatchObject({
    type: 'Platform',
    group: 'Weaver',
    subscription: 'Mill',
    subscriptionItem: 'mill',
    tags: ['SQL'],
    item: 'loom',
  });
  expect(named('=Sheet')).toMatchObject({ type: 'Project', tags: ['Rust', 'SQL'] });
  expect(named('=Sheet')).not.toHaveProperty('subscription');
  expect(named('Spinner')).toMatchObject({ type: 'Certificates', detail: 'Guild' });
});

test('filters by subscription, type, tag, location and years, also by values that are not stated', () => {
  const namesIn = (search: string) => {
    const { parsed, shown } = filtered(filterableRows(rows), search);
    expect(parsed.unknown).toEqual([]);
    return [...shown].map(({ name }) => name);
  };
  expect(namesIn('?company=mill')).toEqual(expect.arrayContaining(['Mill', 'Weaver', 'Loom']));
  expect(namesIn('?company=Mill&type=Platform')).toEqual(['Loom']);
  expect(namesIn('?tag=sql&company-not=Mill')).toEqual(['=Sheet']);
  expect(namesIn('?group=Weaver&tag=SQL')).toEqual(['Loom']);
  expect(namesIn('?location=Bergen%2C+Norway&tag=Rust')).toEqual([]);
  expect(namesIn('?period=2020&tag=Rust')).toEqual(['=Sheet']);
  expect(filtered(filterableRows(rows), '?type=Zeppelin').parsed.unknown).toEqual([
    { facet: 'type', value: 'Zeppelin' },
  ]);
});

test('sorts by dates and exports every column', () => {
  const columns = resourceColumns(t, '/experience');
  const dated = sortRows(rows, columns, { column: 'period', descending: true }).map(({ name }) => name);
  expect(dated.indexOf('=Sheet')).toBeLessThan(dated.indexOf('Loom'));
  expect(dated.indexOf('Loom')).toBeLessThan(dated.indexOf('Mill'));
  const withoutLink = columns.map(({ fields, ...column }) => ({
    ...column,
    fields: Object.fromEntries(Object.entries(fields ?? {}).filter(([title]) => title !== 'Link')),
  }));
  const loom = named('Loom');
  expect(exportOf(withoutLink, loom ? [loom] : [])).toEqual({
    header: ['Name', 'Type', 'Resource group', 'Subscription', 'Location', 'Tags', 'Period'],
    rows: [['Loom', 'Platform', 'Weaver', 'Mill', 'Bergen, Norway', 'SQL', loom?.period]],
  });
});
