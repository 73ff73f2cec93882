import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOngoing, MONTH_LANGUAGES, monthNames, standardDate } from './written-dates';

test.each([
  'Gegenwart|bis Gegenwart|gegenwärtig|bis zur Gegenwart|zurzeit|momentan|bis dato',
  'tot heden|tot op heden|huidig|lopend|vandaag',
  'günümüz|hâlen|halen|devam ediyor|Şu an|bugün',
  '現在に至る|現在まで|継続中|在職中',
  '今|在职|进行中|進行中',
  'Present|...|…',
])('reads the words of a language for the present: %s', (words) => {
  for (const word of words.split('|')) expect([word, isOngoing(word)]).toEqual([word, true]);
});

test('reads no other word as the present', () => {
  for (const word of ['Gegenwartskunst', 'Die Gegenwart der Spindel', 'tot', 'do', 'до', '今年', 'data'])
    expect([word, isOngoing(word), standardDate(word)]).toEqual([word, false, null]);
});

test.each([
  ['2020', '2020|spring 2020|2020 (expected)|Abgeschlossen 2020'],
  ['2014-10', 'Von Oktober 2014|Oct 2014|October, 2014|2014, October|2014 Oct.|10/2014|thg 10 năm 2014'],
  ['2012-03', 'since March 2012|Mar 2012|March-2012|2012-03（1年6个月）|March 2012 (two years)|März 2012'],
  ['2020-09', 'Sept. 2020|septiembre de 2020|2020, September|Sep-2020|2020-09|2020/9|2020年09月|2020년 9월'],
  ['2020-09-30', '2020-09-30|2020-09-30T00:00:00.000Z|30 September 2020|September-30-2020|30-Sep-2020'],
  ['2020-09-30', 'September 30, 2020|30th September 2020|30 Sep 2020 00:00:00 GMT|2020-09-30 08:00:00 UTC'],
  [
    '2020-09-30',
    'Wed, 30 Sep 2020 12:00:00 +0200|Wed Sep 30 2020 00:00:00 GMT+0200 (CEST)|30. September 2020',
  ],
  ['2020-09-30', '30/09/2020|9.30.2020|2020年9月30日|30 de septiembre de 2020|Sep 30, 2020, 9:15'],
  ['2020-01', 'ene. 2020|يناير ٢٠٢٠|ינואר 2020|январь 2020|янв. 2020 г.'],
  ['2019-12', 'Déc. 2019|dez. de 2019|12.2019'],
  // A day that does not exist.
  ['2024-09', '2024-09-31'],
  ['2018-08-08', '08-08-2018'],
  // Either number may be the month.
  ['2018', '01-08-2018|40-13-2018'],
  [null, '2020-13|13/2020|soon|2013 - 2017|2020 to 2021||0|7/21/09'],
])('the date %s is written as %s', (date, texts) => {
  for (const text of texts.split('|')) expect([text, standardDate(text)]).toEqual([text, date]);
});

test('names of months are unambiguous across languages, and each is read', () => {
  const known = new Map<string, number>();
  for (const [name, month] of MONTH_LANGUAGES.flatMap(monthNames)) {
    expect([name, known.get(name) ?? month]).toEqual([name, month]);
    known.set(name, month);
    const date = `2020-${String(month).padStart(2, '0')}`;
    expect([name, standardDate(`${name} 2020`)]).toEqual([name, date]);
  }
});

test('any text becomes a standard date or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/.\-, JanMy]{0,14}$/)), (text) => {
      expect(standardDate(text) ?? '2020').toMatch(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?)?$/);
    }),
  );
});
