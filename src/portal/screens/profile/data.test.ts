import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { profileSlice } from './data';

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

test('Current Position has the first highlights in place of a text, and says if there are more', () => {
  const current = (items: number) => {
    const highlights = Array.from({ length: items }, (_, at) => `Loom ${at}.`);
    const portfolio = portfolioOf({
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', highlights }],
    });
    const { summary: shown, more } = profileSlice(portfolio, formatOf('en')).current ?? {};
    return [JSON.stringify(shown).match(/Loom/g)?.length, more];
  };
  expect([current(3), current(4)]).toEqual([
    [3, false],
    [3, true],
  ]);
});
