import { expect, test } from 'vitest';

import { processorTime } from '../../../test/support/processor-time';
import { readFolder } from '../read/folder-for-test';
import { withLineBreaks } from './written-breaks';

test.each([
  [String.raw`Mended looms.\nWove cloth.`, 'Mended looms.\nWove cloth.'],
  [String.raw`Mended looms.\r\n\r\nWove cloth.\n`, 'Mended looms.\n\nWove cloth.\n'],
  [String.raw`Mended looms.\n**Cloth**\n1. Wove`, 'Mended looms.\n**Cloth**\n1. Wove'],
  [String.raw`Mended **looms.**\n**Cloth**`, 'Mended **looms.**\n**Cloth**'],
])('line breaks that are written out are line breaks: %j', (text, expected) => {
  expect(withLineBreaks(text)).toBe(expected);
});

test.each([
  [String.raw`Kept in C:\new\Nets and D:\nWeb, and on \\nAS`],
  [String.raw`Lines are divided by \n`],
  [String.raw`Wrote a parser of \n and \t`],
  ['Mended looms. --- Wove cloth.'],
  ['Wrote `print("Looms.\\nCloth.")` on the first day'],
  [String.raw`Normalised \n CRLF endings`],
  [String.raw`使用 \n 分割文本并导入`],
  [String.raw`Read \n- and \t-separated texts`],
])('paths, code and dashes stay: %s', (text) => {
  expect(withLineBreaks(text)).toBe(text);
});

test.each(['\\n', '\\n ', '.\\n ', '. ', '`', ' ', '\\r'])('takes linear time: %j', (mark) => {
  const time = (count: number) => processorTime(() => withLineBreaks(mark.repeat(count)), 9);
  expect(time(80_000) / Math.max(time(20_000), 1)).toBeLessThan(10);
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
  expect(warnings.filter((line) => line.includes('taken as a line break'))).toEqual([
    'resume.json:8:7 work[0].position and 1 more (line 10): "\\n", which was taken as a line break.',
  ]);
});
