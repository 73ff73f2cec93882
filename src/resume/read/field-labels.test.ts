import { expect, test } from 'vitest';

import { fieldLabel } from './field-labels';
import { folderOf, TODAY } from './folder-for-test';
import { readPortfolio } from './read-portfolio';

const read = (own: string, code: string) => {
  const { companies, currentPosition, otherSections, owner } = readPortfolio(
    folderOf({
      'resume.json': {
        basics: { name: 'Ada Byron', availability: 'June' },
        work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', teamSize: 7, shift: 'late' }],
        talks: [{ title: 'On looms', venue: 'Turin' }],
      },
      'portal.yaml': `language: ${own}\n`,
    }),
    { today: TODAY },
  ).inLanguage(code);
  expect(currentPosition?.position).toBe(companies[0]?.positions[0]);
  const labels = [companies[0]?.positions[0]?.properties, owner.properties].map((properties = []) =>
    properties.map(({ label }) => label),
  );
  return [...labels.flat(), ...otherSections.map(({ id, title }) => `${id} ${title}`)];
};

test('unknown fields and sections have labels in the language of the page, and the same ids', () => {
  const english = ['Team size', 'Shift', 'Availability', 'section-talks Talks'];
  const spanish = ['Tamaño del equipo', 'Shift', 'Disponibilidad', 'section-talks Charlas'];
  expect(read('en', 'en')).toEqual(english);
  expect(read('en', 'es')).toEqual(spanish);
  expect(read('es', 'es')).toEqual(spanish);
  expect(read('es', 'en')).toEqual(english);
});

test.each(['es', 'pt', 'fr', 'de'])('frequent unknown fields have labels in %s', (language) => {
  const words = `type functionalities teamSize status level role location duration website email tools team
    responsibilities objectives features results client industry department grade thesis supervisor link category
    description notes`.split(/\s+/);
  const translated = words.map((word) => fieldLabel(word, language));
  expect(translated.filter((label, at) => label === words[at])).toEqual([]);
});

test.each([
  ['Location type', 'fr', 'Mode de travail'],
  ['team_size', 'de', 'Teamgröße'],
  ['Company', 'pt-BR', 'Empresa'],
  ['Company', 'ja', 'Company'],
  ['Functionalities', 'es', 'Funcionalidades'],
  ['Type', 'de', 'Art'],
  ['Results', 'fr', 'Résultats'],
  ['Email', 'pt', 'E-mail'],
  ['Loom', 'es', 'Loom'],
  ['Funcionalidades', 'es', 'Funcionalidades'],
  ['Note', 'fr', 'Note'],
  ['constructor', 'es', 'constructor'],
])('the label of "%s" in %s is "%s"', (label, language, expected) => {
  expect(fieldLabel(label, language)).toBe(expected);
});
