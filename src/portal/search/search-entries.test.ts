import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { searchWords } from '~/portal/features/search/search-words';
import { tOf } from '~/portal/i18n/t';
import { defaultLanguage } from '~/portal/addresses/languages';
import { packIndex } from './pack-index';
import { searchEntries } from './search-entries';
import { readIndex } from './search-index';

/** The index of the résumé of Ada with the given sections. */
function packed(resume: object) {
  const portfolio = portfolioOf(resume);
  return readIndex(JSON.stringify(packIndex(portfolio)));
}

function entriesOf(resume: object) {
  const index = packed(resume);
  return searchEntries(index, searchWords(tOf('en'), index, defaultLanguage), (slug) => `/${slug}`);
}

test('offers only sections that the pages have', () => {
  const sectionsOf = (resume: object) =>
    entriesOf(resume)
      .filter(({ kind }) => kind === 'section')
      .map(({ title, detail }) => `${title} (${detail})`);
  expect(sectionsOf({})).toEqual(['Basic info (IAM)']);
  expect(sectionsOf({ work: [{ name: 'Mill', position: 'Weaver', startDate: '2019-02' }] })).toEqual([
    'Current Position (Dashboard)',
    'Basic info (IAM)',
    'Current Position (IAM)',
  ]);
  expect(
    sectionsOf({
      projects: [{ name: 'Loom', startDate: '2021-03' }],
      skills: [{ name: 'Weaving' }],
      languages: [{ language: 'Irish' }],
    }),
  ).toEqual(expect.arrayContaining(['Featured Skills (Dashboard)', 'Languages (IAM)']));
});

test('without work, projects and degrees are found once, also by their texts', () => {
  const found = entriesOf({
    projects: [{ name: 'Loom planner', description: 'Plans the shifts of looms.', startDate: '2021' }],
    education: [{ institution: 'Academy', studyType: 'BA', area: 'Weaving' }],
  }).filter(({ title }) => ['Loom planner', 'BA, Weaving'].includes(title));
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([
    ['project', 'Loom planner'],
    ['profile', 'BA, Weaving'],
  ]);
  expect(found[0]?.more).toContain('shifts of looms');
});

test('a role with the title of a project or a degree is found', () => {
  const kinds = entriesOf({
    work: [{ name: 'Mill', position: 'Mentor' }],
    projects: [{ name: 'Mentor' }],
    volunteer: [{ organization: 'Guild', position: 'Mentor' }],
  }).flatMap(({ kind, title }) => (title === 'Mentor' ? [kind] : []));
  expect(kinds).toEqual(['role', 'project', 'profile']);
});
