import { expect, test } from 'vitest';

import { tOf } from '~/portal/i18n/t';
import '~/portal/i18n/all-catalogues';

import { directoryColumns, shownColumns } from './columns';

test('leaves out columns without a value', () => {
  const ids = (years: number, ...rows: { region: string; period: string }[]) =>
    shownColumns(directoryColumns(tOf('en')), rows, years).map(({ id }) => id);
  const empty = { region: '', period: '' };
  const all = ['name', 'region', 'type', 'id', 'total'];
  expect(ids(0, empty, { region: 'Bergen, Norway', period: '2020' })).toEqual(all);
  expect(ids(0, { ...empty, period: '2020' })).toEqual(['name', 'type', 'id', 'total']);
  expect(ids(0, empty)).toEqual(['name', 'type', 'total']);
  expect(ids(18, empty)).toEqual(['name', 'type', 'id', 'total']);
});
