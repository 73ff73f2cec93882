import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../read/folder-for-test';

const RESUME = {
  basics: { name: 'Ada' },
  work: [
    { name: 'Engine Works', position: 'Engineer', startDate: '2010-01', endDate: '2012-12' },
    { name: 'Bridge Works', position: 'Architect', startDate: '2013-01', summary: 'Spans.' },
  ],
  projects: [{ name: 'Punched Cards', entity: 'Engine Works' }, { name: 'Flyology' }],
  awards: [{ title: 'Flyology' }, { title: 'Medal' }],
};

const read = (yaml: string) => readFolder({ 'resume.json': RESUME, 'portal.yaml': yaml });

test('an achievement links to the resource with its title, or to the named one', () => {
  const { portfolio } = read(
    [
      'achievements:',
      '  - title: Punched Cards',
      '  - { title: Something else, resource: Architect }',
      '  - { title: A company, resource: Engine Works }',
      '  - title: Nothing of the résumé',
    ].join('\n'),
  );
  expect(portfolio?.achievements.map(({ itemId }) => itemId)).toEqual([
    'punched-cards',
    portfolio?.companies[0]?.positions[0]?.id,
    'engine-works',
    null,
  ]);
});

test('an award links to the project that won it', () => {
  const { portfolio } = read('title: A');
  expect(portfolio?.achievements.map(({ itemId }) => itemId)).toEqual(['flyology', null]);
});

test('the last project links to its role, and has no link for an unknown title', () => {
  const roleIn = (yaml: string) => read(yaml).portfolio?.lastProject?.positionId;
  expect(roleIn('title: A')).toBe('bridge-works-architect');
  expect(roleIn('lastProject: { title: Engineer, company: Engine Works }')).toBe('engine-works-engineer');
  expect(roleIn('lastProject: { title: Consultant }')).toBeNull();
});

test('an undated project of somebody without jobs is a project, and no position or the last one', () => {
  const portfolio = portfolioOf({
    projects: [{ name: 'Loom', description: 'Of wood.' }],
  });
  expect(portfolio.lastProject).toMatchObject({ title: 'Loom', kind: 'undated' });
});

test('an older project is not the last one, even if the current role has no text', () => {
  const portfolio = portfolioOf({
    ...RESUME,
    work: [
      { name: 'Mill', position: 'Owner', startDate: '2020-01' },
      {
        name: 'Bridge Works',
        position: 'Architect',
        startDate: '2010-01',
        endDate: '2019',
        summary: 'Spans.',
      },
    ],
    projects: [{ name: 'Loom', startDate: '2015' }],
  });
  expect(portfolio.lastProject).toMatchObject({ title: 'Owner', kind: 'current' });
});

const WORK = [{ name: 'New', position: 'Head', startDate: '2022', highlights: ['Grew sales.'] }];

test('shows at most four figures, of counts above one and of at least three projects', () => {
  const figures = (resume: object, yaml?: string) =>
    portfolioOf(resume, yaml).stats.map(({ measure, value }) => `${measure} ${value}`);
  expect(figures({ languages: [{ language: 'Irish' }], projects: [{ name: 'A' }, { name: 'B' }] })).toEqual(
    [],
  );
  const [own, given] = [{ name: 'A' }, { name: 'B', type: 'open source' }];
  const languages = [{ language: 'Irish' }, { language: 'English' }];
  expect(figures({ languages, projects: [given, { ...given, name: 'C' }] })).toEqual([
    'languages 2',
    'openSource 2',
  ]);
  expect(figures({ languages })).toEqual([]);
  // One of all projects counts those of open source too.
  expect(figures({ languages, projects: [own, given, { ...given, name: 'C' }] })).toEqual([
    'projects 3',
    'languages 2',
  ]);
  const many = {
    work: [{ name: 'New', startDate: '2010', endDate: '2016' }],
    projects: ['A', 'B', 'C'].map((name) => ({ name, type: 'open source' })),
    languages,
    publications: [{ name: 'A' }, { name: 'B' }],
    certificates: [{ name: 'A' }, { name: 'B' }],
  };
  expect(figures(many)).toEqual(['years 6+', 'projects 3', 'languages 2', 'publications 2']);
  expect(figures(many, 'stats: [{ measure: projects, value: 17+ }]')).toEqual([
    'projects 17+',
    'years 6+',
    'languages 2',
  ]);
});

