import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { sections } from './sections';

const treeOf = (resume: object) =>
  sections(portfolioOf(resume), formatOf('en'), (tag) => `?tag=${tag}`)[0]?.tree ?? [];
/** The lists of a card, with the way in which they are set. */
const listsOf = (resume: object) =>
  treeOf(resume).map((part) => (typeof part === 'string' ? part : JSON.stringify(part[1])));

const TAGS = '{"data-tags":""}';
const skills = (count: number, ...others: object[]) => ({
  skills: [...Array.from({ length: count }, (_, at) => ({ name: `Skill ${at}` })), ...others],
});
const EXPERT = { name: 'Last', level: 'Expert' };

test.each([
  [skills(1), [TAGS]],
  [skills(70), [TAGS]],
  [skills(10, EXPERT), ['{"data-entries":"pairs"}', TAGS]],
  [skills(1, EXPERT, { name: 'Looms', keywords: ['Jacquard'] }), ['{"data-entries":"short"}', TAGS]],
])('skills with only a name are tags below the others: %#', (resume, lists) => {
  expect(listsOf(resume)).toEqual(lists);
});

test('the tags have the owner’s order', () => {
  const order = [...JSON.stringify(treeOf(skills(70))).matchAll(/"Skill (\d+)"/g)].map(([, at]) =>
    Number(at),
  );
  expect([...new Set(order)]).toEqual(Array.from({ length: 70 }, (_, at) => at));
});

test('references without a text are one list of names below the others', () => {
  const references = [{ name: 'Mary' }, { name: 'Charles', reference: 'She weaves well.' }, { name: 'Jane' }];
  expect(listsOf({ references })).toEqual(['{"data-entries":""}', TAGS]);
  expect(JSON.stringify(treeOf({ references })[1])).toMatch(/"Mary"\],.*"Jane"/);
  // A link is shown.
  expect(listsOf({ references: [{ name: 'Mary', url: 'https://mary.example' }] })).not.toContain(TAGS);
});
