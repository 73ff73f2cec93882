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

test('joins lines after a word that needs another one, also before a capital letter', () => {
  const first = 'Mended the looms of the mill and wove the cloth, in line with';
  expect(unwrapped(`${first}\nMILLGUARD.`)).toBe(`${first} MILLGUARD.`);
  expect(unwrapped(`${first}in\n- MILLGUARD.`)).toBe(`${first}in\n- MILLGUARD.`);
});

test('joins lines that break inside a sentence, also in the items of a list', () => {
  const item = '- Wrote a program that reads the cards of all looms';
  expect(unwrapped(`Wove.\n${item}\n  and mends them.\n- Mended.`)).toBe(
    `Wove.\n${item} and mends them.\n- Mended.`,
  );
});

const NARROW = [
  'I looked after the weaving and mending of',
  'cloth of wool and silk that was ordered by',
  'Loom Valley.',
  'Most of the days were spent on the patterns',
  'of the cards for new looms, with the weavers.',
];

test('joins the short lines of a narrow column', () => {
  expect(unwrapped(NARROW.join('\n'))).toBe(`${NARROW.slice(0, 3).join(' ')}\n${NARROW.slice(3).join(' ')}`);
});

const LOWER_CASE = 'weaving the patterns of the mill with the cards of the week';

test.each([
  `${LOWER_CASE}\n${LOWER_CASE}`,
  `My tasks at the mill, which were those of every weaver, were:\n${LOWER_CASE}\n${LOWER_CASE}`,
  'The loom of the mill weaves patterns of wool from cards\nhttps://mill.example',
  'The loom of the mill weaves patterns of wool from cards\na) by hand',
  'The loom of the mill weaves patterns of wool from cards  \nby the river',
  'Wove wool and silk\nat the mill.',
  'Wove wool.\nWove silk.\nWove cotton.',
  // Lines of different lengths, and lists, are in no narrow column.
  `${NARROW[0]}\ncloth of wool\n${NARROW[1]}\nsilk`,
  `${NARROW[0]}\n- ${NARROW[1]}\n- ${NARROW[3]}`,
  'Wove wool, silk, cotton and linen for all,\nmended the wooden looms of the whole mill,\nsold the cloth',
  `${NARROW[0]}\ncloth.`,
  `- ${WRAPPED.replaceAll('\n', '\n- ')}`,
  'Cypher Queries\nGraph Data Modeling\nData Loading\nGraph Use Cases',
  'One line, then a short one of a poem that is as long as the others are, yes.\nShort.\nEnd.',
])('keeps other lines: %j', (text) => {
  expect(unwrapped(text)).toBe(text);
});