test('the last project is the newest dated one, else the current role; settings take precedence', () => {
  const projects = [
    { name: 'Older', startDate: '2022-01', endDate: '2022-05', keywords: ['Go'] },
    { name: 'Newer', startDate: '2023-01', keywords: ['Go', 'SQL'], description: 'A tool.' },
    { name: 'Undated' },
  ];
  const last = (resume: object, yaml?: string) => portfolioOf(resume, yaml).lastProject;
  expect(last({ work: WORK, projects })).toMatchObject({
    title: 'Newer',
    positionId: 'newer',
    kind: 'project',
    description: 'A tool.',
    resources: [{ name: 'Go' }, { name: 'SQL' }],
  });
  expect(last({ work: WORK })).toMatchObject({ title: 'Head', company: 'New', kind: 'current' });
  expect(last({ work: WORK, projects }, 'lastProject: { description: Mine }')?.title).toBe('Head');
  expect(last({})).toBeNull();
});

test.each([
  ['of an open role', undefined],
  ['of an ended role', '2024-09'],
])('a project from before the start %s is not the last one', (_, endDate) => {
  const last = (project: object) =>
    portfolioOf({
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2024-04', endDate, highlights: ['Wove.'] }],
      projects: [{ name: 'Thesis', ...project }],
    }).lastProject?.title;
  expect(last({ startDate: '2019-02', endDate: '2019-12' })).toBe('Weaver');
  expect(last({ startDate: '2012-07' })).toBe('Weaver');
  expect(last({ endDate: '2024-01' })).toBe('Weaver');
  expect(last({ startDate: '2024-05', endDate: '2024-06' })).toBe('Thesis');
  expect(last({ startDate: '2024' })).toBe('Thesis');
});

test('a school is neither the last project nor its company', () => {
  const school = { education: [{ institution: 'Loom School', studyType: 'Bachelor', startDate: '2020' }] };
  expect(portfolioOf(school).lastProject).toBeNull();
  expect(portfolioOf({ ...school, projects: [{ name: 'Loom', startDate: '2019' }] }).lastProject?.title).toBe(
    'Loom',
  );
});

test('an empty entry of a form is no company', () => {
  const { companies, lastProject } = portfolioOf({ work: [{ company: '', position: '', highlights: [''] }] });
  expect(companies).toEqual([]);
  expect(lastProject).toBeNull();
});

test.each([
  ['Bachelor', 'Bachelor of Science in Weaving', null, 'Bachelor of Science in Weaving'],
  ['Master of Weaving', 'Weaving', 'Master of Weaving', null],
  ['BSc', 'Weaving', 'BSc', 'Weaving'],
  ['Art', 'Martial arts', 'Art', 'Martial arts'],
])('the degree %s and the subject %s do not repeat each other', (studyType, area, degree, subject) => {
  const { education } = portfolioOf({ education: [{ institution: 'Loom School', studyType, area }] });
  expect(education).toMatchObject([{ studyType: degree, area: subject }]);
});

test('a project without a picture has a drawn cover', () => {
  const { projects, files } = portfolioOf({
    projects: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'Given away', type: 'open source' }],
  });
  const covers = projects.flatMap(({ image }) => image?.src ?? []);
  expect(new Set(covers).size).toBe(3);
  expect(files.map(({ path }) => path).toSorted()).toEqual(covers.toSorted());
  expect(files.every(({ svg }) => svg?.startsWith('<svg'))).toBe(true);
});
