import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const NOW = { name: 'Harbour', position: 'Chief weaver', startDate: '2022-04' };
const LATER = { name: 'Mill', position: 'Weaver', startDate: '2018-01', endDate: '2022-03' };
const FORGOTTEN = { name: 'Dock', position: 'Clerk', startDate: '2014-02' };
const OLDEST = { name: 'Inn', position: 'Cook', startDate: '2012', endDate: '2014' };

function read(...work: object[]) {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, work } });
  const positions = portfolio?.companies.flatMap((company) => company.positions) ?? [];
  const running = positions.filter(({ period }) => period.current).map(({ title }) => title);
  return { portfolio, positions, running, warning: warnings.find((one) => one.includes('no "endDate"')) };
}

test('a job without an end below a later one that is over has an unknown end', () => {
  const { positions, running, warning, portfolio } = read(NOW, LATER, FORGOTTEN, OLDEST);
  expect(running).toEqual(['Chief weaver']);
  expect(positions.find(({ title }) => title === 'Clerk')).toMatchObject({
    months: null,
    period: { start: { year: 2014, month: 2 }, end: null, endUnknown: true },
  });
  expect(portfolio?.companies.find(({ name }) => name === 'Dock')).toMatchObject({
    active: null,
    period: { end: null, current: false, endUnknown: true },
  });
  expect(warning).toContain('resume.json:');
  expect(warning).toContain('write "endDate": "present"');
});

test.each([
  ['it says that it goes on', [NOW, LATER, { ...FORGOTTEN, endDate: 'Present' }]],
  ['it says so in another language', [NOW, LATER, { ...FORGOTTEN, endDate: 'En cours' }]],
  ['it is the first', [FORGOTTEN, OLDEST]],
  ['the later job still runs', [NOW, FORGOTTEN, OLDEST]],
  ['the later job ends in the future', [{ ...LATER, endDate: '2027-01' }, FORGOTTEN]],
  ['the list has the oldest first', [OLDEST, FORGOTTEN, LATER, NOW]],
  ['the list has no order', [LATER, FORGOTTEN, NOW]],
  ['the employer has a later running job', [{ ...NOW, name: 'Dock' }, LATER, FORGOTTEN]],
])('it stays open where %s', (_, work) => {
  const { positions, running, warning } = read(...work);
  expect(running).toContain('Clerk');
  expect(positions.some(({ period }) => period.endUnknown)).toBe(false);
  expect(warning).toBeUndefined();
});

test.each([
  'Freelance weaver',
  'Self-employed',
  'Co-founder & weaver',
  'Owner',
  'Board member',
  'Consejera del gremio',
  'Tejedora autónoma',
  'Sócia',
  'Cofondatrice',
  'Tisserande indépendante',
  'Freiberufliche Weberin',
  'Mitgründerin',
  'Ehrenamtliche Helferin',
])('work beside a job stays open: %s', (position) => {
  expect(read(NOW, LATER, { ...FORGOTTEN, position }).running).toContain(position);
});

test('a study that began long ago has an unknown end, and a warning tells how to say that it goes on', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      education: [{ institution: 'Leeds', studyType: 'PhD', startDate: '2004-09' }],
    },
  });
  expect(portfolio?.education[0]?.period).toMatchObject({ current: false, endUnknown: true });
  expect(warnings.join()).toContain('If you still study there, write "endDate": "present"');
});
