import { expect, test } from 'vitest';

import { propertyTexts } from './properties';

test.each([
  [['Wool', 'Silk'], 'Looms: Wool, Silk'],
  [['Mill Ltd.', 'Barn Ltd.'], 'Looms: Mill Ltd.; Barn Ltd.'],
  [
    ['Taught the history of cards.', "Wrote 'The Mills of Leeds'.", 'Led a seminar.'],
    "Looms: Taught the history of cards; Wrote 'The Mills of Leeds'; Led a seminar.",
  ],
  [['[Slides](https://ada.example)', 'Video'], 'Looms: Slides, Video'],
])('joins the values of a field: %j', (values, text) => {
  expect(propertyTexts([{ label: 'Looms', values }])).toEqual([text]);
});
