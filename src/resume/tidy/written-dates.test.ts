import { expect, test } from 'vitest';

import { parseDate } from './written-dates';

test.each([
  ['Von Oktober 2014', { year: 2014, month: 10 }],
  ['Abgeschlossen im April 2014', { year: 2014, month: 4 }],
  ['since March 2012', { year: 2012, month: 3 }],
  ['spring 2020', { year: 2020, month: null }],
])('reads "%s" as a date', (text, date) => {
  expect(parseDate(text)).toEqual(date);
});

test.each([
  'Gegenwart|bis Gegenwart|gegenwärtig|bis zur Gegenwart|zurzeit|momentan|bis dato',
  'attualmente|ad oggi|fino ad oggi|tuttora',
  'tot heden|tot op heden|huidig|lopend|vandaag',
  'nadal|do dziś|aktualnie|do chwili obecnej',
  'pågående|till idag|i dag',
  'nuværende|til i dag|igangværende|dags dato',
  'til nå|d.d.',
  'nykyinen|jatkuu|edelleen|tällä hetkellä',
  'současnost|do současnosti|dosud|nyní|do dnes',
  'günümüz|hâlen|halen|devam ediyor|Şu an|bugün',
  'теперішній час|по теперішній час|дотепер|зараз|до сьогодні',
  '現在に至る|現在まで|継続中|在職中',
  '현재까지|재직 중|재직중|진행중',
  '今|在职|进行中|進行中',
])('reads the words of a language for the present: %s', (words) => {
  for (const word of words.split('|')) expect([word, parseDate(word)]).toEqual([word, 'ongoing']);
});

test('reads no other word as the present', () => {
  for (const word of ['Gegenwartskunst', 'Die Gegenwart der Spindel', 'tot', 'do', 'до', '今年', 'data'])
    expect([word, parseDate(word)]).toEqual([word, null]);
});

test('parses the date formats of résumés', () => {
  expect(parseDate('2020')).toEqual({ year: 2020, month: null });
  expect(parseDate('2015-03（1年6个月）')).toEqual({ year: 2015, month: 3 });
  expect(parseDate('May 2020 (two years)')).toEqual({ year: 2020, month: 5 });
  expect(parseDate('2020-09-30')).toEqual({ year: 2020, month: 9 });
  expect(parseDate('2020-09-30T00:00:00.000Z')).toEqual({ year: 2020, month: 9 });
  for (const text of ['Present', '...', '…']) expect(parseDate(text)).toBe('ongoing');
  for (const text of [
    'Sep 2020',
    'Sept. 2020',
    'septiembre de 2020',
    '30 September 2020',
    'September-30-2020',
    '30-Sep-2020',
    'Sep-2020',
    'September 30, 2020',
    '09/2020',
    '2020, September',
    '2020 Sep.',
    '30 Sep 2020 00:00:00 GMT',
    'Wed, 30 Sep 2020 12:00:00 +0200',
    'Wed Sep 30 2020 00:00:00 GMT+0200 (CEST)',
  ])
    expect([text, parseDate(text)]).toEqual([text, { year: 2020, month: 9 }]);
  expect(parseDate('Déc. 2019')).toEqual({ year: 2019, month: 12 });
  expect(parseDate('spring 2020')).toEqual({ year: 2020, month: null });
  expect(parseDate('März 2019')).toEqual({ year: 2019, month: 3 });
  for (const text of ['2020-13', '13/2020', 'soon', '2013 - 2017', '2020 to 2021'])
    expect([text, parseDate(text)]).toEqual([text, null]);
});

test('reads a date with the year last, and its month where the day is certain', () => {
  expect(parseDate('30/09/2020')).toEqual({ year: 2020, month: 9 });
  expect(parseDate('9.30.2020')).toEqual({ year: 2020, month: 9 });
  expect(parseDate('08-08-2018')).toEqual({ year: 2018, month: 8 });
  // Either number may be the month.
  expect(parseDate('01-08-2018')).toEqual({ year: 2018, month: null });
  expect(parseDate('40-13-2018')).toEqual({ year: 2018, month: null });
});
