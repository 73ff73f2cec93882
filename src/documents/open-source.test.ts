import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../resume/read/folder-for-test';
import { formatOf } from '../portal/i18n/format';
import { resumeSheet } from './sheet-of';

const REPOSITORY = 'https://github.com/ada/loom';

const sectionsOf = (projects: readonly object[]) =>
  resumeSheet(portfolioOf({ basics: { name: 'Ada Byron' }, projects }), 'en', formatOf('en'), String)
    .sections;

test.each([
  [{ name: 'Loom' }, 'openSource'],
  [{ name: 'Loom', type: 'course' }, 'projects'],
])('a project with a repository is open source, unless it has another type: %j', (project, kind) => {
  expect(sectionsOf([{ ...project, url: REPOSITORY }])).toMatchObject([{ kind }]);
});

test('the only project with a repository is among the others', () => {
  expect(sectionsOf([{ name: 'Mill' }, { name: 'Loom', url: REPOSITORY }])).toMatchObject([
    { kind: 'projects' },
  ]);
  const stated = { name: 'Loom', type: 'open source' };
  expect(sectionsOf([{ name: 'Mill' }, stated]).map(({ kind }) => kind)).toContain('openSource');
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

test('a name before the colon of its text has no full stop', () => {
  const looms = { name: 'Loom with wooden cards.', url: REPOSITORY };
  const linesOf = (project: object) =>
    sectionsOf([
      { ...looms, ...project },
      { name: 'Card', url: `${REPOSITORY}-card` },
    ])[0]?.lines[0];
  const name = 'Loom with wooden cards';
  expect(linesOf({ description: 'A loom.' })).toMatchObject({ name, text: 'A loom.' });
  expect(linesOf({ startDate: '2019', endDate: '2019' })).toMatchObject({ name, facts: '2019', text: '' });
});

test.each(['certificates', 'interests'])('so does one of %s', (section) => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      [section]: [{ name: 'Weaving with wooden cards.', summary: 'By hand.' }],
    },
  });
  const [read] = portfolio ? resumeSheet(portfolio, 'en', formatOf('en'), String).sections : [];
  expect(read?.lines).toMatchObject([{ name: 'Weaving with wooden cards', text: 'By hand.' }]);
});
