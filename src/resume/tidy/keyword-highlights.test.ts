import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (highlights: readonly string[], keywords?: readonly string[]) => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', highlights, keywords }],
    },
  });
  return portfolio?.companies[0]?.positions[0];
};

test('highlights that only list technologies are keywords', () => {
  const role = read([
    'Planned looms.',
    'Technology: PHP',
    'Technology: Node.js',
    'Tecnologías usadas: Go, R.',
  ]);
  expect(role?.keywords).toEqual(['PHP', 'Node.js', 'Go', 'R']);
  expect(role?.highlights).toEqual(['Planned looms.']);
});

test('a highlight of nothing but technologies is keywords', () => {
  const role = read(['.net, angular, nestjs, azure', 'Python, Java and looms.', 'Planned looms.']);
  expect(role?.keywords).toEqual(['.net', 'angular', 'nestjs', 'azure']);
  expect(role?.highlights).toEqual(['Python, Java and looms.', 'Planned looms.']);
});

test('a list of which most are known technologies is keywords', () => {
  const others = [
    'Leeds, York, PHP, Hull, Bath',
    'Wool, PHP and looms, Redis',
    'Docker, Kubernetes, Reduced Costs, Saved Time',
    'Azure, AWS, Acme Corp, Mill Ltd',
    'Python, Java, Weaver, Leeds',
  ];
  const role = read(['Next.js 15, NileDB, Redis, FSD, Jest', ...others]);
  expect(role?.keywords).toEqual(['Next.js 15', 'NileDB', 'Redis', 'FSD', 'Jest']);
  expect(role?.highlights).toEqual(others);
});

test('highlights of one word each, two of five known, are keywords', () => {
  const names = ['Next.js 15', 'NileDB', 'Redis', 'FSD', 'Jest', 'Zod'];
  expect(read(names)?.keywords).toEqual(names);
  expect(read(['Flutter', 'UI/UX', 'Mobile'])?.keywords).toEqual(['Flutter', 'UI/UX', 'Mobile']);
  expect(read(['Deliveries', 'Excel', 'Audits', 'Budgets', 'Taxes'])?.keywords).toEqual([]);
});

test.each([
  [['Technology: we chose the loom that the whole of the valley had waited for since the war.']],
  [['Tools: looms were repaired. Cards were cut.']],
  [['Technologies for wool: PHP']],
  [['Weaving of several web pages and of the mill shops using Laravel, Yii2, jQuery, Bootstrap and Sass']],
])('sentences about technologies stay highlights: %j', (highlights) => {
  expect(read(highlights)?.highlights).toEqual(highlights);
});

test('an entry with keywords keeps its highlights', () => {
  expect(read(['Technology: PHP'], ['Wool'])?.highlights).toEqual(['Technology: PHP']);
});

test('highlights that are mostly bare names of technologies are keywords', () => {
  const projectOf = (highlights: string[]) => {
    const { portfolio } = readFolder({
      'resume.json': { basics: { name: 'Ada Byron' }, projects: [{ name: 'Loom', highlights }] },
    });
    return [portfolio?.projects[0]?.keywords, portfolio?.projects[0]?.highlights];
  };
  expect(projectOf(['React', 'JavaScript', 'Shuttle'])).toEqual([['React', 'JavaScript', 'Shuttle'], []]);
  expect(projectOf(['React', 'Faster', 'Shuttle'])[0]).toEqual([]);
  expect(projectOf(['React', 'JavaScript'])[0]).toEqual(['React', 'JavaScript']);
  expect(projectOf(['React'])[0]).toEqual([]);
});

test('a list of names of up to three words is one of technologies if it names as many as others', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      work: [
        { name: 'Mill', highlights: ['React', 'Loom Query Kit', 'Webpack', 'Warper'] },
        { name: 'Dock', highlights: ['Technologies: PHP7, Symfony2 et Symfony4'] },
        { name: 'Inn', highlights: ['Led five weavers', 'Costs down 40%', 'Kubernetes', 'Terraform'] },
      ],
    },
  });
  const [mill, dock, inn] = portfolio?.companies.map(({ positions }) => positions[0]) ?? [];
  expect(mill?.resources.map(({ name }) => name)).toEqual(['React', 'Loom Query Kit', 'Webpack', 'Warper']);
  expect(dock?.resources.map(({ name }) => name)).toEqual(['PHP7', 'Symfony2']);
  expect(inn?.highlights).toHaveLength(4);
});
