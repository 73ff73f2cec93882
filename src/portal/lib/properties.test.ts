import { expect, test } from 'vitest';

import { propertyLines, propertyMarkdown, propertyTexts } from './properties';

test.each([
  [['Wool', 'Silk'], 'Looms: Wool, Silk'],
  [['Mill Ltd.', 'Barn Ltd.'], 'Looms: Mill Ltd.; Barn Ltd.'],
  [
    ['Taught the history of cards.', "Wrote 'The Mills of Leeds'.", 'Led a seminar.'],
    "Looms: Taught the history of cards; Wrote 'The Mills of Leeds'; Led a seminar.",
  ],
  [['Byron, E. M. A.', 'Lovelace, B.'], 'Looms: Byron, E. M. A.; Lovelace, B.'],
  [['[Slides](https://ada.example)', 'Video'], 'Looms: Slides, Video'],
])('joins the values of a field: %j', (values, text) => {
  expect(propertyTexts([{ label: 'Looms', values }])).toEqual([text]);
});

test('names with initials stand in one line', () => {
  expect(propertyLines([{ label: 'Authors', values: ['Byron, A.', 'Lovelace, B.'] }])).toEqual([
    ['p', { 'data-facts': '' }, 'Authors: ', 'Byron, A.', '; ', 'Lovelace, B.'],
  ]);
});

test('an address is a link with its short form', () => {
  const properties = [{ label: 'Website', values: ['https://mill.example/old_looms/'] }];
  expect(propertyMarkdown(properties)).toEqual([
    String.raw`Website: [mill.example/old\_looms](<https://mill.example/old_looms/>)`,
  ]);
});

test('a label ends with the colon of the language', () => {
  const properties = [{ label: 'Méthode', values: ['Jacquard'] }];
  const text = 'Méthode\u00A0: Jacquard';
  expect(propertyTexts(properties, '\u00A0:')).toEqual([text]);
  expect(propertyMarkdown(properties, '\u00A0:')).toEqual([text]);
  expect(propertyLines(properties, '\u00A0:')).toEqual([
    ['p', { 'data-facts': '' }, 'Méthode\u00A0: ', 'Jacquard'],
  ]);
});
