import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { defaultLanguage } from '~/portal/addresses/languages';
import { advisorFor } from './advisor';
import { packEvidence, titleLevel } from './evidence-file';

const format = { period: () => '', tenure: String, percent: String, grade: String, colon: ':' };

/** The findings of an advert for a résumé: "SQL listed". */
const findingsFor = (resume: object, advert: string): string[] => {
  const own = portfolioOf(resume);
  const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
  return advisorFor(JSON.stringify(file))(advert).findings.map(
    ({ kind, names, line, status }) => `${kind === 'line' ? line : names.join('/') || kind} ${status}`,
  );
};
const findingsOf = (advert: string) => findingsFor({ skills: [{ name: 'Terraform' }] }, advert);

test('a line without a known name is not found only as an item below a heading of requirements', () => {
  const advert = `Weaver

Requirements
- Looms
  - Teares antigos
- Spinning
### Labels
* Linen
#### Shift
- Night
Acme is a team of 12 people.`;
  expect(findingsOf(advert)).toEqual(['Teares antigos missing', 'Spinning missing']);
});

test('text about tasks, offices and benefits is not found nowhere, unless it says that it is required', () => {
  const advert = `## Your tasks
- Own the looms
## Requirements
- Spinning
## Working for Acme you'll...
- Have fun
Benefits at 24 Mills:

- A modern office
- A driving licence is required
Local: 100% remoto`;
  expect(findingsOf(advert)).toEqual(['Spinning missing', 'A driving licence is required missing']);
});

test('a language that is no requirement and a part of a field are none, and mentoring is not managing', () => {
  expect(findingsOf('- Excellent English, Swedish is not a requirement')).toEqual(['English missing']);
  const work = [{ name: 'A', position: 'DevOps engineer', highlights: ['Mentored four new engineers.'] }];
  expect(findingsFor({ work }, '- Managing a DevOps team')).toEqual(['Leadership missing']);
  expect(findingsFor({ work }, '- DevOps')).toEqual(['DevOps shown']);
});

test('other words for microservices, agile methods, leading and Git', () => {
  const highlights = ['Led a team of 4 engineers.', 'Cut it into microservices, with Scrum and Git.'];
  const work = [{ name: 'A', position: 'Dyer', highlights }];
  for (const line of [
    'Arquitetura de micros serviços',
    'Erfahrung mit agilen Entwicklungsmethoden',
    'In Führungspositionen tätig',
    'Experiência no uso do Git',
  ])
    expect(findingsFor({ work }, `- ${line}`)[0]).toMatch(/ shown$/);
});

test('only the listed names of a list are listed', () => {
  const skills = [{ name: 'Cloud', keywords: ['S3'] }];
  expect(findingsFor({ skills }, '- One of EC2, S3, RDS')).toEqual(['S3 listed']);
});

test('what the employer gives is no requirement', () => {
  expect(findingsOf('Requirements\n- Terraform\n- Health insurance, and a Python course\n- Gympass')).toEqual(
    ['Terraform listed'],
  );
});

test('an ordinal ends no sentence', () => {
  expect(findingsOf('- Du webst im 3. Lehrjahr mit Liebe')).toEqual([
    'Du webst im 3. Lehrjahr mit Liebe missing',
  ]);
});

test('partners of the employer and the areas of a project are no requirements', () => {
  expect(findingsOf('- Cloth for partners like Salesforce, Python and React')).toEqual([
    'Cloth for partners like Salesforce, Python and React missing',
  ]);
  expect(findingsOf('- Steers all projects (front-end, back-end, looms)')).toEqual([
    'Steers all projects (front-end, back-end, looms) missing',
  ]);
});

test('a listed member of a family lists it, and a sentence about the member shows it', () => {
  const keywords = [
    'MySQL',
    'AWS S3',
    'AWS DynamoDB',
    'AWS CloudWatch',
    'GIT',
    'CI / CD (TeamCity / Jenkins)',
  ];
  const skills = [{ name: 'Tools', keywords: [...keywords, 'RESTful APIs'] }];
  const advert = [
    'SQL',
    'Relational databases',
    'NoSQL',
    'Amazon S3',
    'Version control',
    'CI/CD',
    'TeamCity',
    'REST APIs',
    'Monitoring',
    'Git',
    'MongoDB',
  ];
  const statuses = advert.map((line) => findingsFor({ skills }, `- ${line}`)[0]?.split(' ').at(-1));
  expect(statuses).toEqual([...advert.slice(1).map(() => 'listed'), 'missing']);
  const work = [{ name: 'A', position: 'Dyer', highlights: ['Moved the stock to MySQL.'] }];
  expect(findingsFor({ work, skills }, '- SQL')).toEqual(['SQL shown']);
});

test('Java Script is JavaScript, and a title tells of the projects that somebody manages', () => {
  expect(findingsFor({ skills: [{ name: 'Java' }] }, '- Java Script')).toEqual(['JavaScript missing']);
  const work = [{ name: 'A', position: 'Cheffe de projet' }];
  expect(findingsFor({ work }, '- Project management')).toEqual(['Project Management shown']);
  const reviews = [{ name: 'A', position: 'Dyer', highlights: ['Reviewed all the pull requests.'] }];
  expect(findingsFor({ work: reviews }, '- Revisão de código')).toEqual(['Code review shown']);
});

test('the diploma of an engineer is one where it is asked among other degrees', () => {
  const education = [{ institution: 'School', studyType: 'Licenciatura', area: 'Ingeniero en Sistemas' }];
  expect(findingsFor({ education }, "- Master ou diplôme d'ingénieur")).toEqual(['degree shown']);
  expect(findingsFor({ education }, '- Master')).toEqual(['degree missing']);
  expect(titleLevel("Ecole d'ingénieurs, Informatique")).toBe(3);
});

test('a range of years is a fact of a career with dates', () => {
  const work = [{ name: 'A', position: 'Dyer', startDate: '2012-01', endDate: '2018-12' }];
  expect(findingsFor({ work }, '- 4 - 6 years in weaving mills')).toEqual([
    '4 - 6 years in weaving mills listed',
  ]);
});
