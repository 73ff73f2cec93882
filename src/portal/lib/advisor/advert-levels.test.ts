import { expect, test } from 'vitest';

import { findingsOf } from './advisor-for-test';

test.each([
  ['Bachelor oder Master in Informatik', 'degree computing 2 proved'],
  ['Masterabschluss in Wirtschaftsinformatik', 'degree computing 3 missing'],
  ['Promotion im Fach Physik oder Chemie', 'degree science 4 missing'],
  ['Abgeschlossene Berufsausbildung als Fachinformatiker', 'degree computing 1 proved'],
  ['Studium des Maschinenbaus', 'degree engineering 2 related Bachelor, Computer Science'],
  ['Bac +5 en informatique', 'degree computing 3 missing'],
  ['Diplôme d’ingénieur en télécommunications', 'degree engineering, telecommunications 3 missing'],
  ['Licence en droit', 'degree law 2 related Bachelor, Computer Science'],
  ['Doctorat en mathématiques', 'degree mathematics 4 missing'],
  ['BTS / DUT informatique', 'degree computing 1 proved'],
])('%s: %s', (advert, finding) => {
  expect(findingsOf(advert)).toEqual([finding]);
});

test('finds languages with their levels, and no nationalities', () => {
  expect(findingsOf('Verhandlungssicheres Deutsch und gutes Englisch')).toEqual([
    'language Deutsch 5 missing',
    'language Englisch 4 proved',
  ]);
  expect(findingsOf('Sehr gute Deutsch- und Englischkenntnisse (C1)')).toEqual([
    'language Deutsch 4 missing',
    'language Englisch 5 related English',
  ]);
  expect(findingsOf('Kenntnisse der englischen Sprache')).toEqual(['language englisch proved']);
  expect(findingsOf('Grundkenntnisse in Französisch')).toEqual(['language Französisch 2 missing']);
  expect(findingsOf('Langue maternelle : français ; anglais courant')).toEqual([
    'language français 6 missing',
    'language anglais 5 related English',
  ]);
  expect(findingsOf('Maîtrise de l’anglais, notions d’allemand')).toEqual([
    'language anglais 4 proved',
    'language allemand 2 missing',
  ]);
  expect(findingsOf('Reisen nach Italien')).toEqual([]);
  expect(findingsOf('Deutsch-französisches Team')).toEqual([]);
  expect(findingsOf('Vous parlez à des clients du marché allemand et d’un groupe français.')).toEqual([]);
});

test.each([
  ['Arbeitsort: Madrid', 'place Madrid proved'],
  ['Am Standort Frankfurt am Main', 'place Frankfurt am Main missing'],
  ['Vor Ort in Madrid Projekte leiten und mit Kunden sprechen', 'place Madrid proved'],
  ['Poste basé à Madrid', 'place Madrid proved'],
  ['Lieu de travail : Lisbon', 'place Lisbon related Lisbon, PT'],
])('%s: %s', (advert, finding) => {
  expect(findingsOf(advert)).toEqual([finding]);
});
