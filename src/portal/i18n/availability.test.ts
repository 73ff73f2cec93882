import { expect, test } from 'vitest';

import { documentOf } from '~/documents/document-of';
import { documentTexts } from '~/documents/document';
import { languages, setHomeLanguage } from '~/portal/addresses/languages';
import { folderOf, readFolder, TODAY } from '~/resume/read/folder-for-test';
import { readPortfolioSync } from '~/site/content/read-portfolio-sync';
import { seoPages } from '~/site/seo/addresses';
import { structuredData } from '~/site/seo/structured-data';
import { llmsTxt } from '~/site/seo/text-files';
import { availabilityIn } from './section-cards';

const RESUME = { basics: { name: 'Ada Byron' } };
const PORTAL = `availability:
  status: available
  from: 2027-03
  notice: 3 months
  kinds: [permanent, contract]
  remote: hybrid
  places: [London, Paris]
  timeZones: [GMT, CET]
  workPermits: [UK, EU]
`;

function portfolioOf(portal: string) {
  const { portfolio, warnings } = readFolder({ 'resume.json': RESUME, 'portal.yaml': portal });
  if (!portfolio) throw new Error('The folder was not read.');
  return { portfolio, warnings };
}

const sentenceOf = (stated: string, language = 'en') => {
  const { portfolio, warnings } = portfolioOf(`availability:\n  ${stated.replaceAll(', ', '\n  ')}\n`);
  return [availabilityIn(portfolio, language)?.sentence, ...warnings];
};

/** The texts in which the availability may stand besides IAM: for search engines, language models, the résumé. */
function readersOf(portal: string) {
  setHomeLanguage('en');
  const { portfolio } = portfolioOf(portal);
  const page = seoPages(portfolio).find((one) => one.kind === 'screen' && one.slug === 'profile')!;
  const english = languages.find(({ code }) => code === 'en')!;
  return {
    'json-ld': JSON.stringify(structuredData(portfolio, page, '2026-11-21')),
    'llms.txt': llmsTxt(portfolio),
    resume: documentTexts(documentOf(portfolio, english)).join('\n'),
  };
}

test.each([
  ['en', 'Available from March 2027'],
  ['es', 'Disponible a partir de marzo de 2027'],
])('the date is in the language of the page: %s', (language, sentence) => {
  expect(sentenceOf('status: available, from: 2027-03', language)).toEqual([sentence]);
});

test.each([
  ['status: available', 'Available now'],
  ['status: available, from: 2026-11', 'Available now'],
  ['status: open, from: 2028', 'Open to offers from 2028'],
  ['status: unavailable, from: 2027-01-15', 'Not available before January 2027'],
])('%s reads “%s”', (stated, sentence) => expect(sentenceOf(stated)).toEqual([sentence]));

test('a date that has passed is not shown, and its owner reads where it stands', () => {
  expect(sentenceOf('status: available, from: 2026-10')).toEqual([
    'Available now',
    expect.stringMatching(/^portal\.yaml:3:3 availability\.from: "2026-10" has passed/),
  ]);
});

test('a wrong value is left out with its line', () => {
  expect(sentenceOf('status: available, from: next spring')).toEqual([
    'Available now',
    'portal.yaml:3:3 availability.from: expected a date such as 2027 or 2027-03, got "next spring"; it was left out.',
  ]);
  expect(sentenceOf('notice: none')[0]).toBeUndefined();
});

test('every reader has it, except those that the owner leaves out', () => {
  const all = readersOf(PORTAL);
  for (const text of Object.values(all)) {
    expect(text).toContain('Available from March 2027');
    expect(text).toContain('Permanent, Contract');
    expect(text).toContain('Hybrid, London, Paris');
  }
  expect(all['json-ld']).toContain('"availabilityStarts":"2027-03"');
  for (const text of Object.values(readersOf(`${PORTAL}  leaveOut: [resume, json-ld, llms.txt]\n`)))
    expect(text).not.toContain('Available from');
});

test('its texts are translated, and its choices may only be repeated', () => {
  const folder = folderOf({
    'resume.json': RESUME,
    'portal.yaml': `language: en\n${PORTAL}`,
    'portal.es.yaml':
      'availability:\n  status: open\n  notice: 3 meses\n  kinds: [permanent]\n  places: [Londres, París]\n',
  });
  const { inLanguage, warnings } = readPortfolioSync(folder, { today: TODAY });
  const values = availabilityIn(inLanguage('es'), 'es')?.facts.map(({ value }) => value);
  expect(values).toEqual([
    '3 meses',
    'Indefinida, Por proyecto',
    'Híbrido, Londres, París',
    'GMT, CET',
    'UK, EU',
  ]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('availability.status: expected "available"');
});
