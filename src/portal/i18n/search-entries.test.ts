import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { searchIndex } from './search-entries';
import { search, normalizedEntries } from '~/portal/search/search';
import { defaultLanguage } from '~/portal/addresses/languages';

/** The entries of the résumé of Ada with the given sections. */
const entriesOf = (resume: object) => searchIndex(portfolioOf(resume), defaultLanguage).entries;

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

test('the owner’s synonyms find both sides, also of several words', () => {
  const { entries } = searchIndex(
    portfolioOf(
      { skills: [{ name: 'Kubernetes' }, { name: 'Lane control' }] },
      'synonyms: { k8s: Kubernetes, computer vision: lane control }',
    ),
    defaultLanguage,
  );
  const titles = (query: string) =>
    search(normalizedEntries(entries), query).groups.flatMap(({ hits }) => hits.map(({ title }) => title));
  expect(titles('k8s')).toEqual(['Kubernetes']);
  expect(titles('Computer  vision')).toEqual(['Lane control']);
});

test('a synonym is a whole word of a text', () => {
  const skills = ['Email', 'Negociación', 'OpenAI and AI.', 'IaC', 'CI/CD'].map((name) => ({ name }));
  const owned = portfolioOf({ skills }, 'synonyms: { genai: AI, terraform: IaC, CI/CD: pipelines }');
  const called = searchIndex(owned, defaultLanguage).entries.flatMap(({ kind, title, calls }) =>
    kind === 'skill' ? [[title, calls]] : [],
  );
  expect(called).toEqual([
    ['Email', undefined],
    ['Negociación', undefined],
    ['OpenAI and AI.', 'genai'],
    ['IaC', 'terraform'],
    ['CI/CD', 'pipelines'],
  ]);
});
