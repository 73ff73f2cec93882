import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { runs } from '../../../test/support/runs';

const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant(''));
const date = fc.oneof(
  fc.constantFrom('2020', '2020-05', '2020-05-31', '2024-09-31', 'Present'),
  fc.integer({ min: 1950, max: 2030 }),
);
const unusual = fc.oneof(
  text,
  fc.integer(),
  fc.constant(null),
  fc.boolean(),
  fc.array(text, { maxLength: 2 }),
  fc.dictionary(text, text, { maxKeys: 2 }),
);
const often = <Value>(usual: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 60, arbitrary: usual as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: unusual });
const entry = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, often(value)])), {
    requiredKeys: [],
  });
const entries = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  often(fc.array(entry(fields), { maxLength: 4 }));
const dates = { startDate: date, endDate: date };
const employer = fc.constantFrom('Alpha', 'Beta', 'Älpha');
const texts = fc.array(text, { maxLength: 3 });

const resume = fc.record(
  {
    basics: often(
      entry({
        name: text,
        label: text,
        summary: text,
        location: entry({ city: text, countryCode: text }),
        profiles: entries({ network: text, url: text }),
      }),
    ),
    work: entries({
      name: employer,
      position: text,
      location: text,
      summary: text,
      highlights: texts,
      ...dates,
    }),
    projects: entries({ name: text, entity: employer, type: text, keywords: texts, ...dates }),
    skills: entries({ name: text, level: text, keywords: texts }),
    languages: entries({ language: text, fluency: text }),
    awards: entries({ title: text, date }),
  },
  { requiredKeys: ['basics'] },
);

test('any résumé becomes a model or problems with places', () => {
  let models = 0;
  fc.assert(
    fc.property(resume, (generated) => {
      const { portfolio, problems, warnings } = readFolder({ 'resume.json': generated });
      for (const sentence of [...problems, ...warnings])
        expect(sentence).toMatch(/^resume\.json(?::\d+:\d+ \S| is not standard)/);
      expect(portfolio !== null || problems.length > 0).toBe(true);
      if (!portfolio) return;
      models += 1;
      const ids = portfolio.companies.flatMap((company) => [
        company.id,
        ...company.positions.flatMap((position) => [position.id, ...position.resources.map(({ id }) => id)]),
      ]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(JSON.stringify(portfolio)).not.toMatch(/undefined|NaN/);
    }),
    { numRuns: runs(400) },
  );
  expect(models).toBeGreaterThan(runs(400) / 20);
});
