import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { propertiesOf } from '../model/properties';
import { isToolSetting } from './tool-settings';

const labelsOf = (entry: object): string[] => propertiesOf('projects', entry).map(({ label }) => label);

test.each([
  ['id', 'a4f0c2'],
  ['uuid', '0f9c7a52-5d0b-4a43-9c0e-1f2a3b4c5d6e'],
  ['projectId', '17'],
  ['projectID', '17'],
  ['projectIds', ['17', '18']],
  ['project_id', 17],
  ['project-uuid', '17'],
  ['urlSlug', 'cotton-mill'],
  ['commit_hash', '9fceb02'],
  ['coverFilename', 'mill.jpg'],
  ['cover_file_name', 'mill.jpg'],
  ['goals', 4],
  ['updates', ['2024-01-02', '2024-02-03']],
  ['entityIconUrl', 'https://mill.example/icon.svg'],
  ['logoSize', 'two to three'],
  ['logo_dark', 'dark.svg'],
  ['cardImage', 'mill.jpg'],
  ['via', 'Looms Agency'],
  ['kind', 'primary'],
  ['schedule', 'full-time'],
  ['presentationType', 'lightning-talk'],
  ['areaLang', 'en'],
  ['event_type', 'meetup'],
  ['tags', ['employee', 'promotions']],
  ['priority', 2],
  ['shortName', 'mill'],
  ['theme', 'blue'],
  ['colour', 'Dark blue'],
  ['template', 'modern-2'],
  ['fontSize', '12px'],
  ['layout', 'two-columns'],
  ['cssClass', 'card'],
])('a field of a program is no property: %s', (key, value) => {
  expect(labelsOf({ name: 'Mill', [key]: value })).toEqual([]);
});

test.each([
  ['projectId', 'The second of the looms'],
  ['id', 'A name that I gave it'],
  ['urlSlug', 'Short for a long name'],
  ['goals', ['Weave faster', 'Waste less']],
  ['updates', 'Looms were added in spring'],
  ['goals', '減少浪費'],
  ['credentialId', 'ABC-123'],
  ['weChatId', 'ada'],
  ['valid', 'until 2030'],
  ['grid', '12 kV'],
  ['motto', 'mill'],
  ['silicon', 'cotton'],
  ['lexicon', 'of looms'],
  ['schedule', 'Full time'],
  ['kind', 'on demand'],
  ['status', 'Completed'],
  ['tags', ['python', 'docker']],
  ['prototype', 'loom'],
  ['theme', 'Weaving by cards'],
  ['theme', 'Cotton'],
  ['style', 'Jacquard'],
])('keeps texts of the owner under any key: %s: %j', (key, value) => {
  expect(labelsOf({ name: 'Mill', [key]: value })).toHaveLength(1);
});

test('names the language in a key, and leaves out a known field in another language', () => {
  const entry = {
    name: 'Mill',
    'name::fr': 'Moulin',
    'description::pt-BR': 'Um moinho de algodão',
    'motto::fr': 'Plus vite',
    'motto@de': 'Schneller',
    'ns::Type': 'x',
  };
  expect(propertiesOf('projects', entry)).toEqual([
    { label: 'Motto (French)', values: ['Plus vite'] },
    { label: 'Motto (German)', values: ['Schneller'] },
    { label: 'Ns::type', values: ['x'] },
  ]);
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', 'summary::fr': 'Je tisse du coton.' },
      'work::fr': [{ name: 'Moulin', position: 'Tisseuse' }],
    },
  });
  expect(portfolio?.otherSections).toEqual([]);
  expect(portfolio?.owner).toMatchObject({ biography: [], properties: [] });
  expect(warnings.join('\n')).toMatch(/basics\.summary::fr: .*no page shows it/);
  expect(warnings.join('\n')).toMatch(/work::fr: .*no page shows it/);
});

