import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test('a keyword keeps its own level, and its resource has the name alone', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', summary: 'Wove the pages in React.' }],
      skills: [
        {
          name: 'Web',
          keywords: [
            { keyword: 'React', level: 'master' },
            { keyword: 'Vue', level: 'beginner' },
          ],
        },
      ],
    },
  });
  expect(portfolio?.skills[0]?.keywords).toEqual(['React (master)', 'Vue (beginner)']);
  expect(portfolio?.companies[0]?.positions[0]?.resources.map(({ name }) => name)).toEqual(['React']);
});
