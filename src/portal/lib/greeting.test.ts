import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/read/portfolio';

import { greetingOf } from './greeting';

const greeted = (headline: string | null, title: string, name: string) => {
  const current = { position: { title }, company: { name } } as unknown as Portfolio['currentPosition'];
  const { headline: shown, now } = greetingOf(headline, current, false);
  return [shown, now && [now.title, now.company]];
};

test.each([
  ['PMTS Loom Engineer bei Harbour', 'Loom Engineering PMTS', 'Harbour Inc.'],
  ['Weaver, Head of the Mill', 'Head Weaver', 'Mill GmbH'],
  ['Fullstack weaver, Mill', 'Full Stack Weaver (part time)', 'Mill'],
  ['Freelance weaver and dyer', 'Weaver', 'Freelance'],
])('a headline that names role and company needs no sentence: %s', (headline, title, name) => {
  expect(greeted(headline, title, name)).toEqual([headline, null]);
});

test('a headline that names more than the role is followed by the company', () => {
  expect(greeted('Loom developer with UX', 'Loom Developer', 'Mill')).toEqual([
    'Loom developer with UX',
    [null, 'Mill'],
  ]);
});

test('a sentence that says all of the headline stands for it', () => {
  expect(greeted('Weaver', 'Senior Weaver of Silk', 'Mill')).toEqual([
    null,
    ['Senior Weaver of Silk', 'Mill'],
  ]);
  expect(greeted('Head of Looms', 'Looms Head', 'Mill')).toEqual([null, ['Looms Head', 'Mill']]);
});

test('a headline about something else stands beside the sentence', () => {
  expect(greeted('Director of looms', 'CTO', 'Mill')).toEqual(['Director of looms', ['CTO', 'Mill']]);
  expect(greeted(null, 'CTO', 'Mill')).toEqual([null, ['CTO', 'Mill']]);
  expect(greeted('!', 'CTO', 'Mill')[1]).toEqual(['CTO', 'Mill']);
});
