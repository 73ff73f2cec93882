import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function read(resume: object) {
  const { portfolio, warnings } = readFolder({ 'resume.json': resume });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings: warnings.join('\n') };
}

test('leaves out a field in another language, with a warning', () => {
  const skill = { name: 'Tejido', level: 'Avanzado', 'level-en': 'Advanced', 'name-en': 'Weaving' };
  const { skills, warnings } = read({ basics: { name: 'Ada Byron' }, skills: [skill] });
  expect(skills[0]?.properties).toEqual([{ label: 'Name en', values: ['Weaving'] }]);
  expect(warnings).toContain('skills[0].level-en: "level" in another language');
});

test('shows no lists in several languages below each other', () => {
  const highlightsTranslations = { es: ['Tejió lino.'], en: ['Wove linen.'], 'pt-BR': ['Teceu linho.'] };
  const { companies, resume, warnings } = read({
    basics: { name: 'Ada Byron', label: 'Tejedora', labelTranslations: { es: 'Tejedora', en: 'Weaver' } },
    work: [{ name: 'Mill', position: 'Tejedora', highlights: ['Tejió lino.'], highlightsTranslations }],
    interests: [
      { name: 'Lino', nameTranslations: { es: 'Lino', it: 'Lino' }, summaryTranslations: { en: 'Linen' } },
    ],
  });
  expect(companies[0]?.positions[0]).toMatchObject({
    summary: null,
    highlights: ['Tejió lino.'],
    properties: [],
  });
  expect(JSON.stringify(resume)).toContain('Teceu linho.');
  expect(warnings).toContain(
    'basics.labelTranslations and 1 more (line 17): "label" in another language; no page shows it, only the published resume.json. A résumé of its own, such as resume.en.json, shows it.',
  );
  expect(warnings).not.toContain('nameTranslations');
  expect(warnings).toContain('interests[0].summaryTranslations: this field is not known');
});

test('understands a position, a code of three letters, and an account of a template', () => {
  const { owner } = read({
    basics: {
      name: 'Ada Byron',
      position: 'Student of looms',
      email: 'ada[a]mill.example',
      location: { city: 'Suita', region: 'Japan', countryCode: 'JPN' },
      profiles: [
        { network: 'Twitter', username: 'AlbertEinstein', url: 'https://twitter.com/AlbertEinstein' },
      ],
    },
  });
  expect(owner).toMatchObject({
    headline: 'Student of looms',
    email: 'ada@mill.example',
    place: { city: 'Suita', region: null, countryCode: 'JP' },
    profiles: [],
  });
});
