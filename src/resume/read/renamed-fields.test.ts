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
