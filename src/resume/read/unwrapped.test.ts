import { expect, test } from 'vitest';

import { unwrapped } from './unwrapped';

const WRAPPED = [
  'The loom of the mill weaves patterns of wool from cards, and its infor-',
  'mation is kept by the weavers, who read it twice a day and compare it',
  'with the orders of the week.',
].join('\n');
const ONE_LINE =
  'The loom of the mill weaves patterns of wool from cards, and its information is kept by the weavers, who read it twice a day and compare it with the orders of the week.';

test('joins the lines of a text that was wrapped at a fixed width', () => {
  expect(unwrapped(WRAPPED)).toBe(ONE_LINE);
  expect(unwrapped(`Looms.\n\n${WRAPPED}`)).toBe(`Looms.\n\n${ONE_LINE}`);
});

test.each([
  'Wove wool.\nWove silk.\nWove cotton.',
  `- ${WRAPPED.replaceAll('\n', '\n- ')}`,
  'Cypher Queries\nGraph Data Modeling\nData Loading\nGraph Use Cases',
  'One line, then a short one of a poem that is as long as the others are, yes.\nShort.\nEnd.',
])('keeps other lines: %j', (text) => {
  expect(unwrapped(text)).toBe(text);
});
