import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { packEvidence } from './evidence-file';
import { readEvidence } from './evidence-index';
import { defaultLanguage } from './languages';
import { usageOf } from './usage';
import { sortedUses, sortIn } from './usage-order';
import { usedByYear } from './used-by-year';

const RESUME = {
  basics: { name: 'Ada', location: { city: 'Madrid', countryCode: 'ES' } },
  work: [
    {
      name: 'Acme',
      position: 'Lead',
      location: 'Lisbon',
      startDate: '2015-01',
      endDate: '2018-12',
      highlights: ['Moved the shop to Kubernetes with Pulumi.', 'Wrote services in Go and SQL.'],
    },
    {
      name: 'Beta',
      position: 'Developer',
      startDate: '2017-01',
      endDate: '2019-12',
      highlights: ['Kept Kubernetes running.'],
    },
  ],
  projects: [{ name: 'Later', startDate: '2023-01', endDate: '2023-12', keywords: ['k8s', 'Rust'] }],
  certificates: [{ name: 'Certified Kubernetes Administrator', date: '2019-05' }],
  languages: [{ language: 'Spanish', fluency: 'Native speaker' }],
  skills: [{ name: 'Platforms', keywords: ['Kubernetes', 'Helm'] }],
};
const { portfolio } = readFolder({ 'resume.json': RESUME });
if (!portfolio) throw new Error('The résumé could not be read.');
const format = {
  period: ({ start, end }: { start: { year: number } | null; end: { year: number } | null }) =>
    [start?.year, end?.year].filter(Boolean).join(' - '),
  tenure: String,
  percent: String,
  grade: String,
  colon: ':',
};
const NOW = 2026 * 12;
const file = packEvidence(portfolio, format, defaultLanguage, NOW);
const index = readEvidence(JSON.stringify(file));
const skill = (name: string) => index.skills.find((one) => one.name === name);

test('the evidence file contains each source and quotation once, and is read back unchanged', () => {
  expect(new Set(file.quotes).size).toBe(file.quotes.length);
  expect(new Set(file.sources.map(([id]) => id)).size).toBe(file.sources.length);
  expect(
    skill('Kubernetes')?.evidence.map(({ quote, source }) => [quote, source.title, source.kind]),
  ).toEqual([
    ['Kept Kubernetes running.', 'Developer', 'role'],
    ['Moved the shop to Kubernetes with Pulumi.', 'Lead', 'role'],
    ['k8s', 'Later', 'project'],
    ['Certified Kubernetes Administrator', 'Certified Kubernetes Administrator', 'certificate'],
  ]);
  expect(index.places.map(({ text, source }) => [text, source?.title])).toEqual([
    ['Madrid, Spain', undefined],
    ['Lisbon', 'Lead'],
  ]);
  expect(index.languages).toEqual([{ name: 'Spanish', fluency: 'Native speaker' }]);
  expect(() => readEvidence('{"version":1}')).toThrow('no index');
  expect(() => readEvidence('null')).toThrow('no index');
  for (const change of [{ sources: [['a']] }, { quotes: [1] }, { skills: {} }, { places: [['Madrid', '0']] }])
    expect(() => readEvidence(JSON.stringify({ ...file, ...change }))).toThrow('no index');
});

test('finds skills of the dictionary that the résumé does not list, without making resources of them', () => {
  expect(skill('Pulumi')?.evidence.map(({ quote }) => quote)).toEqual([
    'Moved the shop to Kubernetes with Pulumi.',
  ]);
  const resources = portfolio.companies.flatMap(({ positions }) =>
    positions.flatMap((position) => position.resources.map(({ name }) => name)),
  );
  expect(resources).not.toContain('Pulumi');
});

test('every quotation is verbatim in the résumé', () => {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(RESUME);
  for (const quote of file.quotes) expect(texts.some((text) => text.includes(quote))).toBe(true);
});

test('time of use counts overlaps once, and neither gaps nor undated mentions', () => {
  const usage = usageOf(portfolio, format, (kind) => kind, { now: NOW, present: 'Present' });
  const use = (name: string) => usage.skills.find((one) => one.name === name);
  // 2015–2019 counts once, although two roles overlap in two years, plus 2023.
  expect(use('Kubernetes')).toMatchObject({ months: 72, roles: 2, mentions: 4, domain: 'Platforms' });
  expect(use('Kubernetes')?.lastUsed).toBe('2023');
  // The résumé lists skills, so those of the dictionary are not shown.
  expect(use('Pulumi')).toBeUndefined();
  const unlisted = usageOf({ ...portfolio, skills: [] }, format, (kind) => kind, { now: NOW, present: '' });
  expect(unlisted.skills.find(({ name }) => name === 'Pulumi')).toMatchObject({
    months: 48,
    domain: 'devops',
  });
  expect(use('Helm')).toBeUndefined();
  expect(usage.from).toEqual({
    roles: 2,
    projects: 1,
    others: 1,
    undated: 1,
    unnamed: 1,
    hidden: 0,
    silent: null,
  });
  const years = usedByYear(usage.skills);
  expect(years.at(0)).toMatchObject({ year: 2015 });
  expect(years.find(({ year }) => year === 2021)?.count).toBe(0);
  expect(years.at(-1)).toEqual({ year: 2023, count: 2 });
});

test('sorts the table as the address states, and by time of use by default', () => {
  const { skills } = usageOf(portfolio, format, (kind) => kind, { now: NOW, present: 'Present' });
  const names = (search: string) => sortedUses(skills, sortIn(search), 'en').map(({ name }) => name);
  expect(names('')[0]).toBe('Kubernetes');
  expect(names('?sort=name')).toEqual(names('').toSorted((one, other) => one.localeCompare(other)));
  expect(names('?sort=-name')).toEqual(names('?sort=name').toReversed());
  expect(names('?sort=nonsense')).toEqual(names(''));
  expect(names('?sort=-months').at(-1)).toBe('Kubernetes');
});
