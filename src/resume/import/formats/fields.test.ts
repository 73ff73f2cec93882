import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../../read/folder-for-test';
import { leftOutLines } from '../leftovers';
import { readFile } from '../read-file';

const FOLDER = 'test/fixtures/other-formats';
const read = (name: string) => readFile(join(FOLDER, name));

/** Reads a sample with other contents, from a file with this name. */
const readText = (name: string, text: string | Uint8Array) => {
  const file = join(mkdtempSync(join(tmpdir(), 'other-format-')), name);
  writeFileSync(file, text);
  return readFile(file);
};

const readJson = (content: object) => readText('a.json', JSON.stringify(content));

test('reports hidden entries as leftovers', async () => {
  const hidden = await read('reactive-resume-4.json');
  expect(JSON.stringify(hidden.resume)).not.toContain('Hidden Bellows');
  expect(hidden.leftovers).toMatchObject({ 'sections.experience.items[1]': { company: 'Hidden Bellows' } });
  const line = 'sections.experience.items: hidden there, so not imported: 1 entry.';
  const lines = leftOutLines(hidden);
  // A lost text stands first, a hidden entry is one line.
  expect(lines.indexOf(line)).toBeGreaterThan(
    lines.indexOf(`metadata.notes: "<p>Ask for the Ripon job</p>"`),
  );
  expect(lines.filter((one) => one.includes('experience.items'))).toEqual([line]);
});

test('entries that are left out keep their places and contents, in any form of the file', async () => {
  const hidden = { company: 'Secret', hidden: true };
  const template = { company: 'Company', position: 'President', summary: 'Description…' };
  const work = [hidden, template, { company: 'Mill', summary: 'Description…' }];
  const profiles = [{ network: 'GitHub', username: 'ada', visible: false }];
  const summary = 'A summary of John Doe…';
  const imported = await readJson({ basics: { name: 'Ada', summary, profiles }, work });
  expect(imported.resume).toEqual({ basics: { name: 'Ada', profiles: [] }, work: [{ name: 'Mill' }] });
  expect(leftOutLines(imported)).toEqual([
    `basics.summary: "${summary}"`,
    'work: hidden there, so not imported: 1 entry.',
    'basics.profiles: hidden there, so not imported: 1 entry.',
    'work: part of a template, so not imported: 1 entry.',
    'work[2].summary: "Description…"',
  ]);
  expect(imported.leftovers).toMatchObject({
    'basics.summary': summary,
    'basics.profiles[0]': profiles[0],
    'work[0]': hidden,
    'work[1]': { name: 'Company', position: 'President' },
  });
  const cv = { name: 'Ada', sections: { Experience: [template, { company: 'Mill' }] } };
  const rendercv = await readJson({ cv });
  expect(leftOutLines(rendercv)).toContain('work: part of a template, so not imported: 1 entry.');
  expect(rendercv.leftovers).toMatchObject({ 'work[0]': { name: 'Company' } });
});

test('reads files with a byte order mark and account exports in the same way', async () => {
  const text = readFileSync(join(FOLDER, 'reactive-resume-5.json'), 'utf8');
  const { resume } = await read('reactive-resume-5.json');
  expect((await readText('a.json', `\uFEFF${text}`)).resume).toEqual(resume);
  expect((await readText('a.json', Buffer.from(`\uFEFF${text}`, 'utf16le'))).resume).toEqual(resume);
  expect((await readText('a.json', `{"id":"1","data":${text}}`)).resume).toEqual(resume);
});

test('a custom section does not replace a standard one', async () => {
  const { resume } = await readJson({
    basics: { name: 'Ada' },
    sections: {
      projects: { items: [{ name: 'Engine' }] },
      custom: {
        a: { name: 'Projects', items: [{ name: 'Loom' }] },
        b: { name: 'Talks', items: [{ name: 'One' }] },
        c: { name: 'Talks', items: [{ name: 'Two' }] },
      },
    },
  });
  expect(resume).toEqual({
    basics: { name: 'Ada' },
    projects: [{ name: 'Engine' }],
    'Projects (more)': [{ title: 'Loom' }],
    Talks: [{ title: 'One' }, { title: 'Two' }],
  });
});

