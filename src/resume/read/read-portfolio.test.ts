import { expect, test } from 'vitest';

import { TODAY, portfolioOf, readFolder } from './folder-for-test';
import { readPortfolioSync } from '../../site/content/read-portfolio-sync';

const NAME = { basics: { name: 'Ada Byron' } };

test('the sample has the data of the specification', () => {
  const { portfolio, warnings } = readPortfolioSync('examples/sample', { today: TODAY });
  expect(warnings).toEqual([]);
  expect(
    portfolio.companies.map(({ name, active, score, location }) => [name, active, score, location]),
  ).toEqual([
    ['Ferrovial', true, 88, 'Madrid, ESP'],
    ['Ferrovial Construction US & Canada', false, null, 'Dallas, US'],
    ['Indra USA Inc.', false, null, 'Dallas, US'],
    ['Indra', false, null, 'Madrid, ESP'],
  ]);
  expect(portfolio.companies.map(({ id }) => id)).toContain('indra-usa-inc');
  expect(portfolio.stats.map(({ measure, value }) => [measure, value])).toEqual([
    ['years', '18+'],
    ['projects', '17+'],
    ['languages', '3'],
  ]);
  expect(portfolio.owner.biography).toHaveLength(4);
  expect(portfolio.portal.presence).toHaveLength(4);
  const years = portfolio.projects
    .filter(({ shown }) => shown === 'featured')
    .map(({ period }) => period.start?.year);
  expect(years.toSorted()).toEqual([2019, 2020, 2021, 2022, 2023, 2024]);
  expect(portfolio.portal.mail).toBeNull();
});

test('a name is enough', () => {
  const portfolio = portfolioOf(NAME);
  expect(portfolio.owner).toMatchObject({
    name: 'Ada Byron',
    initials: 'AB',
    headline: null,
    biography: [],
  });
  expect(portfolio.portal).toMatchObject({
    title: 'Ada Byron',
    directory: null,
    brandColor: '#0078d4',
  });
  expect(portfolio.stats).toEqual([]);
  expect(portfolio.lastProject).toBeNull();
});

test('merges jobs at one employer into one company', () => {
  const portfolio = portfolioOf({
    ...NAME,
    work: [
      { name: 'Alpha', position: 'Junior', startDate: '2010-01', endDate: '2011-12' },
      { name: 'Beta', position: 'Consultant', startDate: '2012-01', endDate: '2012-12' },
      { name: 'Alpha', position: 'Senior', startDate: '2013-01', endDate: '2013-12' },
    ],
  });
  expect(portfolio.companies.map(({ name, months }) => [name, months])).toEqual([
    ['Alpha', 36],
    ['Beta', 12],
  ]);
  expect(portfolio.companies[0]?.positions.map(({ title }) => title)).toEqual(['Senior', 'Junior']);
  expect(portfolio.experience.months).toBe(48);
});

test('ids are unique for equal names', () => {
  const portfolio = portfolioOf({
    ...NAME,
    work: [{ name: 'AI' }, { name: 'Ai' }],
    projects: [{ name: 'AI' }, { name: 'ai' }, { name: '!!!' }],
  });
  const { companies, projects } = portfolio;
  const ids = [...companies, ...companies.flatMap(({ positions }) => positions), ...projects].map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('the model is deeply frozen', () => {
  const { portfolio } = readPortfolioSync('examples/sample', { today: TODAY });
  const thawed = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (!Object.isFrozen(value) || Object.values(value).some(thawed));
  expect(thawed(portfolio)).toBe(false);
});

test('applies settings to skills, companies, resources and projects by name', () => {
  const portfolio = portfolioOf(
    {
      ...NAME,
      work: [{ name: 'Alpha', startDate: '2020' }],
      skills: [{ name: 'Go' }],
      projects: [{ name: 'Bridge', entity: 'Alpha' }, { name: 'Tower' }],
    },
    {
      'portal.yaml':
        'companies:\n  Alpha: { icon: Building Store, score: 50, color: "#AABBCC" }\nskills:\n  Go: { percentage: 40 }\nresources:\n  Bridge: { icon: cloud, type: Road }\nprojects:\n  Tower: { featured: false, image: images/tower.svg }\n',
      'images/tower.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
    },
  );
  expect(portfolio.companies[0]).toMatchObject({ icon: 'building-store', score: 50, color: '#aabbcc' });
  expect(portfolio.companies[0]?.positions[0]?.resources[0]).toMatchObject({
    icon: 'cloud',
    type: 'Road',
  });
  expect(portfolio.skills[0]?.percentage).toBe(0.4);
  expect(portfolio.projects[0]).toMatchObject({ shown: 'listed', image: { alt: '' } });
  expect(portfolio.projects[0]?.image?.src).toMatch(/^\/pictures\/tower-[0-9a-f]{8}\.svg$/);
  expect(portfolio.files).toHaveLength(1);
});

test('lists the hosts of pictures for the policy', () => {
  const portfolio = portfolioOf({ basics: { name: 'A', image: 'https://img.example.org/a.jpg' } });
  expect(portfolio.pictureHosts).toEqual(['img.example.org']);
  expect(portfolio.files).toEqual([]);
});

test('warns about the future, and excludes it from the current role and the last project', () => {
  const work = [
    { name: 'Alpha', position: 'Engineer', startDate: '2010-01', endDate: '2012-12' },
    { name: 'Beta', position: 'Director', startDate: '2031-01' },
  ];
  const projects = [
    { name: 'Bridge', entity: 'Alpha', startDate: '2011-01' },
    { name: 'Tunnel', entity: 'Alpha', startDate: '2032' },
  ];
  const { portfolio, warnings } = readFolder({ 'resume.json': { ...NAME, work, projects } });
  expect(portfolio?.lastProject).toMatchObject({ title: 'Bridge', company: 'Alpha' });
  expect(portfolio?.currentPosition).toBeNull();
  expect(portfolio?.experience).toEqual({ months: 36, since: { year: 2010, month: 1 } });
  expect(portfolio?.companies.map(({ name }) => name)).toContain('Beta');
  const lines = warnings.filter((warning) => warning.includes('lies in the future'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^resume\.json:15:7 work\[1\]\.startDate: "2031-01" lies in the future;/);

  const alone = portfolioOf({ ...NAME, work: [work[1]] });
  expect(alone.lastProject).toBeNull();
  expect(alone.experience).toEqual({ months: 0, since: null });
});
