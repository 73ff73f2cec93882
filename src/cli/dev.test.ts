import { expect, test } from 'vitest';

import { readFolder } from '../resume/read/folder-for-test';
import { improvements } from './dev';

const messages = (resume: object, portal = 'title: Portal\n') => {
  const { portfolio } = readFolder({ 'resume.json': resume, 'portal.yaml': portal });
  return portfolio && improvements(portfolio);
};

test('lists five improvements for a résumé with only a name, most important first', () => {
  const sentences = messages({ basics: { name: 'Ada' } });
  expect(sentences).toHaveLength(5);
  expect(sentences?.[0]).toBe('There is no work yet: resume.json, work.');
});

test('names roles without highlights, and does not ask for existing data', () => {
  const sentences = messages({
    basics: { name: 'Ada', label: 'Analyst', summary: 'Counts.', email: 'ada@lovelace.uk' },
    work: [
      { name: 'Engines', position: 'Lead', startDate: '2020-01', highlights: ['Built one'] },
      { name: 'Mills', position: 'Analyst', startDate: '2018-01', endDate: '2019-01' },
    ],
    skills: [{ name: 'Numbers' }],
  });
  expect(sentences).toEqual([
    'What you did is missing for Analyst (Mills): resume.json, work[].highlights.',
    'A portrait stands where your initials are: a file in images/, named in basics.image of resume.json.',
    'Projects are the resources of your portal: resume.json, projects.',
    'Visitors look for you elsewhere: resume.json, basics.profiles.',
    'Search engines need the whole address of the site: portal.yaml, siteUrl.',
  ]);
});
