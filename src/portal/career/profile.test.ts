import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { profileSlice } from './profile';

test('the beginning of the current position has the highlights that its text announces', () => {
  const currentOf = (summary: string) => {
    const highlights = ['Wove.', 'Carded.', 'Spun.', 'Mended.'];
    const work = [{ name: 'Mill', position: 'Weaver', startDate: '2020', summary, highlights }];
    const portfolio = portfolioOf({ basics: { name: 'Ada Byron' }, work });
    return profileSlice(portfolio, formatOf('en')).current;
  };
  expect(currentOf('My tasks were:')).toMatchObject({
    summary: [
      ['p', null, 'My tasks were:'],
      ['ul', null, ['li', null, 'Wove.'], ['li', null, 'Carded.'], ['li', null, 'Spun.']],
    ],
    more: true,
  });
  expect(currentOf('Wove silk.')).toMatchObject({ summary: [['p', null, 'Wove silk.']], more: false });
});

test('a further detail has no Markdown', () => {
  const basics = { name: 'Ada Byron', motto: 'Weave *slowly* at [the mill](https://mill.example).' };
  const portfolio = portfolioOf({ basics }, 'publish: [basics.motto, basics.letters, basics.resume]');
  expect(profileSlice(portfolio, formatOf('en')).further).toMatchObject([
    { kind: 'motto', label: 'Weave slowly at the mill.', url: null },
  ]);
});

test('the addresses of accounts and of the website are shown without what follows a visitor', () => {
  const basics = {
    name: 'Ada Byron',
    url: 'https://www.ada.example/?utm_source=mill',
    profiles: [{ network: 'Loomery', url: 'https://loomery.example/ada?igsh=MTAx' }],
    letters: 'https://letters.example/ada?s=08',
  };
  const portfolio = portfolioOf({ basics }, 'publish: [basics.motto, basics.letters, basics.resume]');
  expect(profileSlice(portfolio, formatOf('en')).further).toMatchObject([
    { label: 'www.ada.example', url: 'https://www.ada.example/?utm_source=mill' },
    { label: 'loomery.example/ada', url: 'https://loomery.example/ada?igsh=MTAx' },
    { label: 'letters.example/ada', url: 'https://letters.example/ada?s=08' },
  ]);
});
