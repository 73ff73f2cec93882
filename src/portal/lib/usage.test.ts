import { expect, test } from 'vitest';

import { hasUsage } from './usage';
import { listed, portfolioOf, role, usage } from './usage-for-test';
import { columnsIn } from './usage-order';

test('dates without months count as full years with a year of last use', () => {
  const use = (name: string, ...work: unknown[]) => {
    const found = usage({ work, skills: listed(name) }).skills.find((one) => one.name === name);
    return [found?.tenure, found?.lastUsed];
  };
  expect(use('Java', role('2013', '2017', 'Java'))).toEqual(['4 yrs', '2017']);
  expect(use('Java', role('2017', '2017', 'Java'))).toEqual(['1 yr', '2017']);
  expect(use('Java', role('2013-02', '2017-03', 'Java'))).toEqual(['4 yrs 2 mos', 'Mar 2017']);
  expect(use('Java', role('2013-02-28', '2017-03-01', 'Java'))).toEqual(['4 yrs', 'Mar 2017']);
  expect(use('Java', role('2013', '2017-03', 'Java'))).toEqual(['4 yrs', 'Mar 2017']);
  expect(use('Java', role('2013', '2017', 'Java'), role('2017-02', '2017-06', 'Java'))).toEqual([
    '4 yrs',
    'Jun 2017',
  ]);
});

test('a project without an end counts until today, and an old one with its start', () => {
  const loom = { name: 'Loom', startDate: '2012-03', keywords: ['Java'] };
  const work = [role('2013-01', '2014-12', 'Kotlin')];
  const use = (project: object) => {
    const { skills, years } = usage({ projects: [project], skills: listed('Java'), work });
    const java = skills.find(({ name }) => name === 'Java');
    return [java?.tenure, java?.lastUsed, years.at(-1)];
  };
  expect(use(loom).slice(0, 2)).toEqual(['1 mo', 'Mar 2012']);
  expect(use({ ...loom, startDate: `${new Date().getFullYear() - 2}-03` })[1]).toBe('Present');
  // The file says that it goes on, so it counts until today.
  const [tenure, ...last] = use({ ...loom, endDate: 'Present' });
  expect(tenure).not.toBe('1 mo');
  expect(last).toEqual(['Present', expect.objectContaining({ count: 1 })]);
});

test('a project with only an end is used until then, for an unknown time', () => {
  const use = (endDate: string, ...work: object[]) => {
    const projects = [{ name: 'Loom', endDate, keywords: ['Java'] }];
    const { skills, from } = usage({ projects, work, skills: listed('Java', 'Kotlin', 'Redis', 'Go') });
    const java = skills.find(({ name }) => name === 'Java');
    return [java?.tenure, java?.lastUsed, from.undated];
  };
  expect(use('2023-03')).toEqual(['', 'Mar 2023', 0]);
  expect(use('2023')).toEqual(['', '2023', 0]);
  expect(use('2013-03', role('2013-01', '2017-03', 'Java'))).toEqual(['4 yrs 3 mos', 'Mar 2017', 0]);
  expect(use('2023-03', role('2013-01', '2017-03', 'Java'))).toEqual(['4 yrs 3 mos', 'Mar 2023', 0]);
  // Undated roles may be later.
  expect(use('2023-03', { name: 'Mill', position: 'Weaver', keywords: ['Java'] })).toEqual(['', '', 1]);
  // It has a date to tell beside skills with years.
  const others = role('2013-01', '2017-03', 'Kotlin', 'Redis', 'Go');
  expect(use('2023-03', others)).toEqual(['', 'Mar 2023', 0]);
});

test('a project that only says that it goes on is used until today, for an unknown time', () => {
  const projects = [{ name: 'Loom', date: 'ongoing', keywords: ['Rust'] }];
  const work = [role('2013-01', '2017-03', 'Java', 'Kotlin', 'Redis')];
  const { skills, from } = usage({ projects, work, skills: listed('Rust', 'Java', 'Kotlin', 'Redis') });
  const rust = skills.find(({ name }) => name === 'Rust');
  expect([rust?.tenure, rust?.lastUsed]).toEqual(['', 'Present']);
  expect([from.hidden, from.undated]).toEqual([0, 0]);
});

test('a course of a dated study has dates, and adds no time', () => {
  const from = (dates: object) =>
    usage({
      work: [role('2013-01', '2017-03', 'Kotlin')],
      education: [{ institution: 'School', area: 'Weaving', courses: ['Java'], ...dates }],
      skills: listed('Java', 'Kotlin'),
    }).from.undated;
  expect(from({ startDate: '2010-09', endDate: '2012-06' })).toBe(0);
  expect(from({})).toBe(1);
});

test('states how many entries were read, also those that name no skill', () => {
  const { from } = usage({
    work: [role('2013-01', '2017-03', 'Java'), role('2018-01', '2019-03', 'nothing')],
    projects: [{ name: 'Loom' }],
    education: [{ institution: 'School', area: 'Law' }],
    skills: listed('Java'),
  });
  expect(from).toMatchObject({ roles: 2, projects: 1, others: 1 });
});

