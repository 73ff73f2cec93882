import { expect, test } from 'vitest';

import { findingsOf } from './advisor-for-test';

test.each([
  ['Mindestens fünf Jahre Berufserfahrung', 'years 5 proved'],
  ['10 Jahre einschlägige Berufserfahrung', 'years 10 related'],
  ['Berufserfahrung von mindestens 8 Jahren', 'years 8 proved'],
  ['3-5 Jahre Erfahrung mit Python', 'years Python 3 proved'],
  ['Zwischen 3 und 5 Jahren Erfahrung in Python', 'years Python 3 proved'],
  ['Dreijährige Erfahrung mit Python', 'years Python 3 proved'],
  ['Eine 3-jährige Ausbildung und Erfahrung mit Python', 'skill Python proved'],
  ['Mehrjährige Erfahrung mit Python', 'skill Python proved'],
  ['Erfahrung mit Python von mindestens 3 Jahren', 'years Python 3 proved'],
  ['Python (mind. 8 Jahre)', 'years Python 8 related'],
  ['Für unser Team suchen wir jemanden mit 3 Jahren Erfahrung in Python.', 'years Python 3 proved'],
  ['Wir entwickeln seit 20 Jahren mit Python.', 'skill Python proved'],
  ['Seit 20 Jahren entwickeln wir mit Python.', 'skill Python proved'],
  ['Au moins cinq ans d’expérience', 'years 5 proved'],
  ['10 ans d’expérience professionnelle minimum', 'years 10 related'],
  ['Expérience professionnelle d’au moins 8 ans', 'years 8 proved'],
  ['3 à 5 ans d’expérience en Python', 'years Python 3 proved'],
  ['Entre 3 et 5 ans d’expérience sur Python', 'years Python 3 proved'],
  ['Expérience de 3 ans minimum en Python', 'years Python 3 proved'],
  ['Expérience en Python d’au moins 3 ans', 'years Python 3 proved'],
  ['Vous pratiquez Python depuis au moins 3 ans.', 'years Python 3 proved'],
  ['Python : 8 ans', 'years Python 8 related'],
  ['Notre équipe a 15 ans d’expérience en Python.', 'skill Python proved'],
  ['Depuis 20 ans, nous développons en Python.', 'skill Python proved'],
])('%s: %s', (advert, finding) => {
  expect(findingsOf(advert)).toEqual([finding]);
});
