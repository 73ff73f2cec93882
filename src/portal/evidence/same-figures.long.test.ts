import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { TODAY, portfolioOf, readFolder } from '~/resume/read/folder-for-test';
import { readPortfolioSync } from '~/site/content/read-portfolio-sync';
import type { Portfolio } from '~/resume/model/portfolio';
import { searchIndex } from '~/portal/i18n/search-entries';
import { formatOf } from '~/portal/i18n/format';
import { advisorFor } from './advisor';
import { monthOf } from '~/resume/standard/dates';
import { experienceSlice } from '~/portal/screens/experience/data';
import { filterableCareer, proofOf } from '~/portal/screens/experience/filter';
import { featuredSkills } from '~/portal/career/featured-skills';
import { defaultLanguage, languages } from '~/portal/addresses/languages';
import { vocabularyOf } from '~/portal/search/vocabulary';
import { packEvidence } from './evidence-file';
import { usageSlice } from './usage';

/** A career of many roles that list technologies in turn, with overlaps, years alone and open ends. */
const generated = (count: number) => {
  const names = ['Java', 'Azure', 'PostgreSQL', 'Terraform', 'React', 'Python', 'Docker', 'Kafka'];
  const keywords = (at: number) => [names[at % 8], names[(at * 3 + 1) % 8], names[(at * 5 + 2) % 8]];
  return {
    basics: { name: 'Ada' },
    work: Array.from({ length: count }, (_, at) => ({
      name: `Mill ${at % 3}`,
      position: `Weaver ${at}`,
      startDate: at % 4 === 0 ? `${2024 - at}` : `${2024 - at}-0${1 + (at % 9)}`,
      ...(at > 0 && { endDate: at % 4 === 0 ? `${2025 - at}` : `${2025 - at}-0${1 + (at % 5)}` }),
      keywords: keywords(at),
      highlights: [`Used ${names[(at + 4) % 8]} for the looms.`],
    })),
    projects: [{ name: 'Loom', startDate: '2016-05', keywords: ['Rust'] }],
    skills: [{ name: 'Tools', keywords: names }, { name: 'Kafka' }],
  };
};

/** The time of each skill in each place, by the id of the skill. */
function figuresOf(portfolio: Portfolio, code: string): Record<string, Record<string, string>> {
  const language = languages.find((one) => one.code === code) ?? defaultLanguage;
  const format = formatOf(code);
  const slice = experienceSlice(portfolio, format);
  const career = filterableCareer(slice, vocabularyOf(portfolio));
  const usage = usageSlice(portfolio, format, String).skills;
  const file = packEvidence(portfolio, format, language, monthOf(TODAY));
  const advise = advisorFor(JSON.stringify(file));
  const featured = featuredSkills(portfolio);
  const { entries } = searchIndex(portfolio, language);
  return Object.fromEntries(
    usage
      .filter(({ months }) => months > 0)
      .map(({ id, name, months, tenure }) => {
        const finding = advise(`- 1+ years: ${name}`).findings.find((one) => one.names.includes(name));
        const own = featured.find((one) => one.name === name && one.months > 0);
        const found = entries.find(({ kind, title }) => kind === 'skill' && title === name);
        return [
          id,
          {
            usage: String(months),
            tags: String(proofOf(slice, career, name).months),
            ...(own && { dashboard: String(own.months) }),
            ...(finding?.years && { advisor: String(finding.years.months) }),
            ...(found && { search: found.detail.endsWith(tenure) ? String(months) : found.detail }),
          },
        ];
      }),
  );
}

const fixtures = readdirSync('test/fixtures/resumes', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join('test/fixtures/resumes', name));

const careers: [
  name: string,
  read: () => { portfolio: Portfolio; inLanguage: (code: string) => Portfolio },
][] = [
  ...['examples/sample', ...fixtures].map(
    (folder) => [folder, () => readPortfolioSync(folder, { today: TODAY })] as [string, never],
  ),
  ...[12, 40].map((count): [string, () => never] => [
    `a generated career of ${count} roles`,
    () => {
      const { portfolio } = readFolder({ 'resume.json': generated(count) });
      return { portfolio, inLanguage: () => portfolio } as never;
    },
  ]),
];

test.each(careers)('all places say the same time in all languages: %s', (_, read) => {
  const { portfolio, inLanguage } = read();
  const all = languages.map(({ code }) =>
    figuresOf(code === portfolio.portal.language ? portfolio : inLanguage(code), code),
  );
  const [own = {}] = all;
  for (const figures of all) {
    expect(Object.keys(figures)).toEqual(Object.keys(own));
    for (const [id, places] of Object.entries(figures))
      expect(new Set(Object.values(places)), `${id}: ${JSON.stringify(places)}`).toEqual(
        new Set([own[id]?.['usage']]),
      );
  }
});

test.each(languages)('the time of all work is the figure that the owner states: $code', (language) => {
  const tenureOf = (portfolio: Portfolio) =>
    packEvidence(portfolio, formatOf(language.code), language, monthOf(TODAY)).tenure;
  const sample = readPortfolioSync('examples/sample', { today: TODAY }).inLanguage(language.code);
  expect(tenureOf(sample)).toMatch(/^18\+ \p{L}+\.?$/u);
  const work = [{ name: 'Mill', startDate: '2020-01', endDate: '2021-06' }];
  const counted = portfolioOf({ work });
  expect(tenureOf(counted)).toBe(formatOf(language.code).tenure(18));
});
