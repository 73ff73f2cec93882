import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

test('tells which of two addresses and of two pictures is shown', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        picture: 'https://mill.example/old.jpg',
        image: 'https://mill.example/ada.jpg',
        website: 'https://old.example',
        url: 'https://mill.example',
      },
    },
  });
  expect(JSON.stringify(portfolio)).not.toMatch(/old\.(?:jpg|example)/);
  expect(warnings.map((line) => line.replace(/^\S+ /, '')).toSorted()).toEqual([
    'basics.picture: another name of "image", which stands beside it; only "image" is shown.',
    'basics.website: the older name of "url", which stands beside it; only "url" is shown.',
  ]);
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
