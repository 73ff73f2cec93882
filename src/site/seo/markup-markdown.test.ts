import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { treesMarkdown } from './markup-markdown';

/** The Markdown that machines read of a case study. */
function publishedOf(written: string): string {
  const { portfolio, problems } = readFolder({
    'resume.json': { basics: { name: 'Ada' }, projects: [{ name: 'Mill', startDate: '2020' }] },
    'projects/mill.md': written,
  });
  expect(problems).toEqual([]);
  return treesMarkdown(portfolio?.caseStudies[0]?.texts['en']?.body ?? []);
}

test('writes a table as Markdown', () => {
  const table =
    '| Year | **Cost** | Part |\n| --- | --: | :-: |\n| 1842 | 3 | [Mill](<https://example.org/>) |\n|  | 4 \\| 5 | `a\\|b` |';
  expect(publishedOf(`## Costs\n\n${table}\n\nThe rest.`)).toBe(`## Costs\n\n${table}\n\nThe rest.`);
});
