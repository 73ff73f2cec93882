import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';

import '../../portal/i18n/all-catalogues';
import { catalogueOf, setOwnTexts } from '../../portal/i18n/catalogues';
import en from '../../portal/i18n/en.json' with { type: 'json' };
import { tOf } from '../../portal/i18n/t';
import { homeLanguage, languages, setOwnLanguages } from '../../portal/addresses/languages';
import { warningMessages } from '../../resume/standard/problems';
import { newLanguage, readWords } from './read-words';
import { registerWords } from '../content/read-content';

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
/** The messages about the files, without the name of the folder. */
const messagesOf = (files: Readonly<Record<string, string>>): string[] => {
  const folder = folderOf(files);
  return warningMessages(readWords(folder).warnings).map((line) => line.replace(`${folder}/`, ''));
};

afterEach(() => {
  setOwnTexts(new Map());
  setOwnLanguages([]);
});

test('replaces any text by its key or in a group, and keeps the others', () => {
  const files = {
    'words.en.yaml':
      'support.title: Contact\ndashboard:\n  skillProof: "Hello, this is {name}"\n  title: Overview\n',
  };
  expect(registerWords(folderOf(files))).toEqual([]);
  expect(tOf('en')('support.title')).toBe('Contact');
  expect(tOf('en')('dashboard.skillProof', { name: 'Ada' })).toBe('Hello, this is Ada');
  expect(catalogueOf('en')['shell.help']).toBe(en['shell.help']);
  expect(registerWords(folderOf({}))).toEqual([]);
  expect(tOf('en')('support.title')).toBe(en['support.title']);
});

test('adds a language, with English for missing texts and one warning with their number', () => {
  const folder = folderOf({ 'words.pl.yaml': 'shell.help: Pomoc\n', 'words.en.yaml': 'shell.close: Shut\n' });
  const warnings = warningMessages(registerWords(folder));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/words\.pl\.yaml:1:1 \d+ of \d+ words are not translated/);
  expect(languages.map(({ code }) => code)).toEqual(['en', 'es', 'pt', 'pl']);
  expect(catalogueOf('pl')).toMatchObject({
    'shell.help': 'Pomoc',
    'shell.close': 'Shut',
    'shell.ok': en['shell.ok'],
  });
});

test('names a language in itself, with its direction', () => {
  expect(newLanguage('he')).toEqual({ code: 'he', segment: 'he', name: 'עברית', dir: 'rtl' });
  expect(newLanguage('fr')).toEqual({ code: 'fr', segment: 'fr', name: 'Français' });
  expect(newLanguage('pt-br')).toMatchObject({ code: 'pt-BR', segment: 'pt-br' });
  for (const code of ['xx', 'english', 'f', '..', '']) expect(newLanguage(code)).toBeNull();
});

test('uses the plural forms of the language', () => {
  registerWords(
    folderOf({
      'words.pl.yaml':
        'tags.roles:\n  one: "{count} rola"\n  few: "{count} role"\n  many: "{count} ról"\n  other: "{count} roli"\n',
    }),
  );
  const t = tOf('pl');
  expect([1, 3, 5, 1.5].map((count) => t('tags.roles', { count }))).toEqual([
    '1 rola',
    '3 role',
    '5 ról',
    '1.5 roli',
  ]);
  expect(tOf('en')('tags.roles', { count: 3 })).toBe('3 roles');
});

test('warns about mistakes with place and advice', () => {
  expect(messagesOf({ 'words.en.yaml': 'shell.hlep: Help\n' })).toEqual([
    'words.en.yaml:1:1 shell.hlep: no word of the portal is called "shell.hlep"; it was left out, did you mean "shell.help"?',
  ]);
  expect(messagesOf({ 'words.en.yaml': '\nshell.account: "Menu of {who}"\n' })).toEqual([
    'words.en.yaml:2:1 shell.account: nothing fills {who} in this text, which is "Account menu of {name}" in English; it was left out.',
  ]);
  expect(messagesOf({ 'words.en.yaml': 'tags.roles: { one: 1 role, othr: x }\n' })).toEqual([
    'words.en.yaml:1:28 tags.roles.othr: no word of the portal is called "tags.roles.othr"; it was left out, did you mean "tags.roles"?',
    'words.en.yaml:1:1 tags.roles: expected the form "other" too, which stands for every number without its own.',
  ]);
  expect(messagesOf({ 'words.klingon.yaml': '' })[0]).toContain('expected the code of a language');
});

test('reports a file that cannot be parsed, with its place', () => {
  expect(() => registerWords(folderOf({ 'words.fr.yaml': 'shell.help: [\n' }))).toThrow(
    /words\.fr\.yaml:\d+:\d+ /,
  );
});

test('any file leaves every text a string', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(en)), (value, key) => {
      registerWords(folderOf({ 'words.en.yaml': JSON.stringify({ [key]: value }) }));
      for (const text of Object.values(catalogueOf('en'))) expect(typeof text).toBe('string');
    }),
    { numRuns: 50 },
  );
});

test('adds French and German for owners who use them, and `/` leads to the owner’s language', () => {
  const codesFor = (...used: string[]) => {
    registerWords(folderOf({}), used);
    return [...languages.map(({ code }) => code), `home: ${homeLanguage().code}`];
  };
  expect(codesFor('en')).toEqual(['en', 'es', 'pt', 'home: en']);
  expect(codesFor('fr-CA')).toEqual(['en', 'es', 'pt', 'fr', 'home: fr']);
  expect(codesFor('en', 'de')).toEqual(['en', 'es', 'pt', 'de', 'home: en']);
  expect(codesFor('pt-BR')).toEqual(['en', 'es', 'pt', 'home: pt']);
  expect(codesFor('ja')).toEqual(['en', 'es', 'pt', 'home: en']);
});
