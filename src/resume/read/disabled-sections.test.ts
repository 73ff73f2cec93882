import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

test.each([
  ['workhh', []],
  ['workx', []],
  ['workshops', ['Workshops']],
  ['awardsOfTheMill', ['Awards of the mill']],
])('a section that was disabled by another name, %j, is none', (key, titles) => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, [key]: [{ name: 'Mill', position: 'Weaver' }] },
  });
  expect(portfolio?.otherSections.map(({ title }) => title)).toEqual(titles);
});
