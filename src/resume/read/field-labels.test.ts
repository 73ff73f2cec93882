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

test.each([
  ['Location type', 'fr', 'Mode de travail'],
  ['team_size', 'de', 'Teamgröße'],
  ['Company', 'pt-BR', 'Empresa'],
  ['Company', 'ja', 'Company'],
  ['Loom', 'es', 'Loom'],
  ['constructor', 'es', 'constructor'],
])('the label of "%s" in %s is "%s"', (label, language, expected) => {
  expect(fieldLabel(label, language)).toBe(expected);
});
