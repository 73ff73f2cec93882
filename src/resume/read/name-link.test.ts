import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

test('takes the link of a name as the address of its entry, unless there is one', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        { name: '[Mill](https://mill.example)', position: 'Weaver', startDate: '2020' },
        { name: '[Loom Works](https://looms.example)', position: 'Dyer', url: 'https://works.example' },
      ],
      education: [{ institution: '[School of Looms](https://school.example)', studyType: 'BSc' }],
      awards: [{ title: 'The [golden](https://gold.example) shuttle' }],
    },
  });
  expect(portfolio?.companies.map(({ name, url }) => [name, url])).toEqual([
    ['Mill', 'https://mill.example/'],
    ['Loom Works', 'https://works.example/'],
  ]);
  expect(portfolio?.education[0]).toMatchObject({
    institution: 'School of Looms',
    url: 'https://school.example/',
  });
  expect(portfolio?.awards[0]).toMatchObject({ title: 'The golden shuttle', url: 'https://gold.example/' });
});

test.each([
  ['hhttps://mill.example/loom', 'https://mill.example/loom'],
  ['http:/mill.example', 'http://mill.example/'],
])('takes %s as %s, with a warning', (written, url) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, certificates: [{ name: 'Weaver', url: written }] },
  });
  expect(portfolio?.certificates[0]?.url).toBe(url);
  expect(warnings.join()).toMatch(/certificates\[0\]\.url: .* was taken as/);
});
