import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { folderOf, portfolioOf } from '../read/folder-for-test';
import { proposalsFor, suggest, withProposals } from './suggest';

const RESUME = {
  basics: { name: 'Ada Byron', summary: 'Weaver with over 18 years of experience.' },
  work: [
    {
      name: 'Mill',
      position: 'Software developer',
      location: 'London, United Kingdom',
      startDate: '2016-01',
      endDate: '2020-01',
      highlights: [
        'Oiled the looms every 4 weeks.',
        'Cut costs by 12 %.',
        'Wove silk.',
        'OCPP 1.6, ROS 1&2, 3D models',
      ],
    },
    { name: 'Dock', position: 'Clerk', startDate: '2012-01' },
  ],
  skills: [{ name: 'Looms', level: '85%' }, { name: 'Cards' }],
  projects: [{ name: 'Planner', description: 'Plans the looms of the Mill.' }],
};
const proposalsOf = (resume: object, portal: object = {}, language = 'en') =>
  suggest(portfolioOf(resume, `language: ${language}`), { ...portal });

test('proposes what the files do not state, each with its reason', () => {
  const proposals = proposalsOf(RESUME);
  expect(proposals.map(({ file, path }) => [file, path.join('.')])).toEqual([
    ['portal.yaml', 'stats'],
    ['portal.yaml', 'achievements'],
    ['portal.yaml', 'skills'],
    ['portal.yaml', 'places'],
    ['portal.yaml', 'companies'],
    ['resume.json', 'projects.0.entity'],
    ['resume.json', 'work.1.endDate'],
  ]);
  const [stats, achievements, skills, places, , entity, end] = proposals;
  expect(stats).toMatchObject({
    value: [{ measure: 'years', value: '18+' }, { measure: 'projects' }, { measure: 'languages' }],
    because: expect.stringMatching(/"18 years", and the dates of your jobs show 14/),
  });
  expect(achievements?.value).toEqual([
    { title: 'Cut costs by 12 %.' },
    { title: 'Oiled the looms every 4 weeks.' },
  ]);
  expect(skills?.value).toEqual({ Looms: { percentage: 85 }, Cards: { percentage: 80 } });
  expect(places?.value).toMatchObject([{ city: 'London', latitude: 51.51 }]);
  expect([entity?.value, end?.value]).toEqual(['Mill', '2016-01']);
  for (const { because } of proposals) expect(because).toMatch(/^\p{Lu}.*[.)]$/u);
});

test('proposes to hide texts that look private', () => {
  const work = [{ name: 'Mill', summary: 'Call +49 30 901820-0 at any time.' }];
  const proposals = proposalsOf({ basics: { name: 'Ada' }, work });
  const hidden = proposals.find(({ path }) => path[0] === 'privacy');
  expect(hidden?.value).toEqual({ hide: ['work[0].summary'] });
  expect(hidden?.because).toBe('To hide: work[0].summary holds a phone number.');
});

test.each([
  ['Wove silk.', true],
  // It is left out, so the index of the next one differs.
  ['+49 30 901820-0', false],
])('proposes to hide a text after "%s" only where its index is that in the file', (first, isProposed) => {
  const work = [{ name: 'Mill', highlights: [first, 'Call +49 30 901820-0 at any time.'] }];
  const resume = { basics: { name: 'Ada' }, work };
  const proposals = proposalsFor(folderOf({ 'resume.json': resume }), portfolioOf(resume));
  expect(proposals.some(({ path }) => path[0] === 'privacy')).toBe(isProposed);
});

test('applies none of them', () => {
  const portfolio = portfolioOf(RESUME);
  expect(portfolio.stats[0]?.value).toBe('14+');
  expect(portfolio.projects[0]?.entity).toBeNull();
  expect(portfolio.companies.flatMap(({ positions }) => positions[0]?.resources ?? [])).not.toContainEqual(
    expect.objectContaining({ name: 'Planner' }),
  );
});

test.each([
  ['es', 'Tejedora con 18 años de experiencia.'],
  ['de', 'Weberin mit mehr als 18 Jahren Erfahrung.'],
  ['ja', '織物の経験は18年です。'],
])('reads stated years as the language %s writes them', (language, summary) => {
  const proposals = proposalsOf({ ...RESUME, basics: { name: 'Ada', summary } }, {}, language);
  const [stats] = proposals;
  expect(stats?.value).toContainEqual({ measure: 'years', value: '18+' });
});

test('proposes nothing that portal.yaml states', () => {
  const stated = { stats: [], achievements: [], skills: {}, places: [], companies: {} };
  expect(proposalsOf(RESUME, stated).map(({ file }) => file)).toEqual(['resume.json', 'resume.json']);
});

const PORTAL = '# My settings\ntitle: Looms # short\n';

test('the proposals stand as comments in portal.yaml, which otherwise stays as it is', () => {
  const proposals = proposalsOf(RESUME);
  const text = withProposals(PORTAL, proposals);
  expect(text.startsWith(`${PORTAL}\n## Proposals`)).toBe(true);
  expect(parse(text)).toEqual({ title: 'Looms' });
  expect(withProposals(text, proposals)).toBe(text);
  expect(text).toContain('#stats:\n#  - measure: years\n#    value: 18+\n');
  expect(text).toContain('## resume.json, work[1].endDate: "2016-01"');
  const on = text.replaceAll(/^#(?!#)(?! My)/gm, '');
  expect(parse(on)).toMatchObject({ achievements: [{}, {}], companies: { Mill: {} } });
});

test('keeps an accepted proposal, and renews the others', () => {
  const text = withProposals(PORTAL, proposalsOf(RESUME)).replaceAll(
    /^#(skills:|  Looms:|    percentage: 85)/gm,
    '$1',
  );
  const later = withProposals(`${text}\n# the end\n`, proposalsOf(RESUME, { skills: {} }).slice(0, 1));
  expect(parse(later)).toEqual({ title: 'Looms', skills: { Looms: { percentage: 85 } } });
  expect(later).not.toContain('#achievements');
  expect(later).toContain('#stats');
  expect(later.endsWith('\n# the end\n')).toBe(true);
});
