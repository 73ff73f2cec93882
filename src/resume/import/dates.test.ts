import fc from 'fast-check';
import { expect, test } from 'vitest';

import { linkedInDate, MONTH_LANGUAGES, monthNames } from './dates';

const DATES: readonly (readonly [string, string | null])[] = [
  ['Mar 2020', '2020-03'],
  ['March 2020', '2020-03'],
  ['Sept 2020', '2020-09'],
  ['2020', '2020'],
  [' 2020-05 ', '2020-05'],
  ['2021-10-01 08:00:00 UTC', '2021-10-01'],
  ['2021-10-01T08:00:00Z', '2021-10-01'],
  ['07/21/09, 12:11 PM', '2009-07-21'],
  ['7/21/09', '2009-07-21'],
  ['7/21/2009', '2009-07-21'],
  ['21/7/2009', '2009-07-21'],
  ['3/4/98', '1998-03-04'],
  ['05/2020', '2020-05'],
  ['31.05.2020', '2020-05-31'],
  ['Jan 5, 2020', '2020-01-05'],
  ['5 Jan 2020', '2020-01-05'],
  ['05 January 2020, 9:15', '2020-01-05'],
  ['ene. 2020', '2020-01'],
  ['mayo de 2020', '2020-05'],
  ['févr. 2019', '2019-02'],
  ['août 2019', '2019-08'],
  ['März 2018', '2018-03'],
  ['Okt. 2018', '2018-10'],
  ['dez. de 2017', '2017-12'],
  ['maj 2016', '2016-05'],
  ['июнь 2015', '2015-06'],
  ['мая 2015 г.', '2015-05'],
  ['ינואר 2014', '2014-01'],
  ['يناير ٢٠٢٠', '2020-01'],
  ['2020年5月', '2020-05'],
  ['2020년 5월', '2020-05'],
  ['2020年5月7日', '2020-05-07'],
  ['thg 5 năm 2020', '2020-05'],
  ['Present', 'ongoing'],
  ['soon', null],
  ['Smarch 2020', null],
  ['13/13/2020', null],
  ['2/30/2020', null],
  ['2020-13', null],
  ['', null],
  ['0000', null],
];

test.each(DATES)('%j is %j', (text, date) => {
  expect(linkedInDate(text)).toBe(date);
});

test('names of months are unambiguous across languages', () => {
  const known = new Map<string, number>();
  for (const [name, month] of MONTH_LANGUAGES.flatMap(monthNames)) {
    expect([name, known.get(name) ?? month]).toEqual([name, month]);
    known.set(name, month);
  }
});

test('reads every month of every language', () => {
  for (const language of MONTH_LANGUAGES)
    for (const [name, month] of monthNames(language))
      expect(linkedInDate(`${name} 2020`), `${language} ${name}`).toBe(
        `2020-${String(month).padStart(2, '0')}`,
      );
});

test('any text becomes a standard date or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/.\-, JanMy]{0,14}$/)), (text) => {
      expect(linkedInDate(text) ?? '2020').toMatch(/^(?:ongoing|\d{4}(?:-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?)?)$/);
    }),
  );
});