test.each([
  ['looms,mills,C#', ['looms, mills, C#']],
  ['looms, mills', ['looms, mills']],
  ['1,200', ['1,200']],
  ['https://example.org/a,b', ['https://example.org/a,b']],
  [
    ['looms,mills', 'cards'],
    ['looms, mills', 'cards'],
  ],
])('adds spaces to a list without them: %j', (tools, values) => {
  expect(propertiesOf('work', { name: 'Mill', gear: tools })).toEqual([{ label: 'Gear', values }]);
});

test('a choice or an order of entries by their names is no section', () => {
  expect(isToolSetting('projectOrder', ['Loom', 'Mill'])).toBe(true);
  expect(isToolSetting('worldOrder', 'A theory of looms')).toBe(false);
  expect(isToolSetting('featured', { projectIds: ['loom'], skillNames: ['Weaving'] })).toBe(true);
  expect(isToolSetting('featured', { title: 'Loom of the year', place: 'Leeds' })).toBe(false);
  expect(isToolSetting('featured', [{ name: 'Loom of the year' }])).toBe(false);
});

test('settings of a tool at the top are no sections', () => {
  expect(isToolSetting('ga_id', 'UA-1')).toBe(true);
  expect(isToolSetting('sops', { mac: 'ENC[AES256_GCM,data:c2Vj]', version: '3.9' })).toBe(true);
  expect(isToolSetting('goals', [{ target: 12, done: false }])).toBe(true);
  expect(isToolSetting('theme', { primary: '#000' })).toBe(true);
  expect(isToolSetting('i18n', { de: { work: 'Was ich bisher getan habe' } })).toBe(true);
  expect(isToolSetting('goals', ['Learn weaving', 'Teach it'])).toBe(false);
  expect(isToolSetting('talks', [{ id: '1', title: 'On looms' }])).toBe(false);
});

test('a setting of the website is no contact, with one line about it', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', theme: 'blue', pronouns: 'she/her' } },
  });
  expect(portfolio?.owner.properties).toEqual([{ label: 'Pronouns', values: ['she/her'] }]);
  expect(warnings.filter((warning) => warning.includes('theme'))).toEqual([
    expect.stringContaining('basics.theme: a setting of a website; no page shows it'),
  ]);
});

test('names texts below meta, which no page shows', () => {
  const { warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      meta: {
        version: 'v1',
        theme: 'even',
        themeOptions: {},
        colors: ['red'],
        consent: 'I agree to be hired.',
      },
    },
  });
  expect(warnings.filter((warning) => warning.includes('meta'))).toEqual([
    expect.stringMatching(/meta\.consent: this field is not known; no page shows it/),
  ]);
});

test('names the entries below meta, and the place that shows them', () => {
  const looms = [{ name: 'Hand loom' }, { name: 'Steam loom' }];
  const { warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      meta: {
        custom: { looms, order: ['work'] },
        both: { looms, 'my mills': looms.slice(1) },
        mills: looms,
        none: { mills: [], looms: 2, editions: [{ key: 'wool', label: { en: 'Wool' } }] },
      },
    },
  });
  const NOT_SHOWN = 'this field is not known; no page shows it, only the published resume.json.';
  const ONE = 'a section of its own at the top of the file shows them.';
  const SEVERAL = 'sections of their own at the top of the file show them.';
  expect(warnings.flatMap((warning) => /meta\..*/.exec(warning)?.[0] ?? [])).toEqual([
    `meta.custom: ${NOT_SHOWN} It holds looms, 2 entries: ${ONE}`,
    `meta.both: ${NOT_SHOWN} It holds looms, 2 entries; my mills, 1 entry: ${SEVERAL}`,
    `meta.mills: ${NOT_SHOWN} It holds 2 entries: ${ONE}`,
    `meta.none: ${NOT_SHOWN}`,
  ]);
});

test('moments at which a program fetched something are no section', () => {
  expect(isToolSetting('fetchMeta', { github: '2026-03-21T15:13:43.775Z' })).toBe(true);
  expect(isToolSetting('talks', { weaving: '2026-03-21' })).toBe(false);
});
