import fc from 'fast-check';
import { expect, test } from 'vitest';

import { partsOf } from './bullets';

test('prose stays prose, dashes within it too', () => {
  expect(partsOf('Ran it - calmly.\n\nThen left.')).toEqual({ summary: 'Ran it - calmly.\n\nThen left.' });
  expect(partsOf('')).toEqual({});
  expect(partsOf('-5 degrees')).toEqual({ summary: '-5 degrees' });
});

test.each(['•', '-', '–', '*', '▪', '●', '✔'])('lines that begin with %s become highlights', (bullet) => {
  expect(partsOf(`Before\n${bullet} One\n  ${bullet} Two\nAfter`)).toEqual({
    summary: 'Before\nAfter',
    highlights: ['One', 'Two'],
  });
});

test('a list on one line comes apart', () => {
  expect(partsOf('Intro. • One, two • Three')).toEqual({
    summary: 'Intro.',
    highlights: ['One, two', 'Three'],
  });
});

test('an item goes on where its line ended', () => {
  expect(partsOf('• One\n  and more\nand more still\n\nnot this')).toEqual({
    summary: 'not this',
    highlights: ['One and more and more still'],
  });
});

test('no word is lost', () => {
  const line = fc.oneof(fc.string(), fc.stringMatching(/^ {0,2}[•\-*] ?[a-zA-Z ]{0,9}$/), fc.constant(''));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const words = (text: string) =>
        text
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean)
          .toSorted();
      const { summary = '', highlights = [] } = partsOf(lines.join('\n'));
      expect(words([summary, ...highlights].join('\n'))).toEqual(words(lines.join('\n')));
    }),
  );
});
