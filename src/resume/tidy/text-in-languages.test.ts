import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { inOneLanguage, languagesIn } from './text-in-languages';

function read(data: unknown, language?: string) {
  const messages: string[] = [];
  const value = inOneLanguage(data, {
    warn: (_path, message) => messages.push(message),
    ...(language !== undefined && { language }),
  });
  return { value, messages };
}

test('takes the first of a text in several languages, and names the file for the others', () => {
  const { value, messages } = read({ label: { de: 'Weberin', en: 'Weaver' } });
  expect(value).toEqual({ label: 'Weberin' });
  expect(messages).toEqual([
    'a text in several languages; that of "de" was taken. The others belong into files of their own, such as resume.en.json.',
  ]);
});

test('takes one language at any depth: of texts, lists and whole sections', () => {
  const { value, messages } = read({
    meta: { names: { es: 'Telar', en: 'Loom' } },
    certifications: { es: [{ name: { es: 'Telar', en: 'Loom' } }], en: [{ name: 'Loom' }] },
    looms: [{ points: { es: ['Uno'], en: ['One'] }, place: { es: '', en: 'Mill' } }],
    same: { es: 'Byron', en: 'Byron' },
    empty: { es: [], en: [] },
    roles: [{ en: 'Weaver', es: 'Tejedora' }, 'Owner'],
  });
  expect(value).toEqual({
    meta: { names: { es: 'Telar', en: 'Loom' } },
    certifications: [{ name: 'Telar' }],
    looms: [{ points: ['Uno'], place: 'Mill' }],
    same: 'Byron',
    empty: [],
    roles: ['Tejedora', 'Owner'],
  });
  expect(messages).toHaveLength(4);
  expect(messages[0]).toContain('a list in several languages');
});

test('takes the most frequent language, or a given one', () => {
  const data = {
    one: { es: 'Uno', en: 'One' },
    two: { en: 'Two', de: 'Zwei' },
    three: { en: 'Three', es: 'Tres' },
    four: { cn: '四', en: 'Four' },
  };
  expect(languagesIn(data)).toEqual(['en', 'es']);
  expect(read(data).value).toEqual({ one: 'One', two: 'Two', three: 'Three', four: 'Four' });
  expect(read(data, 'es').value).toEqual({ one: 'Uno', two: 'Two', three: 'Tres', four: '四' });
});

test.each([
  ['languages that somebody speaks', { languages: { en: 'Native', de: 'Fluent' } }],
  ['accounts', { links: { tw: '@ada', ig: '@byron' } }],
  ['departments', { tools: { it: ['Looms'], hr: ['Cards'] } }],
  ['keys that are no languages', { skills: { ai: ['Looms'], db: ['Cards'] } }],
  ['other keys beside them', { title: { en: 'Weaver', name: 'Byron' } }],
  ['a whole résumé for each', { en: { basics: {} }, es: { basics: {} } }],
  ['one language', { title: { en: 'Weaver' } }],
  ['translations of another field', { namesTranslations: { en: ['Loom'], es: ['Telar'] } }],
  ['figures', { level: { en: 80, de: 60 } }],
])('leaves %s as they are', (_, data) => {
  expect(read(data)).toEqual({ value: data, messages: [] });
  expect(languagesIn(data)).toEqual([]);
});

test('the portal shows the texts of all fields, known and unknown', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: { es: 'Ada Byron', en: 'Ada Byron' } },
      certifications: { es: ['Telares'], en: ['Looms'] },
      fairs: { es: [{ title: 'Feria de telares' }], en: [{ title: 'Fair of looms' }] },
    },
  });
  expect(portfolio?.owner.name).toBe('Ada Byron');
  expect(portfolio?.certificates.map(({ name }) => name)).toEqual(['Telares']);
  expect(portfolio?.otherSections[0]?.entries[0]?.title).toBe('Feria de telares');
});
