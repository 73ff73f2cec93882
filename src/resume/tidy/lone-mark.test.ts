import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { withoutLoneMark } from './lone-mark';

test.each([
  ['_The mill is the oldest of the county.', 'The mill is the oldest of the county.'],
  ['_"Mill & Sons" is a maker of looms.', '"Mill & Sons" is a maker of looms.'],
  ['**The mill is old.\n\nIt stands in Leeds.', 'The mill is old.\n\nIt stands in Leeds.'],
])('a mark at the beginning that nothing closes is left out: %s', (text, expected) => {
  expect(withoutLoneMark(text)).toBe(expected);
});

test.each([
  '_The mill_ is the oldest of the county.',
  '*Looms of wood\n*Looms of iron',
  '* The mill is old.',
  '_id is the key of a loom',
  '*args of a loom are cards',
  '_Loom',
  '__Loom__ has a module',
  'The _mill is old.',
])('other marks stay: %s', (text) => {
  expect(withoutLoneMark(text)).toBe(text);
});

test('says so, and keeps the name of an entry', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: '_Mill of the county', position: 'Weaver', highlights: ['_The mill is the oldest.'] }],
    },
  });
  expect(portfolio?.companies[0]?.positions[0]?.highlights).toEqual(['The mill is the oldest.']);
  expect(portfolio?.companies[0]?.name).toBe('_Mill of the county');
  expect(warnings.join('\n')).toContain('a mark of Markdown that nothing closes; it was left out.');
});
