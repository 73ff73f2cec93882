import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';

import { portalResources } from './portal-resources';

/** The quotations in the pane of each skill of a weaver. */
function quotationsOf(work: readonly object[], skills: readonly string[]) {
  const portfolio = portfolioOf({ work, skills: skills.map((name) => ({ name })) });
  return Object.fromEntries(
    Object.values(portalResources(portfolio)).flatMap((one) =>
      one && 'quotations' in one.properties ? [[one.name, one.properties.quotations]] : [],
    ),
  );
}

test('the pane of every skill quotes a sentence that names several, though only one card does', () => {
  const highlights = ['Built pages for five looms (1 in Vue, 4 in React).'];
  const summary = 'Kept it in React. Built pages for five looms (1 in Vue, 4 in React).';
  const vue = 'Built pages for five looms (1 in Vue, 4 in React). (Weaver, Mill)';
  const react = [vue, 'Kept it in React. (Weaver, Mill)'];
  const role = { name: 'Mill', position: 'Weaver', startDate: '2020' };
  expect(quotationsOf([{ ...role, highlights, summary }], ['Vue', 'React'])).toEqual({
    Vue: [vue],
    React: react,
  });
  expect(quotationsOf([{ ...role, highlights, summary, keywords: ['vue.js', 'React'] }], [])).toEqual({
    'vue.js': [vue],
    React: react,
  });
});

test('a pane quotes every role that names the skill, and no line that only repeats its name', () => {
  const found = quotationsOf(
    [
      { name: 'Mill', position: 'Weaver', startDate: '2020', keywords: ['Docker'], highlights: ['Docker.'] },
      { name: 'Loft', position: 'Dyer', startDate: '2018', endDate: '2019', summary: 'Ran looms on Docker.' },
      {
        name: 'Yard',
        position: 'Spinner',
        startDate: '2016',
        endDate: '2017',
        summary: 'Told the guild about Docker.',
        keywords: ['Rust'],
      },
    ],
    [],
  );
  expect(found).toEqual({
    Docker: ['Ran looms on Docker. (Dyer, Loft)', 'Told the guild about Docker. (Spinner, Yard)'],
  });
});