test('a column of the table without a value in any row is left out', () => {
  const { skills } = usage({
    projects: [{ name: 'Loom', startDate: '2021-03', keywords: ['Java'] }],
    skills: listed('Java'),
  });
  expect(columnsIn(skills)).toEqual(['name', 'domain', 'months', 'last', 'roles', 'mentions']);
  expect(columnsIn(skills.map((skill) => ({ ...skill, months: 0, last: -1, projects: 0 })))).toEqual([
    'name',
    'domain',
    'mentions',
  ]);
});

test('leaves out and counts skills without dates and roles beside others', () => {
  const certificates = [{ name: 'Kubernetes basics', date: '2020-01' }];
  const shown = (work: object[], ...skills: string[]) => {
    const projects = [{ name: 'Loom', keywords: ['Rust'] }];
    const found = usage({ work, projects, certificates, skills: listed('Kubernetes', 'Rust', ...skills) });
    return [...found.skills.map(({ name }) => name).toSorted(), found.from.hidden];
  };
  const job = (...skills: string[]) => [role('2013-01', '2017-03', ...skills)];
  expect(shown(job('Java', 'Kotlin'), 'Java', 'Kotlin')).toEqual(['Java', 'Kotlin', 'Rust', 1]);
  expect(shown(job('Java', 'Kotlin', 'Redis'), 'Java', 'Kotlin', 'Redis')).toEqual([
    'Java',
    'Kotlin',
    'Redis',
    2,
  ]);
  const { skills, from } = usage({ certificates, skills: listed('Kubernetes') });
  expect([skills.length, from.hidden]).toEqual([1, 0]);
});

test('usage has a screen for at least three skills that the entries of most of the career list', () => {
  const has = (keywords: readonly string[], ...others: object[]) =>
    hasUsage(
      portfolioOf({
        work: [{ ...role('2013-01', '2017-03', ...keywords), keywords }, ...others],
        skills: listed('Erlang', ...keywords),
      }),
    );
  expect(has(['Java', 'Kotlin'])).toBe(false);
  expect(has(['Java', 'Kotlin', 'Redis'])).toBe(true);
  expect(has(['Java', 'Kotlin', 'Redis'], role('2018-01', '2019-03', 'Java'))).toBe(true);
  expect(has(['Java', 'Kotlin', 'Redis'], role('2018-01', '2025-03', 'Java'))).toBe(false);
  const work = [role('2013-01', '2017-03', 'Java', 'Kotlin', 'Redis')];
  expect(hasUsage(portfolioOf({ work, skills: listed('Java', 'Kotlin', 'Redis') }))).toBe(false);
});

test('without jobs, usage has a screen where at least half of the projects are dated', () => {
  const names = ['Java', 'Kotlin', 'Redis'];
  const project = (name: string, dates: object) => ({ name, keywords: names, ...dates });
  const dated = { startDate: '2022-01', endDate: '2022-05' };
  const has = (...others: object[]) =>
    hasUsage(portfolioOf({ projects: [project('Loom', dated), ...others], skills: listed(...names) }));
  expect(has(project('Mill', dated), project('Yarn', {}))).toBe(true);
  expect(has(project('Mill', {}), project('Yarn', {}))).toBe(false);
});

test('an entry that lists its technologies was made with these, not with those that its text names', () => {
  const engine = {
    name: 'Loom',
    description: 'A JavaScript engine that is written in C++.',
    startDate: '2020-01',
    endDate: '2020-12',
  };
  const namesOf = (keywords: string[]) => {
    const { skills, from } = usage({
      projects: [{ ...engine, keywords }],
      skills: listed('JavaScript', 'C++'),
    });
    return [skills.map(({ name }) => name), from.unnamed];
  };
  expect(namesOf(['C++'])).toEqual([['C++'], 0]);
  expect(namesOf(['C++', 'JavaScript'])[0]).toEqual(['C++', 'JavaScript']);
  // These tags are no technologies.
  expect(namesOf(['Weaving'])[0]).toEqual(expect.arrayContaining(['C++', 'JavaScript']));
});

test('a skill of mostly undated roles has no years', () => {
  const undated = (name: string) => ({ name, position: 'Weaver', keywords: ['React'] });
  const work = [
    role('2013-01', '2017-03', 'React', 'Java', 'Go', 'Rust'),
    ...['Yard', 'Loft', 'Dock'].map(undated),
  ];
  const { skills } = usage({ work, skills: listed('React', 'Java', 'Go', 'Rust') });
  const react = skills.find(({ name }) => name === 'React');
  expect([react?.months, react?.lastUsed, react?.roles]).toEqual([0, '', 4]);
  expect(skills.find(({ name }) => name === 'Java')?.months).toBeGreaterThan(0);
  // Certificates and degrees have no months of use.
  const certificates = ['Java basics', 'Java looms', 'Java mills'].map((name) => ({ name }));
  const certified = usage({ work: work.slice(0, 1), certificates, skills: listed('React', 'Java', 'Go') });
  expect(certified.skills.find(({ name }) => name === 'Java')?.months).toBeGreaterThan(0);
});
