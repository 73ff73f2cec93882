import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { hasFigure, isTied } from './key-achievements';

const read = (resume: object) => {
  const { portfolio, problems } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, ...resume },
  });
  expect(problems).toEqual([]);
  if (!portfolio) throw new Error('The résumé was not read.');
  return portfolio;
};

test.each([
  ['Cut the cost of hosting by 30%', true],
  ['Saved €1.2 million a year', true],
  ['Led a team of 14 nurses', true],
  ['応答時間を60%短縮', true],
  ['損失を年間8,000万円削減', true],
  ['Halved the time of a build', true],
  ['Joined in 2019 and left in 2021', false],
  ['Wrote Python 3 and HTML5', false],
  ['Certified to ISO 27001', false],
  ['Led 1 team', false],
  ['Experience in Oracle 12c', false],
  ['Kept an AS/400 running', false],
  ['Passed the trade test after 3 years', false],
  ['Completed a 3 months internship at a small mill', false],
  ['Trabajé con un equipo de 7 personas', false],
  ['Led a team of 7 people', true],
  ['Stage de 6 mois dans une filature', false],
  ['Cut the time of a build by 6 weeks', true],
  ['Measured the area of a 3D geometry', false],
  ['Accompagnement des étudiants de 1ère et 2ème année', false],
  ['On a stage a Pi 4 coordinates the players', false],
  ['Wrote pages in XHTML 1.0 and ASP.NET 3.5 with care', false],
  ['Reported Covid-19 cases to the clinics', false],
  ['https://prizes.example/id/339 items', false],
  ['Advise the 988 Loom Lifeline', false],
  ['Получено 10-кратное увеличение', true],
  ['A 5-fold increase', true],
])('%s has a figure: %s', (text, expected) => {
  expect(hasFigure(text)).toBe(expected);
});

test.each([
  ['Two years later, the mill sold 40% more cloth', true],
  ['A year later 12 looms ran', true],
  ['Only a few months later, sales grew by 40%', true],
  ['Three months after that, 12 looms ran', true],
  ['Dos años después, la fábrica vendió un 40% más', true],
  ['Un año más tarde, 12 telares', true],
  ['Dois anos depois, 12 teares', true],
  ['Deux ans plus tard, 12 métiers à tisser', true],
  ['Zwei Jahre später liefen 12 Webstühle', true],
  ['Two years after the flood, sold 40% more cloth', false],
  ['Dos años después de la riada vendió un 40% más', false],
  ['Cut costs by 40% two years later', false],
  ['Zwei Jahre lang 12 Webstühle gepflegt', false],
])('%s hangs on the line before it: %s', (text, expected) => {
  expect(isTied(text)).toBe(expected);
});

const WORK = [
  { name: 'New', position: 'Head', startDate: '2022', highlights: ['Grew sales by 40%', 'Hired 12 people'] },
  {
    name: 'Old',
    position: 'Clerk',
    startDate: '2015',
    endDate: '2021',
    highlights: ['Filed', 'Cut 5% of costs'],
  },
];

test('an address alone describes no achievement', () => {
  const address = 'https://prizes.example/339';
  const descriptionOf = (summary: string) =>
    read({ awards: [{ title: 'Prize', summary }] }).achievements[0]?.description;
  expect(descriptionOf(`${address} ${address}.pdf`)).toBeNull();
  expect(descriptionOf(`The best loom, ${address}`)).toBe(`The best loom, ${address}`);
});

