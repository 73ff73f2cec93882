import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/model/portfolio';

import { greetingOf } from './greeting';

const greeted = (headline: string | null, title: string, name: string) => {
  const current = { position: { title }, company: { name } } as unknown as Portfolio['currentPosition'];
  const { headline: shown, now } = greetingOf(headline, current, false, 'en');
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

test.each([
  ['软件工程师', '织布厂', true],
  ['Ткачиха', 'Mill Inc.', true],
  ['Weaver', '織物株式会社', true],
  ['Java开发', 'Mill', true],
  ['نساجة', 'Mill', true],
  ['Head of β-Looms', 'Mill', false],
  ['ΔΣ designer', 'Mill', false],
  ['Tisserande en chef', 'L’Atelier', false],
])('no sentence stands around words in another script: %s, %s', (title, name, isForeign) => {
  const current = { position: { title }, company: { name } } as unknown as Portfolio['currentPosition'];
  expect(greetingOf(null, current, false, 'en').now?.isForeign).toBe(isForeign);
});

test('the sentence about the company alone stands beside a title in another script', () => {
  const current = {
    position: { title: '纺织 工程师' },
    company: { name: 'Mill Inc.' },
  } as unknown as Portfolio['currentPosition'];
  expect(greetingOf('纺织 工程师 织布', current, false, 'en')).toEqual({
    headline: '纺织 工程师 织布',
    now: { title: null, company: 'Mill Inc', isForeign: false },
  });
});

test.each(['ru', 'he', 'zh'])('a sentence in %s surrounds a title in its own letters', (language) => {
  const current = {
    position: { title: '织布工 Ткачиха אורגת' },
    company: { name: 'Mill' },
  } as unknown as Portfolio['currentPosition'];
  expect(greetingOf(null, current, false, language).now?.isForeign).toBe(false);
});
