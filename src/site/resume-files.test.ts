import { expect, test } from 'vitest';

import { isSkill } from '../resume/model/is-skill';
import { readPortfolio } from '../resume/read/read-portfolio';
import { exportFiles, resumeTexts } from './resume-files';

const { portfolio } = readPortfolio('examples/sample', { today: new Date(2026, 10, 21) });
const texts = resumeTexts(portfolio, 2);

/** The facts that a reader of a résumé looks for. */
const facts = [
  portfolio.owner.name,
  portfolio.owner.email ?? '',
  ...portfolio.owner.biography,
  ...portfolio.companies.flatMap((company) => [
    company.name,
    ...company.positions.flatMap((position) => [
      position.title,
      position.summary ?? '',
      ...position.highlights,
      ...position.resources.flatMap((resource) => [
        resource.name,
        resource.description ?? '',
        ...(isSkill(resource) ? [] : resource.keywords),
      ]),
    ]),
  ]),
  ...portfolio.projects.flatMap(({ name, description, keywords }) => [name, description ?? '', ...keywords]),
  ...portfolio.education.flatMap(({ institution, studyType }) => [institution ?? '', studyType ?? '']),
  ...portfolio.certificates.map(({ name }) => name),
  ...portfolio.skills.flatMap(({ name, keywords }) => [name, ...keywords]),
  ...portfolio.languages.map(({ language }) => language),
];

test.each(['/resume', '/resume.md', '/resume.txt'])('%s contains every fact', (path) => {
  const text = (texts[path] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\\([\\`*_[\]<>#|])/g, '$1');
  expect(facts.length).toBeGreaterThan(120);
  for (const fact of facts) expect(text).toContain(fact);
});

test('the text has its headings in the order of a résumé', () => {
  const headings = (texts['/resume.txt'] ?? '').match(/^\p{Lu}[\p{Lu} ]+$/gmu);
  expect(headings).toEqual([
    'SUMMARY',
    'ACHIEVEMENTS',
    'EXPERIENCE',
    'PROJECTS',
    'OPEN SOURCE',
    'EDUCATION',
    'CERTIFICATES',
    'SKILLS',
    'LANGUAGES',
  ]);
});

test('the page has no script, inline style or empty heading', () => {
  const page = texts['/resume'] ?? '';
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|undefined|NaN|\[object/);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toMatch(/<h\d[^>]*><\/h\d>/);
});

test('portal.json has an entry for every subscription, role, resource and project', () => {
  const resources = JSON.parse(texts['/portal.json'] ?? '{}') as Record<
    string,
    { type: string; name: string }
  >;
  const count = (type: string) =>
    Object.values(resources).filter((resource) => resource.type === type).length;
  expect([count('subscription'), count('resourceGroup'), count('resource'), count('project')]).toEqual([
    4, 5, 17, 10,
  ]);
  expect(resources['indra']).toEqual({
    id: '/subscriptions/indra',
    name: 'Indra',
    type: 'subscription',
    location: 'Madrid, ESP',
    icon: 'location-ripple',
    properties: {
      state: 'Inactive',
      startDate: '2007-05',
      endDate: '2013-08',
      current: false,
      months: 76,
      alias: 'Indra Spain',
      resourceGroups: ['indra-project-lead-traffic-and-tolling', 'indra-software-engineer-traffic-systems'],
    },
  });
});

test('names files after the owner without forbidden characters', () => {
  const owner = { ...portfolio.owner, name: 'A/B: "C" ' };
  const names = exportFiles({ ...portfolio, owner }, 2).map(({ name }) => name);
  expect(names[0]).toBe('A B   C – résumé.pdf');
  for (const name of names) expect(name).not.toMatch(/[<>:"/\\|?*]/);
});

test('shortens a long file name between graphemes', () => {
  const owner = { ...portfolio.owner, name: '👩‍👩‍👧‍👦'.repeat(10_000) };
  for (const { name } of exportFiles({ ...portfolio, owner }, 2)) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(?:👩‍👩‍👧‍👦)+…/u);
  }
});

test('offers no PDF when there is none', () => {
  expect(exportFiles(portfolio, null).map(({ kind }) => kind)).toEqual(['docx', 'json', 'md', 'txt', 'vcf']);
  expect(resumeTexts(portfolio, null)['/resume']).not.toContain('resume.pdf');
  expect(resumeTexts(portfolio, null)['/resume']).toContain('print this page');
});
