import { expect, test } from 'vitest';

import { portfolioOf, TODAY } from '../read/folder-for-test';
import { readPortfolioSync } from '../../site/content/read-portfolio-sync';
import type { Portfolio } from './portfolio';

const fixture = (name: string) =>
  readPortfolioSync(`test/fixtures/resumes/${name}`, { today: TODAY }).portfolio;

/** The resources of each role, in the order of the career. */
const resourcesIn = ({ companies }: Portfolio) =>
  companies.flatMap(({ positions }) => positions.map(({ resources }) => resources));
const namesIn = (portfolio: Portfolio) =>
  resourcesIn(portfolio).map((resources) => resources.map(({ name, origin }) => `${name}: ${origin}`));

test('a role has its projects and keywords, or else the skills that its text names', () => {
  const skills = [{ name: 'Languages', keywords: ['Go', 'Python'] }];
  const summary = 'Wrote services in Go. Taught Python, and later Python again.';
  const portfolio = portfolioOf({
    work: [
      { name: 'One', startDate: '2024', summary },
      { name: 'Two', startDate: '2022', endDate: '2023', summary, keywords: ['Docker', 'Go'] },
      { name: 'Three', startDate: '2020', endDate: '2021', summary },
      { name: 'Four', startDate: '2018', endDate: '2019', summary: 'We go far.' },
    ],
    projects: [{ name: 'Big Engine', entity: 'Three' }],
    skills,
  });
  expect(namesIn(portfolio)).toEqual([
    ['Go: skill', 'Python: skill'],
    ['Docker: keyword', 'Go: keyword'],
    ['Big Engine: project'],
    [],
  ]);
  const [[go, python] = [], [, goAgain] = []] = resourcesIn(portfolio);
  expect(go).toMatchObject({ type: 'Languages', icon: 'code', description: 'Wrote services in Go.' });
  expect(python?.description).toBe('Taught Python, and later Python again.');
  // All roles with this resource share its id.
  expect(goAgain?.id).toBe(go?.id);
});

test('without work, education, projects and volunteering become subscriptions', () => {
  const student = fixture('student');
  expect(student.companies.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'education: University of Galway',
    'education: Coláiste na Coiribe',
    'project: Bus Board',
    'project: Tide Clock',
    'volunteering: CoderDojo Galway',
  ]);
  expect(namesIn(student)[2]).toEqual(['Python: keyword', 'React: keyword']);
  expect(student.currentPosition).toBeNull();
  expect(student.experience.months).toBe(0);
});

test('without work, current projects come before schools that are over', () => {
  const { companies } = portfolioOf({
    education: [{ institution: 'Academy', area: 'Weaving', endDate: '2014' }],
    projects: [{ name: 'Loom', startDate: `${new Date().getFullYear() - 1}` }],
    volunteer: [{ organization: 'Barn', startDate: '2019' }],
  });
  expect(companies.map(({ kind }) => kind)).toEqual(['project', 'volunteering', 'education']);
});

test('sorts companies by their newest role, and the current position is the newest open one', () => {
  const portfolio = portfolioOf({
    work: [
      { name: 'Board', position: 'Member', startDate: '2012' },
      { name: 'Shop', position: 'Head', startDate: '2023' },
      { name: 'Shop', position: 'Clerk', startDate: '2005', endDate: '2008' },
      { name: 'Bank', position: 'Teller', startDate: '2009', endDate: '2011' },
    ],
  });
  expect(portfolio.companies.map(({ name }) => name)).toEqual(['Shop', 'Board', 'Bank']);
  expect(portfolio.currentPosition?.position.title).toBe('Head');
});

test('the cards of a role quote different sentences, and no line that only repeats a skill', () => {
  const read = (...highlights: string[]) =>
    portfolioOf({
      work: [{ name: 'One', startDate: '2024', highlights }],
      skills: [{ name: 'Languages', keywords: ['Python', 'Rust'] }],
    });
  const cardsOf = (portfolio: Portfolio) =>
    Object.fromEntries(resourcesIn(portfolio)[0]?.map(({ name, description }) => [name, description]) ?? []);
  const both = 'Wrote Python and Rust for the grid.';
  const rust = 'Kept Rust services running.';
  expect(cardsOf(read(both, rust))).toEqual({ Python: both, Rust: rust });
  expect(cardsOf(read('Python.', rust))).toEqual({ Rust: rust });
  const one = read(both);
  expect(cardsOf(one)).toEqual({ Python: both, Rust: null });
  expect(one.evidence.map(({ name, mentions }) => [name, mentions.length])).toEqual([
    ['Python', 1],
    ['Rust', 1],
    ['Scripting Languages', 1],
  ]);
});

test('a card prefers a sentence to a few words', () => {
  const portfolio = portfolioOf({
    work: [
      { name: 'Mill', startDate: '2020', highlights: ['Latest React', 'Wove pages in React and Docker.'] },
    ],
    skills: [{ name: 'React' }, { name: 'Docker' }],
  });
  expect(resourcesIn(portfolio)[0]?.map(({ description }) => description)).toContain(
    'Wove pages in React and Docker.',
  );
});

test('words for what any project is about prove no skill, unless the résumé lists them', () => {
  const work = [
    { name: 'Mill', position: 'Clerk', highlights: ['Development of a Web page', 'Read Web novels'] },
  ];
  const projects = [{ name: 'Loom planner', keywords: ['Web', 'Development', 'Zettelkasten'] }];
  expect(namesIn(portfolioOf({ work, projects }))).toEqual([[]]);
  expect(namesIn(portfolioOf({ work, projects, skills: [{ name: 'Web' }] }))).toEqual([['Web: skill']]);
  expect(namesIn(portfolioOf({ work: [{ ...work[0], keywords: ['Web'] }] }))).toEqual([['Web: keyword']]);
});

test('a card quotes no sentence that only repeats the title of its role', () => {
  const role = { name: 'Mill', position: 'DevOps & Loom Engineer', startDate: '2020' };
  const summary = 'DevOps & Loom Engineer. Ran the looms with Docker.';
  const cardsOf = (fields: object) =>
    resourcesIn(
      portfolioOf({ work: [{ ...role, ...fields }], skills: [{ name: 'DevOps' }, { name: 'Docker' }] }),
    )
      .flat()
      .map(({ name, description }) => [name, description]);
  const docker = ['Docker', 'Ran the looms with Docker.'];
  expect(cardsOf({ summary })).toEqual([docker]);
  expect(cardsOf({ summary, keywords: ['DevOps'] })).toEqual([['DevOps', null]]);
  expect(cardsOf({ summary, highlights: ['Taught DevOps to the mill.'] })).toEqual([
    ['DevOps', 'Taught DevOps to the mill.'],
    docker,
  ]);
});
