import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { defaultLanguage } from '../portal/addresses/languages';
import { blockTexts } from './document';
import { documentOf } from './document-of';

const REPOSITORY = 'https://github.com/ada/loom';

const sectionsOf = (projects: readonly object[]) =>
  documentOf(portfolioOf({ basics: { name: 'Ada Byron' }, projects }), defaultLanguage).sections;

test.each([
  [{ name: 'Loom' }, 'openSource'],
  [{ name: 'Loom', type: 'course' }, 'projects'],
])('a project with a repository is open source, unless it has another type: %j', (project, kind) => {
  expect(sectionsOf([{ ...project, url: REPOSITORY }])).toMatchObject([{ kind }]);
});

test('open-source projects show their highlights as a list', () => {
  const highlights = ['Weaves cloth.', 'Reads cards.'];
  const [section] = sectionsOf([
    { name: 'Loom', url: REPOSITORY, highlights },
    { name: 'Card', url: `${REPOSITORY}-card`, description: 'A card.' },
  ]);
  expect(section?.kind).toBe('openSource');
  expect(section?.entries[0]).toMatchObject({ title: { text: 'Loom' }, blocks: [{ type: 'list' }] });
  expect(section?.blocks.flatMap(blockTexts)).toEqual(['Card: A card.']);
});
