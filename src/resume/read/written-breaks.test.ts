import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { withLineBreaks } from './written-breaks';

test.each([
  [String.raw`Mended looms.\nWove cloth.`, 'Mended looms.\nWove cloth.'],
  [String.raw`Mended looms.\r\n\r\nWove cloth.\n`, 'Mended looms.\n\nWove cloth.\n'],
  [String.raw`Looms: \n- Mended \n- Wove`, 'Looms: \n- Mended \n- Wove'],
  [String.raw`Mended looms. \n**Cloth**\n1. Wove`, 'Mended looms. \n**Cloth**\n1. Wove'],
  [String.raw`Mended looms.\n---\nWove cloth.`, 'Mended looms.\n\nWove cloth.'],
  ['Mended looms. --- Wove cloth.', 'Mended looms.\n\nWove cloth.'],
  ['Mended **looms.** --- Wove cloth.', 'Mended **looms.**\n\nWove cloth.'],
  ['修理织机。 --- 织布', '修理织机。\n\n织布'],
  ['Weaver (Lead)\n---\nWove cloth.', 'Weaver (Lead)\n\nWove cloth.'],
  ['Mended looms.\n---\nWove cloth.', 'Mended looms.\n\nWove cloth.'],
])('line breaks that are written out are line breaks: %j', (text, expected) => {
  expect(withLineBreaks(text)).toBe(expected);
});

test.each([
  [String.raw`Kept in C:\new\Nets and D:\nWeb, and on \\nAS`],
  [String.raw`Lines are divided by \n`],
  [String.raw`Wrote a parser of \n and \t`],
  ['Wrote `print("Looms.\\nCloth.")` on the first day'],
  [String.raw`Normalised \n CRLF endings`],
  [String.raw`使用 \n 分割文本并导入`],
  [String.raw`Read \n- and \t-separated texts`],
  ['Cloth --- of wool'],
  ['Weaver (Lead) --- New York'],
  ['Mill Inc. --- Berlin'],
  ['Mill Assoc. --- Berlin'],
  ['Planned looms for the U.S. --- Mexico route'],
  ['| a. | --- | B |'],
])('paths, code and dashes stay: %s', (text) => {
  expect(withLineBreaks(text)).toBe(text);
});

test('a long text of marks is read quickly', () => {
  const before = performance.now();
  for (const mark of ['\\n', '\\n ', '. ', '`', ' ', '.--- ', '\\r'])
    expect(withLineBreaks(mark.repeat(50_000)).length).toBeGreaterThan(0);
  expect(performance.now() - before).toBeLessThan(2000);
});

test('tells of written line breaks once, and leaves none in a name', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        {
          name: 'Mill',
          position: String.raw`Weaver,\nMender`,
          startDate: '2020',
          summary: String.raw`Mended looms.\nWove cloth.`,
        },
      ],
    },
  });
  expect(portfolio?.companies[0]?.positions[0]).toMatchObject({
    title: 'Weaver, Mender',
    summary: 'Mended looms.\nWove cloth.',
  });
  expect(warnings.filter((line) => line.includes('written'))).toEqual([
    'resume.json:8:7 work[0].position and 1 more (line 10): line breaks written as "\\n" or "---", which were taken as line breaks.',
  ]);
});
