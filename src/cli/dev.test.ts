import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { improvements } from './dev';

const messages = (resume: object, portal = 'title: Portal\n') =>
  improvements(portfolioOf(resume, portal)).map(({ sentence }) => sentence);

test('lists the improvements of a résumé with only a name, most important first', () => {
  const sentences = messages({ basics: { name: 'Ada' } });
  expect(sentences).toHaveLength(9);
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
    'A portrait can stand where your initials are: resume.json, basics.image.',
    'Projects are the resources of your portal: resume.json, projects.',
    'Visitors look for you elsewhere: resume.json, basics.profiles.',
    'Search engines need the whole address of the site: portal.yaml, siteUrl.',
    'Companies can have a color, an icon and a score, such as Engines and Mills: portal.yaml, companies.',
  ]);
});