test('keeps what the dates say of certificates and studies that are not finished', async () => {
  const certificates = ['In Bearbeitung', 'In progress', 'Geplant 2025', 'May 2020'];
  const studies = ['2024 – in Bearbeitung', '2024 – expected 2028', '2024 – En cours', 'Expected 2028'];
  const items = (dates: string[], name: string) => ({
    items: dates.map((date, at) => ({ [name]: `Weaver ${at}`, date })),
  });
  const { resume, leftovers } = await readJson({
    basics: { name: 'Ada' },
    sections: { certifications: items(certificates, 'name'), education: items(studies, 'institution') },
  });
  expect(leftovers).toEqual({});
  const portfolio = portfolioOf(resume);
  const earned = portfolio.certificates.filter(({ inProgress }) => !inProgress);
  expect(earned?.map(({ name }) => name)).toEqual(['Weaver 3']);
  expect(
    portfolio.education.map(({ period: { start, end, current } }) => [start?.year, end?.year, current]),
  ).toEqual([
    [2024, undefined, true],
    [2024, 2028, true],
    [2024, undefined, true],
    [undefined, 2028, true],
  ]);
});

test('a label that the address does not repeat is a leftover', async () => {
  const items = [{ name: 'Loom', url: { label: 'plans', href: 'https://loom.example' } }];
  const { leftovers } = await readJson({ basics: { name: 'Ada' }, sections: { projects: { items } } });
  expect(leftovers).toEqual({ 'sections.projects.items[0].url.label': 'plans' });
});

test('names a hidden summary and a hidden picture', async () => {
  const hidden = await readJson({
    picture: { hidden: true, url: 'https://ada.example/a.jpg', size: 80 },
    basics: { name: 'Ada' },
    summary: { hidden: true, content: '<p>I weave.</p>' },
    sections: { interests: { hidden: true, items: [] } },
    customSections: [],
  });
  expect(leftOutLines(hidden)).toEqual([
    'picture: hidden there, so not imported: 1 entry.',
    'summary: hidden there, so not imported: 1 entry.',
  ]);
});

test('custom sections of each type keep the fields of their entries', async () => {
  const item = (fields: object) => ({ items: [{ id: '1', hidden: false, ...fields }] });
  const { resume, leftovers } = await readJson({
    basics: { name: 'Ada' },
    summary: { content: 'I weave.' },
    customSections: [
      { type: 'summary', title: 'Objective', ...item({ content: '<p>To weave more.</p>' }) },
      { type: 'summary', title: 'Aim', ...item({ content: '<p>Weave.</p>' }) },
      { type: 'cover-letter', title: 'Letter', ...item({ recipient: 'Mill', content: 'Dear all' }) },
      { type: 'languages', title: 'Tongues', ...item({ language: 'Basque', fluency: 'Fluent' }) },
      { type: 'skills', title: 'Tools', ...item({ name: 'Needle', proficiency: 'Expert' }) },
      { type: 'certifications', title: 'Drills', ...item({ title: 'Knots', issuer: 'Navy' }) },
      {
        type: 'experience',
        title: 'Early jobs',
        ...item({ company: 'Dock', roles: [{ position: 'Crane', period: '2007 - 2009' }] }),
      },
    ],
  });
  expect(resume).toMatchObject({
    basics: { summary: 'I weave.\n\nTo weave more.' },
    Aim: [{ summary: 'Weave.' }],
    Letter: [{ title: 'Mill', summary: 'Dear all' }],
    Tongues: [{ title: 'Basque', fluency: 'Fluent' }],
    Tools: [{ title: 'Needle', level: 'Expert' }],
    Drills: [{ title: 'Knots', issuer: 'Navy' }],
    'Early jobs': [{ title: 'Dock', position: 'Crane', dates: '2007 - 2009' }],
  });
  expect(leftovers).toEqual({});
});

test.each([
  ['german', 'de'],
  ['norwegian_bokmål', 'nb'],
  ['pt-BR', 'pt-BR'],
])('the language %s of a RenderCV is %s', async (language, code) => {
  const cv = { name: 'Ada', sections: { Experience: [{ company: 'Mill' }] } };
  const { resume } = await readJson({ cv, locale: { language } });
  expect(resume['meta']).toEqual({ language: code });
});

