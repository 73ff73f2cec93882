import { expect, test } from 'vitest';

import { plainName, theGazetteer } from './gazetteer';
import { locateCity } from './locate-city';
import { locateCountry } from './locate-country';
import { NAMES_IN_OTHER_SCRIPTS } from './names-in-other-scripts';

test.each([
  ['上海, 中国', 'Shanghai, China'],
  ['上海，中国', 'Shanghai, China'],
  ['中国 上海', 'Shanghai, China'],
  ['中国上海市浦东新区', 'Shanghai, China'],
  ['東京都渋谷区', 'Tokyo, Japan'],
  ['広島県広島市', 'Hiroshima, Japan'],
  ['京都府京都市', 'Kyoto, Japan'],
  ['台灣南投縣', 'Nantou, Taiwan'],
  ['林口區', 'Linkou, Taiwan'],
  ['新竹縣竹北市', 'Zhubei, Taiwan'],
  ['大安區, 台北市', 'Taipei, Taiwan'],
  ['Shulin District, New Taipei City, Taiwan', 'New Taipei, Taiwan'],
  ['서울특별시 강남구', 'Seoul, South Korea'],
  ['г. Челябинск', 'Chelyabinsk, Russia'],
  ['Пятигорск', 'Pyatigorsk, Russia'],
  ['高松', 'Takamatsu, Japan'],
  ['ハノイ', 'Hanoi, Vietnam'],
  ['성남시', 'Seongnam-si, South Korea'],
  ['Киев, Украина', 'Kyiv, Ukraine'],
  ['Αθήνα', 'Athens, Greece'],
  ['تهران, ایران', 'Tehran, Iran'],
  ['Bogotá D.C., Colombia', 'Bogotá, Colombia'],
])('finds a city that is written in another script, or with its district: %s', (text, city) => {
  const located = locateCity(text);
  expect(located.kind === 'found' && `${located.marker.city}, ${located.marker.country}`).toBe(city);
});

test('finds a city in another script in its country only', () => {
  expect(locateCity('東京', 'JP')).toMatchObject({ kind: 'found', written: '東京', countryCode: 'JP' });
  expect(locateCity('東京', 'US').kind).toBe('unknown');
  expect(locateCity('村上春樹').kind).toBe('unknown');
});

test('the data has every city with names in other scripts', () => {
  const { cities } = theGazetteer();
  const missing = NAMES_IN_OTHER_SCRIPTS.filter(([name, country, others]) =>
    [name, ...others.split(', ')].some(
      (one) => !cities.get(plainName(one))?.some((city) => city.country === country),
    ),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['南投縣草屯鎮', 'Taiwan'],
  ['愛知県豊田市', 'Japan'],
  ['浙江省湖州市', 'China'],
  ['臺灣草屯', 'Taiwan'],
  ['湖州市', undefined],
])('finds the country of an address without spaces: %s', (text, country) => {
  expect(locateCountry(text, undefined, 'en')?.country).toBe(country);
});
