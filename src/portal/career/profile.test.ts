import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { profileSlice } from './profile';

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

test('Current Position has the first items of a list at the end of the text, and says if there are more', () => {
  const current = (items: number) => {
    const summary = ['Runs the mill.\n', ...Array.from({ length: items }, (_, at) => `- Loom ${at}.`)].join(
      '\n',
    );
    const portfolio = portfolioOf({
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', summary }],
    });
    const { summary: shown, more } = profileSlice(portfolio, formatOf('en')).current ?? {};
    return [JSON.stringify(shown).match(/Loom/g)?.length, more];
  };
  expect([current(5), current(6)]).toEqual([
    [5, false],
    [5, true],
  ]);
});
