import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readPortfolioSync } from '../../site/content/read-portfolio-sync';

const TODAY = new Date(2026, 10, 21);

const RESUME = {
  basics: {
    name: 'Ana',
    label: 'Head of bridges',
    summary: 'One.\n\nTwo words.',
    location: { countryCode: 'DE' },
  },
  work: [
    { name: 'Bridge Ltd', position: 'Head of bridges', startDate: '2020-01', summary: 'Builds them.' },
    { name: 'Road Ltd', position: 'Engineer', startDate: '2010-01', endDate: '2019-12' },
  ],
  languages: [{ language: 'German', fluency: 'Native speaker' }],
  projects: [{ name: 'Long Bridge', entity: 'Bridge Ltd', type: 'Big Bridge', startDate: '2020-02' }],
};

function folder(files: Record<string, unknown>): string {
  const directory = mkdtempSync(join(tmpdir(), 'translated-'));
  for (const [name, content] of Object.entries({ 'resume.json': RESUME, ...files }))
    writeFileSync(
      join(directory, name),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  return directory;
}

const spanishOf = (files: Record<string, unknown>) =>
  readPortfolioSync(folder(files), { today: TODAY }).inLanguage('es');

const inSpanish = (resume: unknown, portal = '') =>
  spanishOf({
    'resume.es.json': resume,
    'portal.yaml': 'title: My portal\n',
    ...(portal && { 'portal.es.yaml': portal }),
  });

const sentencesOf = (files: Record<string, unknown>): readonly string[] =>
  readPortfolioSync(folder(files), { today: TODAY }).warnings.map((warning) =>
    warning.replaceAll(/\/\S*\/(?=\w+\.)/g, ''),
  );

test('replaces translated texts everywhere, and lists untranslated ones', () => {
  const portfolio = inSpanish(
    {
      basics: { label: 'Jefa de puentes', summary: 'Uno.\n\nDos palabras.' },
      projects: [{ name: 'Puente largo' }],
    },
    'title: Mi portal',
  );
  expect(portfolio.owner.headline).toBe('Jefa de puentes');
  expect(portfolio.owner.biography).toEqual(['Uno.', 'Dos palabras.']);
  expect(portfolio.currentPosition?.position.title).toBe('Jefa de puentes');
  expect(portfolio.portal.title).toBe('Mi portal');
  const [company] = portfolio.companies;
  expect(company?.name).toBe('Bridge Ltd');
  expect(company?.positions[0]?.resources[0]).toMatchObject({
    id: 'long-bridge',
    name: 'Puente largo',
    type: 'Big Bridge',
  });
  expect(portfolio.untranslated.toSorted()).toEqual(['Big Bridge', 'Builds them.', 'Native speaker']);
});

test('a job without an employer is called by its translated title', () => {
  const resume = { basics: { name: 'Ana' }, work: [{ position: 'Freelance weaver', startDate: '2020' }] };
  const translation = { work: [{ position: 'Tejedora autónoma' }] };
  const { companies, currentPosition } = spanishOf({ 'resume.json': resume, 'resume.es.json': translation });
  expect([companies[0]?.name, currentPosition?.company.name]).toEqual([
    'Tejedora autónoma',
    'Tejedora autónoma',
  ]);
});

test('translated models share their objects as the original does', () => {
  const { owner, currentPosition, companies } = readPortfolioSync('examples/sample', {
    today: TODAY,
  }).inLanguage('es');
  expect(owner.linkedin).not.toBeNull();
  expect(owner.profiles).toContain(owner.linkedin);
  expect(companies).toContain(currentPosition?.company);
  expect(currentPosition?.company.positions).toContain(currentPosition?.position);
});

test('translates countries and languages', () => {
  const { owner, languages } = inSpanish({});
  expect(owner.place?.country).toBe('Alemania');
  expect(languages).toEqual([{ language: 'Alemán', fluency: 'Nativo', properties: [] }]);
});

test('addresses are the same in every language', () => {
  const { inLanguage } = readPortfolioSync('examples/sample', { today: TODAY });
  const ids = (code: string) =>
    inLanguage(code).companies.flatMap(({ id, positions }) => [
      id,
      ...positions.flatMap((position) => [position.id, ...position.resources.map((resource) => resource.id)]),
    ]);
  expect(ids('es')).toEqual(ids('en'));
  expect(ids('pt')).toEqual(ids('en'));
});

test('an empty entry keeps the original texts', () => {
  const { companies } = inSpanish({ work: [{}, { position: 'Ingeniera' }] });
  expect(companies.map(({ positions }) => positions[0]?.title)).toEqual(['Head of bridges', 'Ingeniera']);
});

test('warns about a list that does not match the original', () => {
  expect(sentencesOf({ 'resume.es.json': { work: [{ name: 'Road Ltd', position: 'Ingeniera' }] } })).toEqual([
    'resume.es.json:4:7 work[0].name: expected "Bridge Ltd" as in resume.json, or nothing, got "Road Ltd". It is no text to translate: is the entry in its place?',
  ]);
  expect(sentencesOf({ 'resume.es.json': { languages: [{}, {}] } })).toEqual([
    'resume.es.json:2:3 languages: resume.json has 1 entry here, this file has 2.',
  ]);
});

test('warns about all other mistakes with their places', () => {
  expect(
    sentencesOf({ 'resume.es.json': { basics: { summary: 'Uno.', lable: 'x', location: 'Berlin' } } }),
  ).toEqual([
    'resume.es.json:3:5 basics.summary: expected 2 paragraphs as in resume.json, got 1.',
    'resume.es.json:4:5 basics.lable: resume.json has no such field, did you mean "label"?',
    'resume.es.json:5:5 basics.location.city: resume.json has no such field.',
    'resume.es.json is not standard JSON Resume, but read as if so; `portalfolio tidy` shows and writes the changes.',
  ]);
  expect(sentencesOf({ 'portal.es.yaml': 'title: Mi portal' })).toEqual([
    'portal.es.yaml: there is no portal file that it could translate.',
  ]);
  expect(sentencesOf({ 'resume.en.json': {} })).toEqual([
    'resume.en.json: the files are in "en" already (see `language` in portal.yaml); nothing reads this one.',
  ]);
});

test('the language of the files may be other than English, with untranslated texts elsewhere', () => {
  const directory = folder({ 'portal.yaml': 'language: es\ntitle: Mi gran portal\n' });
  const { portfolio, inLanguage } = readPortfolioSync(directory, { today: TODAY });
  expect(portfolio.portal.language).toBe('es');
  expect(inLanguage('es').untranslated).toEqual([]);
  expect(inLanguage('en').untranslated).toContain('Mi gran portal');
});

test('the sample is translated completely', () => {
  const { translations, inLanguage } = readPortfolioSync('examples/sample', { today: TODAY });
  expect([...translations].toSorted()).toEqual(['es', 'pt']);
  const { basics } = JSON.parse(readFileSync('examples/sample/resume.es.json', 'utf8')) as {
    basics: { label: string };
  };
  expect(inLanguage('es').owner.headline).toBe(basics.label);
  for (const language of translations) expect(inLanguage(language).untranslated).toEqual([]);
  // The meaning of a synonym is translated.
  expect(inLanguage('es').portal.synonyms).toMatchObject({ llm: 'Modelos de lenguaje' });
});

test('a build changes the form of the résumé and of its translations alike, and says so once', () => {
  const summary = (text: string) => `<p>${text} <b>lino</b></p>`;
  const untidy = {
    basics: { fullName: 'Ana', summary: summary('I weave') },
    experience: [
      { company: 'Farm', title: 'Hand', hidden: true },
      { company: 'Mill', title: 'Weaver', from: 'March 2019', summary: summary('Wove') },
    ],
  };
  const standard = {
    basics: { name: 'Ana', summary: 'I weave **lino**' },
    work: [
      { name: 'Farm', position: 'Hand' },
      { name: 'Mill', position: 'Weaver', summary: 'Wove **lino**' },
    ],
  };
  const translation = {
    basics: { summary: summary('Tejo') },
    experience: [{ title: 'Peona' }, { title: 'Tejedora', summary: summary('Tejí') }],
  };
  const wrapped = <Data extends { experience: unknown }>({ experience, ...others }: Data) => ({
    ...others,
    work: { items: experience },
  });
  for (const [resume, own, files] of [
    [untidy, translation, 'resume.json, resume.es.json are'],
    [wrapped(untidy), wrapped(translation), 'resume.json, resume.es.json are'],
    [standard, translation, 'resume.es.json is'],
  ] as const) {
    const contents = { 'resume.json': resume, 'resume.es.json': own };
    const { owner, companies } = spanishOf(contents);
    expect(owner.biography).toEqual(['Tejo **lino**']);
    const mill = companies.find(({ name }) => name === 'Mill');
    expect(mill?.positions[0]).toMatchObject({ title: 'Tejedora', summary: 'Tejí **lino**' });
    expect(sentencesOf(contents)).toEqual([
      `${files} not standard JSON Resume, but read as if so; \`portalfolio tidy\` shows and writes the changes.`,
    ]);
  }
});
