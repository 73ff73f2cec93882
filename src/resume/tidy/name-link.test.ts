import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

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

test('takes an address in brackets behind a name, also that of a reference', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      references: [{ name: 'Mary Weaver (https://mary.example/about)', reference: 'She weaves.' }],
      awards: [{ title: 'Golden shuttle', issuedBy: 'Guild (https://guild.example)' }],
    },
  });
  expect(portfolio?.references[0]).toMatchObject({ name: 'Mary Weaver', url: 'https://mary.example/about' });
  expect(portfolio?.awards[0]).toMatchObject({
    title: 'Golden shuttle',
    awarder: 'Guild (https://guild.example)',
  });
});

test('takes an address that begins with a slash as a page of the owner’s site', () => {
  const urlOf = (url: string) => {
    const { portfolio, warnings } = readFolder({
      'resume.json': { basics: { name: 'Ada', url }, projects: [{ name: 'Loom', url: '/loom.html' }] },
    });
    return [portfolio?.projects[0]?.url, warnings.some((one) => one.includes('page of your website'))];
  };
  expect(urlOf('https://ada.example')).toEqual(['https://ada.example/loom.html', true]);
  expect(urlOf('https://accounts.example/ada')).toEqual([null, false]);
});

test('a link in a text may lack its scheme', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada', summary: 'Wove at [the mill](mill.example/looms) [1](x) [CV](cv.pdf).' },
    },
  });
  expect(portfolio?.owner.biography).toEqual([
    'Wove at [the mill](https://mill.example/looms) [1](x) [CV](cv.pdf).',
  ]);
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

test('a degree with an apostrophe is named once', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      education: [{ institution: 'School', studyType: "Master's", area: 'Master of Looms' }],
    },
  });
  expect(portfolio?.education[0]).toMatchObject({ studyType: null, area: 'Master of Looms' });
});
