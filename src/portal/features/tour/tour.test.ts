import { expect, test } from 'vitest';

import { tOf } from '~/portal/i18n/t';
import type { ShellSlice } from '~/portal/career/shell';
import { tourTexts } from './tour';

const shell = { name: 'Ada', headline: null, companies: 2, roles: 3 } as ShellSlice;
const support = (empty: ShellSlice['empty']) => tourTexts('support', { ...shell, empty }, tOf('en'));

test('the last step is about the form, if there is one', () => {
  expect(support([]).title).toBe('Write to Ada');
  expect(support(['contact'])).toEqual({
    title: 'Contact info',
    lines: ['This portal has no email address to write to.'],
  });
});