test('key achievements are awards, else highlights with a figure, else certificates, else publications', () => {
  const titles = (resume: object) => read(resume).achievements.map(({ title }) => title);
  const certificates = [{ name: 'Diploma', issuer: 'Board', date: '2020' }, { name: 'Licence' }];
  const awards = ['Prize', 'Medal', 'Cup'].map((title) => ({ title }));
  expect(titles({ work: WORK, certificates, awards })).toEqual(['Prize', 'Medal', 'Cup']);
  // One award does not fill the card.
  expect(titles({ work: WORK, certificates, awards: awards.slice(0, 1) })).toEqual([
    'Prize',
    'Grew sales by 40%',
    'Cut 5% of costs',
    'Hired 12 people',
    'Diploma',
  ]);
  expect(titles({ certificates, awards: awards.slice(0, 1) })).toEqual(['Prize', 'Diploma', 'Licence']);
  expect(titles({ work: WORK, certificates })).toEqual([
    'Grew sales by 40%',
    'Cut 5% of costs',
    'Hired 12 people',
  ]);
  expect(titles({ certificates })).toEqual(['Diploma', 'Licence']);
  const one = [
    { name: 'Mill', highlights: ['Grew sales by 40%', 'Mended looms in Java 8~13 for all weavers'] },
  ];
  expect(titles({ work: one, certificates })).toEqual(['Grew sales by 40%', 'Diploma', 'Licence']);
  expect(titles({ work: one })).toEqual([]);
  const versions = 'Wove the ledger anew from the .NET 1.1 Framework to the .NET 2.0/3.5 Framework';
  const two = [{ name: 'Mill', highlights: ['Grew sales by 40%', versions, 'Cut 5% of costs'] }];
  expect(titles({ work: two })).toEqual(['Grew sales by 40%', 'Cut 5% of costs']);
  const behind = [
    'Moved looms to Java 17 - 40% less memory',
    'Moved looms to Python 3 – 2x faster than before',
  ];
  expect(titles({ work: [{ name: 'Mill', highlights: behind }] })).toEqual(behind);
  // Many prizes of one contest are one of each contest first.
  const contest = ['2024', '2023', '2022', '2021', '2020'].map((date) => ({ title: 'Best Cloth', date }));
  expect(titles({ awards: [...contest, { title: 'Medal', date: '2019' }] })).toEqual([
    'Best Cloth',
    'Medal',
    'Best Cloth',
    'Best Cloth',
    'Best Cloth',
  ]);
  expect(titles({ publications: [{ name: 'Notes' }, { name: 'Letters' }] })).toEqual(['Notes', 'Letters']);
  // A single item is not a card.
  expect(titles({ certificates: [{ name: 'Diploma' }] })).toEqual([]);
  const [first] = read({ work: WORK }).achievements;
  expect(first).toMatchObject({ itemId: 'new-head', type: 'New', year: null });
});

test('duties are the last achievements, and failures and examples are none', () => {
  const job = (name: string, startDate: string, highlights: string[]) => ({ name, startDate, highlights });
  const { achievements } = read({
    work: [
      job('New', '2022', [
        'Wrote 4 plans: 2 were granted, 1 was rejected',
        'Grew sales by 40%',
        '管理 5 人团队',
      ]),
      job('Old', '2020', ['For example, 2 looms can be rented', 'Wove 12 kinds of cloth', 'Hired 9 weavers']),
    ],
  });
  expect(achievements.map(({ title }) => title)).toEqual([
    'Grew sales by 40%',
    'Wove 12 kinds of cloth',
    'Hired 9 weavers',
    '管理 5 人团队',
  ]);
});

test('highlights under headings count among the achievements', () => {
  const [lead, clerk] = WORK;
  const highlights = [
    { title: 'Sales', items: ['Won 12 shops', 'Led a team'] },
    { title: 'Cloth', items: ['Halved the waste', 'Wove 40 km of cloth'] },
  ];
  const portfolio = read({ work: [{ ...lead, summary: 'Led the mill.', highlights }, clerk] });
  expect(portfolio.achievements.map(({ title }) => title)).toEqual([
    'Won 12 shops',
    'Cut 5% of costs',
    'Halved the waste',
    'Wove 40 km of cloth',
  ]);
});

test('a publication that only names a project is no achievement', () => {
  const titles = (...publications: object[]) =>
    read({ projects: [{ name: 'Loom' }], publications }).achievements.map(({ title }) => title);
  expect(titles({ name: 'LOOM', releaseDate: '2020' }, { name: 'Notes' })).toEqual([]);
  expect(titles({ name: 'Loom', publisher: 'The Weaver' }, { name: 'Notes' })).toEqual(['Loom', 'Notes']);
});
