import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });

test('a group of texts under other names of fields is one entry', () => {
  const { portfolio } = read({ edu: { when: '2003 - 2009', what: 'Weaving', who: 'Loom University' } });
  expect(portfolio?.education).toMatchObject([
    {
      institution: 'Loom University',
      studyType: 'Weaving',
      period: { start: { year: 2003 }, end: { year: 2009 } },
    },
  ]);
  const skills = read({ skills: { languages: 'Go, R', tools: 'Git, Make' } }).portfolio?.skills;
  expect(skills?.map(({ name }) => name)).toEqual(['Languages', 'Tools']);
});
