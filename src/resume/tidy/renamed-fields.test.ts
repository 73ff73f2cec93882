import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const ownerOf = (basics: object) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', ...basics } },
  });
  return { owner: portfolio?.owner, warnings: warnings.map((line) => line.replace(/^\S+ /, '')).toSorted() };
};

test('tells of two fields in two ways', () => {
  const { warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', url: 'https://mill.example' },
      projects: [
        { name: 'Cloth', url: 'https://mill.example/a', website: 'https://mill.example/a/' },
        { name: 'Yarn', url: 'https://mill.example/b', website: 'https://old.example/b' },
      ],
    },
  });
  const lines = warnings.join('\n');
  expect(lines).toContain('projects[0].website: the older name of "url", which stands beside it;');
  expect(lines).toContain('projects[1].website: the older name of "url", which has another address;');
});

test('shows an address once that stands under both names', () => {
  const { owner, warnings } = ownerOf({ website: 'https://www.Mill.example/', url: 'https://mill.example' });
  expect(owner).toMatchObject({ website: 'https://mill.example/', properties: [] });
  expect(warnings).toEqual([
    'basics.website: the older name of "url", which stands beside it; only "url" is shown.',
  ]);
});

test.each(['website', 'Website'])('takes "%s" as the site if "url" is an account', (name) => {
  const url = 'https://www.linkedin.com/in/ada-byron';
  const { owner, warnings } = ownerOf({ url, [name]: 'https://ada.github.io/cv' });
  expect(owner).toMatchObject({
    website: 'https://ada.github.io/cv',
    linkedin: { network: 'LinkedIn', url },
    profiles: [{ url }],
    properties: [],
  });
  expect(warnings).toEqual([
    `basics.url: an account of LinkedIn; it was taken as a profile, and "${name}" as "url".`,
  ]);
  const profiles = [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ada-byron/' }];
  expect(ownerOf({ url, [name]: 'https://mill.example', profiles }).owner?.profiles).toHaveLength(1);
});

test('keeps the first spelling of a name that two merged lists contain', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      projects: [
        { name: 'Cloth', keywords: ['jQuery', 'Loom Kit', 'C'], technologies: ['loomkit', 'C++', 'jquery'] },
        { name: 'Yarn', keywords: ['Loom Kit'], stack: 'loomkit, Docker' },
      ],
    },
  });
  expect(portfolio?.projects.map(({ keywords }) => keywords)).toEqual([
    ['jQuery', 'Loom Kit', 'C', 'C++'],
    ['Loom Kit', 'Docker'],
  ]);
});
