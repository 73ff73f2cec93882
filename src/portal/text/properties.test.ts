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

test('an address is a link with its short form', () => {
  const properties = [{ label: 'Website', values: ['https://mill.example/old_looms/'] }];
  expect(propertyMarkdown(properties)).toEqual([
    String.raw`Website: [mill.example/old\_looms](<https://mill.example/old_looms/>)`,
  ]);
});

test('the lines have the Markdown of the values, and the texts only its words', () => {
  const values = ['Built *slowly*', 'see [the mill](https://mill.example)', 'Leeds'];
  const properties = [{ label: 'Looms', values }];
  const target = { href: 'https://mill.example', rel: 'noreferrer', target: '_blank' };
  expect(propertyLines(properties)).toEqual([
    [
      'p',
      { 'data-facts': '' },
      'Looms: ',
      'Built ',
      ['em', null, 'slowly'],
      ', ',
      'see ',
      ['a', target, 'the mill'],
      ', ',
      'Leeds',
    ],
  ]);
  expect(propertyTexts(properties)).toEqual(['Looms: Built slowly, see the mill, Leeds']);
  expect(propertyMarkdown(properties)).toEqual([`Looms: ${values.join(', ')}`]);
  const sentences = ['Wove **silk** at the mill.', 'Led it.'];
  expect(propertyLines([{ label: '', values: sentences }])).toEqual([
    ['ul', null, ['li', null, 'Wove ', ['strong', null, 'silk'], ' at the mill.'], ['li', null, 'Led it.']],
  ]);
});

test.each([
  '- Silk',
  '5 * 3 * 2',
  'snake_case_name',
  '__init__',
  String.raw`D:\*.*`,
  String.raw`a \*b\* c`,
  'f(*looms, **mills)',
  '[1](notes) and [wool]',
  '> 9',
  '# Silk',
])('a value that only seems to have Markdown stays as it is: %s', (text) => {
  const properties = [{ label: 'Looms', values: [text] }];
  expect(propertyLines(properties)).toEqual([['p', { 'data-facts': '' }, 'Looms: ', text]]);
  expect(propertyTexts(properties)).toEqual([`Looms: ${text}`]);
});
