import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitLists } from './entry';

test('keeps prose with dashes', () => {
  expect(splitLists('Ran it - calmly.\n\nThen left.')).toEqual({ summary: 'Ran it - calmly.\n\nThen left.' });
  expect(splitLists('')).toEqual({});
  expect(splitLists('-5 degrees')).toEqual({ summary: '-5 degrees' });
});

test.each(['•', '-', '–', '*', '▪', '●', '✔'])(
  'converts lines that begin with %s to highlights',
  (bullet) => {
    expect(splitLists(`Before\n${bullet} One\n  ${bullet} Two\nAfter`)).toEqual({
      summary: 'Before\nAfter',
      highlights: ['One', 'Two'],
    });
  },
);

test('splits a list on one line', () => {
  expect(splitLists('Intro. • One, two • Three')).toEqual({
    summary: 'Intro.',
    highlights: ['One, two', 'Three'],
  });
});

test('continues an item on the next line', () => {
  expect(splitLists('• One\n  and more\nand more still\n\nnot this')).toEqual({
    summary: 'not this',
    highlights: ['One and more and more still'],
  });
});

test('keeps every word', () => {
  const line = fc.oneof(fc.string(), fc.stringMatching(/^ {0,2}[•\-*] ?[a-zA-Z ]{0,9}$/), fc.constant(''));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const words = (text: string) =>
        text
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean)
          .toSorted();
      const { summary = '', highlights = [] } = splitLists(lines.join('\n'));
      expect(words([summary, ...highlights].join('\n'))).toEqual(words(lines.join('\n')));
    }),
  );
});
