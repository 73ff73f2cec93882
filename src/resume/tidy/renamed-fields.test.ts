import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const ownerOf = (basics: object) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', ...basics } },
  });
  return { owner: portfolio?.owner, warnings: warnings.map((line) => line.replace(/^\S+ /, '')).toSorted() };
};

test('tells which of two pictures is shown, and that two addresses are', () => {
  const { owner, warnings } = ownerOf({
    picture: 'https://mill.example/old.jpg',
    image: 'https://mill.example/ada.jpg',
    website: 'https://old.example',
    url: 'https://mill.example',
  });
  expect(JSON.stringify(owner)).not.toContain('old.jpg');
  expect(owner).toMatchObject({
    website: 'https://mill.example/',
    properties: [{ label: 'Website', values: ['https://old.example/'] }],
  });
  expect(warnings).toEqual([
    'basics.picture: another name of "image", which stands beside it; only "image" is shown.',
    'basics.website: the older name of "url", which has another address; both are shown.',
  ]);
});

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

test('keeps a project as "url" beside another address', () => {
  const { owner } = ownerOf({ url: 'https://github.com/ada/loom', website: 'https://mill.example' });
  expect(owner).toMatchObject({
    website: 'https://github.com/ada/loom',
    profiles: [],
    properties: [{ label: 'Website' }],
  });
});

test('merges the technologies of an entry, whether they are lists or texts', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', keywords: ['Cards'], stack: 'Rust, Docker' }],
      projects: [
        { name: 'Cloth', technologies: 'Looms, Cards', tools: ['Git', 'Looms'] },
        { name: 'Yarn', keywords: 'Spindles', stack: 'Rust, Docker.', tools: '' },
        {
          name: 'Felt',
          keywords: ['Wool'],
          stack: 'Looms that two of the mills in Leeds had left to us, and cards.',
        },
      ],
    },
  });
  expect(portfolio?.companies[0]?.positions[0]?.keywords).toEqual(['Cards', 'Rust', 'Docker']);
  expect(portfolio?.projects.map(({ keywords }) => keywords)).toEqual([
    ['Looms', 'Cards', 'Git'],
    ['Spindles', 'Rust', 'Docker'],
    ['Wool'],
  ]);
  expect(portfolio?.projects[2]?.properties).toHaveLength(1);
  expect(warnings.join('\n')).toContain('another name for this field, taken as "keywords"; nothing to do.');
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
