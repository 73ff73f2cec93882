import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings: warnings.join('\n') };
};
const BOARD = { name: 'Weaver', issuer: 'Board' };

test.each([
  [
    { name: 'Weaver', issuer: 'En cours' },
    { name: 'Weaver', issuer: null },
  ],
  [{ name: 'Weaver', issuer: 'En proceso' }, { issuer: null }],
  [{ name: 'Weaver', issuer: '(Em andamento)' }, { issuer: null }],
  [{ name: 'Weaver', issuer: 'Board (in Arbeit)' }, BOARD],
  [{ ...BOARD, name: 'Weaver (in progress)' }, BOARD],
  [{ ...BOARD, name: 'Weaver – laufend' }, BOARD],
  [{ ...BOARD, name: 'En curso: Weaver' }, BOARD],
  [{ ...BOARD, name: 'Weaver (expected 2027)' }, { name: 'Weaver (expected 2027)' }],
  [
    { ...BOARD, date: 'In progress' },
    { date: null, end: null },
  ],
  [{ ...BOARD, date: 'pendiente' }, { date: null }],
  [
    { ...BOARD, date: 'Expected May 2027' },
    { date: null, end: { year: 2027, month: null } },
  ],
  [
    { ...BOARD, date: '2026-02 - en cours' },
    { date: { year: 2026, month: 2 }, end: null },
  ],
  [
    { ...BOARD, date: 'Geplant 2027' },
    { date: null, end: { year: 2027, month: null } },
  ],
  // A plan whose time has passed is no certificate either.
  [
    { ...BOARD, date: 'Geplant 2020' },
    { date: null, end: { year: 2020, month: null } },
  ],
  [
    { ...BOARD, date: 'Planned' },
    { date: null, end: null },
  ],
  [{ ...BOARD, date: 'planificado para 2027' }, { date: null }],
  [{ ...BOARD, date: 'Planejada: 2027' }, { date: null }],
  [{ ...BOARD, date: 'planifié en 2027' }, { date: null }],
  [{ ...BOARD, date: '(geplant 2027)' }, { date: null }],
  [{ ...BOARD, date: '2027 (geplant)' }, { end: { year: 2027, month: null } }],
  [{ name: 'Weaver', issuer: 'Geplant' }, { issuer: null }],
  [{ ...BOARD, name: 'Weaver (geplant für 2027)' }, { name: 'Weaver (geplant für 2027)' }],
  [{ ...BOARD, name: 'Weaver (planned)' }, BOARD],
  [
    { ...BOARD, status: 'Planned: 2027' },
    { end: { year: 2027, month: null }, properties: [] },
  ],
  [{ ...BOARD, startDate: '2026-02', endDate: 'Ongoing' }, { date: { year: 2026, month: 2 } }],
  [
    { ...BOARD, status: 'In Progress, expected 2027' },
    { end: { year: 2027, month: null }, properties: [] },
  ],
  [{ ...BOARD, inProgress: true }, BOARD],
  [{ ...BOARD, completed: false }, BOARD],
])('a certificate that is in progress: %j', (entry, expected) => {
  const { certificates } = read({ certificates: [entry] });
  expect(certificates).toMatchObject([{ ...expected, inProgress: true }]);
});

test.each([
  { ...BOARD, date: '2020' },
  { ...BOARD, date: 'expected 2020' },
  { ...BOARD, date: 'May 2020 (renewal planned 2027)' },
  { ...BOARD, date: '2020, Erneuerung geplant' },
  { ...BOARD, date: '2020', endDate: 'ongoing' },
  { ...BOARD, date: '2020', renewal: 'Pending' },
  { ...BOARD, date: '2020', current: true },
  { ...BOARD, name: 'Control of quality in progress' },
  { ...BOARD, name: 'Managing work in progress (Kanban)' },
  { ...BOARD, name: 'Pending and ongoing cloth' },
  { ...BOARD, issuer: 'Board for Expected Values' },
  { ...BOARD, name: 'Economist (Planned Economies)' },
  { ...BOARD, name: 'Planned Giving 2023' },
  { ...BOARD, summary: 'Planned the fair of 2019' },
])('a certificate that is earned: %j', (entry) => {
  const [certificate] = read({ certificates: [entry] }).certificates;
  expect(certificate).toMatchObject({ name: entry.name, issuer: entry.issuer });
  expect(certificate?.inProgress).toBeUndefined();
});

test('tells which text says that a certificate is in progress', () => {
  expect(read({ certificates: [{ name: 'Weaver', issuer: 'En cours' }] }).warnings).toContain(
    'certificates[0].issuer: "En cours" says that it is not finished; it is shown as in progress.',
  );
});

test('only earned certificates count, are achievements and prove skills', () => {
  const { achievements, evidence, stats } = read({
    skills: [{ name: 'Kubernetes' }],
    certificates: [
      { name: 'Weaver', issuer: 'Board' },
      { name: 'Dyer', issuer: 'Board' },
      { name: 'Kubernetes Administrator', issuer: 'En cours' },
    ],
    languages: [{ language: 'English' }, { language: 'French' }],
  });
  expect(stats.map(({ measure, value }) => [measure, value])).toContainEqual(['certificates', '2']);
  expect(achievements.map(({ title }) => title)).toEqual(['Weaver', 'Dyer']);
  expect(evidence.flatMap(({ mentions }) => mentions)).toEqual([]);
});

const OPEN = { start: null, end: null, current: true };

test.each([
  [{ studyType: 'Master (in progress)' }, { studyType: 'Master', period: OPEN }],
  [{ studyType: 'Master en cours' }, { studyType: 'Master', period: OPEN }],
  [
    { studyType: 'Em andamento', area: 'Cloth' },
    { studyType: null, area: 'Cloth', period: OPEN },
  ],
  [{ score: 'In Arbeit' }, { score: null, period: OPEN }],
  [{ endDate: 'En proceso' }, { period: OPEN }],
  [{ endDate: 'pending' }, { period: OPEN }],
  [{ current: true }, { period: OPEN }],
  [{ endDate: 'Present' }, { period: OPEN }],
  [
    { endDate: 'expected 2028' },
    { period: { start: null, end: { year: 2028, month: null }, current: true } },
  ],
  [
    { startDate: '2010', score: 'In progress' },
    { score: null, period: { current: true } },
  ],
  [
    { endDate: '2019', score: 'Pending' },
    { score: 'Pending', period: { current: false } },
  ],
  [{ endDate: 'geplant 2028' }, { period: { start: null, end: { year: 2028, month: null }, current: true } }],
  [
    { summary: 'Planned the fair of 2019' },
    { summary: 'Planned the fair of 2019', period: { current: false } },
  ],
  [{ endDate: '2028' }, { period: { current: false } }],
  [{ startDate: '2028', score: 'Pending' }, { period: { current: false } }],
])('the state of a study: %j', (entry, expected) => {
  const { education } = read({ education: [{ institution: 'Academy', ...entry }] });
  expect(education).toMatchObject([{ institution: 'Academy', ...expected }]);
});
