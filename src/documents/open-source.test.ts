import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { formatOf } from '../portal/i18n/format';
import { resumeSheet } from './sheet-of';

const REPOSITORY = 'https://github.com/ada/loom';

const sectionsOf = (projects: readonly object[]) =>
  resumeSheet(portfolioOf({ basics: { name: 'Ada Byron' }, projects }), 'en', formatOf('en')).sections;

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
  expect(section).toMatchObject({
    kind: 'openSource',
    entries: [{ title: 'Loom', points: highlights }],
    lines: [{ name: 'Card', text: 'A card.' }],
  });
});