test('of several addresses the first one is read, and the others are leftovers', async () => {
  const cv = {
    name: 'Ada',
    email: ['ada@mill.example', 'ada@farm.example'],
    website: ['https://ada.example', 'https://blog.ada.example'],
    sections: { Skills: [{ label: 'Code', details: 'Python (NumPy, pandas), SQL' }] },
  };
  const rendercv = await readJson({ cv, locale: { language: 'klingonese' } });
  expect(rendercv.resume).toEqual({
    basics: { name: 'Ada', email: 'ada@mill.example', url: 'https://ada.example' },
    skills: [{ name: 'Code', keywords: ['Python (NumPy, pandas)', 'SQL'] }],
  });
  expect(rendercv.leftovers).toEqual({
    'cv.email[1]': 'ada@farm.example',
    'cv.website[1]': 'https://blog.ada.example',
    'locale.language': 'klingonese',
  });
  const channel = (code: string, address: string) =>
    `<Communication><ChannelCode>${code}</ChannelCode><URI>${address}</URI></Communication>`;
  const europass = await readText(
    'a.xml',
    `<?xml version="1.0"?><Candidate><CandidatePerson><PersonName><GivenName>Ada</GivenName></PersonName>${
      channel('Email', 'ada@mill.example') + channel('Email', 'ada@farm.example')
    }${channel('Web', 'https://ada.example') + channel('Web', 'https://blog.ada.example') + channel('InstantMessage', 'ada.chat')}
    </CandidatePerson><CandidateProfile><EmploymentHistory><EmployerHistory><OrganizationName>Mill</OrganizationName>
    <OrganizationContact>${channel('Web', 'https://mill.example')}</OrganizationContact>
    <PositionHistory><PositionTitle>Weaver</PositionTitle><City>York</City><Country>gb</Country></PositionHistory>
    </EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`,
  );
  expect(europass.resume).toMatchObject({
    basics: {
      email: 'ada@mill.example',
      url: 'https://ada.example',
      profiles: [{ url: 'https://blog.ada.example' }],
    },
    work: [{ name: 'Mill', url: 'https://mill.example', location: 'York, GB' }],
  });
  expect(Object.values(europass.leftovers ?? {})).toEqual(
    expect.arrayContaining(['ada@farm.example', 'ada.chat']),
  );
});

test('custom fields become accounts and texts, and an account is not repeated', async () => {
  const customFields = Object.entries({
    Portfolio: 'https://ada.example/',
    Code: 'https://github.com/ada',
    Looms: 'https://www.GitHub.com/ada/',
    'Guild rank': 'B.Sc',
  }).map(([name, value]) => ({ id: name, icon: 'link', name, value }));
  const { resume, leftovers } = await readJson({
    basics: { name: 'Ada', customFields },
    sections: { skills: { items: [] } },
  });
  expect(resume.basics).toEqual({
    name: 'Ada',
    'Guild rank': 'B.Sc',
    profiles: [
      { network: 'Portfolio', url: 'https://ada.example/' },
      { network: 'Code', url: 'https://github.com/ada' },
    ],
  });
  expect(leftovers).toEqual({});
});

test('a company and its roles keep the texts of both', async () => {
  const company = { company: 'Mill', description: 'Weaves.', period: '2014 – 2020' };
  const roles = [
    { position: 'Lead', period: '2017 – 2020', description: '<p>Leads.</p>' },
    { position: 'Weaver', period: '2014 – 2017' },
    { position: 'Guest' },
  ];
  const { resume } = await readJson({
    basics: { name: 'Ada' },
    sections: { experience: { items: [{ ...company, roles }] } },
  });
  expect(resume['work']).toMatchObject([
    { name: 'Mill', position: 'Lead', startDate: '2017', endDate: '2020', summary: 'Weaves.\n\nLeads.' },
    { name: 'Mill', position: 'Weaver', startDate: '2014', endDate: '2017', summary: 'Weaves.' },
    { name: 'Mill', position: 'Guest', startDate: '2014', endDate: '2020' },
  ]);
});

test.each([
  ['a.xml', '<cv><a></cv>', /a\.xml: the XML cannot be read: .*/],
  [
    'b.xml',
    '<?xml version="1.0"?><feed/>',
    /b\.xml: expected a Europass CV .*, got XML whose root is "feed"\.$/,
  ],
  [
    'c.xml',
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Candidate>&a;</Candidate>`,
    /undefined entity/,
  ],
  ['d.html', '<!doctype html><title>Hello</title>', /d\.html: expected a résumé .*, got a web page\.$/],
])('reports in one sentence that %s is no résumé', async (name, text, sentence) => {
  const message = await readText(name, text).then(String, (error: Error) => error.message);
  expect(message).toMatch(sentence);
  expect(message.split('\n')).toHaveLength(1);
});

test.each([
  ['reactive-resume-4.json', 'Reactive Resume'],
  ['rendercv.yaml', 'RenderCV'],
  ['yamlresume.yml', 'YAMLResume'],
])('a folder with the content of %s names the import command in its only message', (name, format) => {
  const file = name.endsWith('.json') ? 'resume.json' : 'resume.yaml';
  const { problems } = readFolder({ [file]: readFileSync(join(FOLDER, name), 'utf8') });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    new RegExp(`the file is in the format of ${format}, not JSON Resume; .*: npm run import -- .*--force$`),
  );
});
