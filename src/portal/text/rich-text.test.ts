import fc from 'fast-check';
import { expect, test, describe } from 'vitest';

import type { ElementTree } from './element-tree';
import { linkWords, plainBlocks, plainText, richLine, richText } from './rich-text';
import { processorTime } from '../../../test/support/processor-time';
import { runs } from '../../../test/support/runs';

test('converts paragraphs, bold, italic, code, links and lists to elements', () => {
  const link = ['a', { href: 'https://example.com', rel: 'noreferrer', target: '_blank' }, 'two'];
  expect(richText('I **lead** _people_ and `code`.\n\n- one [two](https://example.com)\n\n3. third')).toEqual(
    [
      [
        'p',
        null,
        'I ',
        ['strong', null, 'lead'],
        ' ',
        ['em', null, 'people'],
        ' and ',
        ['code', null, 'code'],
        '.',
      ],
      ['ul', null, ['li', null, 'one ', link]],
      ['ol', { start: 3 }, ['li', null, 'third']],
    ],
  );
});

test('converts typed bullets to a list, and keeps line breaks', () => {
  expect(richText('Did:\n\n• one\n• two')).toEqual([
    ['p', null, 'Did:'],
    ['ul', null, ['li', null, 'one'], ['li', null, 'two']],
  ]);
  expect(richText('one\ntwo')).toEqual([['p', null, 'one', ['br', null], 'two']]);
});

test.each([
  ['a list in one line', '• Wells • Springs', ['ul', 'Wells', 'Springs']],
  ['bullets without a space', '・水井\n・泉水', ['ul', '水井', '泉水']],
])('converts %s to a list', (_name, text, [tag, ...items]) => {
  expect(richText(text)).toEqual([[tag, null, ...items.map((item) => ['li', null, item])]]);
});

test('separates paragraphs from lists, including nested ones', () => {
  expect(plainBlocks('Built:\n\n1. Wells\n   - old ones\n   - new ones\n2. Springs\n\nAnd more.')).toEqual([
    'Built:',
    ['Wells', 'old ones', 'new ones', 'Springs'],
    'And more.',
  ]);
  expect(plainBlocks('Built wells.')).toEqual(['Built wells.']);
});

test('writes a link on a card as its words', () => {
  expect(plainText('See [our map](https://maps.example.org/).', linkWords)).toBe('See our map.');
});

test('keeps text that only resembles markup', () => {
  for (const text of [
    'List<T> and <b>bold</b>',
    'C# and a_b_c',
    '#1 in sales',
    '1986. A great year.',
    '2 * 3 * 4',
    '[1]: source',
    'A\n---',
  ])
    expect(plainText(text)).toBe(text);
  expect(richLine('    indented')).toEqual(['indented']);
});

test('treats a link with a script address as text', () => {
  for (const text of ['[go](javascript:alert(1))', '[go](data:text/html,x)', '[go](//evil.example)'])
    expect(richLine(text)).toEqual([text]);
});

test('marks right-to-left texts', () => {
  expect(richText('مرحبا')).toEqual([['p', { dir: 'auto' }, 'مرحبا']]);
  expect(richText('hello')).toEqual([['p', null, 'hello']]);
});

const tags = (tree: ElementTree): string[] =>
  typeof tree === 'string'
    ? []
    : [tree[0], ...tree.slice(2).flatMap((inside) => tags(inside as ElementTree))];
const ALLOWED = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'br', 'a', 'blockquote']);

/** Fragments to combine in every order. */
const FRAGMENTS = '**~_~`~[~](~)~https://a.example~\n~\n\n~- ~1. ~> ~```\n~<b>~&amp;~!~# ~سلام~עברית~😀';
const markup = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS.split('~')), fc.string({ maxLength: 6 })), { maxLength: 20 })
  .map((parts) => parts.join(''));

test('any text is converted to allowed elements that contain all of its words', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const trees = richText(text);
      for (const tag of trees.flatMap(tags)) expect(ALLOWED).toContain(tag);
      const json = JSON.stringify(trees);
      for (const word of text.match(/\p{L}+/gu) ?? []) expect(json).toContain(word);
      for (const word of text.match(/\p{L}+/gu) ?? []) expect(plainText(text)).toContain(word);
    }),
    { numRuns: runs(3000) },
  );
});

test('takes about linear time', () => {
  const [FEW, TIMES] = [500, 16];
  const time = (text: string) => processorTime(() => richText(text), 3);
  const growth = ['[', '*a_', '> ', '- ', '![](', '1. a\n', 'http://a.b '].map(
    (piece) => time(piece.repeat(FEW * TIMES)) / Math.max(time(piece.repeat(FEW)), 1),
  );
  // Quadratic time would be 256 times. The limit allows for a busy machine.
  expect(Math.max(...growth)).toBeLessThan((TIMES * TIMES) / 2);
});

describe('with lists', () => {
  test('does not count the dash of a quotation among hyphens', () => {
    expect(plainBlocks('- Wove silk\n- Carded wool\n\n— Ada Lovelace')).toEqual([
      ['Wove silk', 'Carded wool'],
      '— Ada Lovelace',
    ]);
  });

  test.each([
    ['hyphens without a space', 'Loom\n-Wove silk\n-Carded wool'],
    ['long dashes', 'Loom\n— Wove silk\n— Carded wool'],
    ['indented items', 'Loom\n\n    - Wove silk\n    - Carded wool'],
    ['items behind a tab', 'Loom\n\n\t- Wove silk\n\t- Carded wool'],
  ])('reads %s as a list', (_, text) => {
    expect(plainBlocks(text)).toEqual(['Loom', ['Wove silk', 'Carded wool']]);
  });

  test.each(['“She weaves.”\n— Mary', '-5 °C in the mill\n-3 °C in the yard', '- Wove silk\n    - By hand'])(
    'keeps what is no such list: %j',
    (text) => {
      expect(plainBlocks(text).flat()).toEqual(text.startsWith('- ') ? ['Wove silk', 'By hand'] : [text]);
    },
  );
});
