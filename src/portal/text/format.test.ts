import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { tOf } from '~/portal/i18n/t';
import { dashboardSlice } from '~/portal/screens/dashboard/data';
import { globalPresenceSlice } from '~/portal/screens/global-presence/data';
import { catalogueLanguages, defaultLanguage } from '~/portal/addresses/languages';
import { certificatePeriod, placeName, placeText, shortPlace } from './format';
import { blockTexts } from '~/documents/document';
import { contactsOf, documentOf } from '~/documents/document-of';
import { supportSlice } from '~/portal/mail/support';
import { activityEvents } from '~/portal/career/activity';
import { sections } from '~/portal/career/sections';

test('joins the parts of a place without repetitions and missing ones', () => {
  expect(placeText('Lima', null, 'Lima', undefined, 'Peru')).toBe('Lima, Peru');
  expect(placeText('Monaco', 'MONACO')).toBe('Monaco');
  expect(placeText(null, undefined, '')).toBe('');
});

test.each([
  [{ city: 'Columbus', region: 'Ohio', country: 'United States', countryCode: 'US' }, 'Columbus, Ohio'],
  [{ city: null, region: 'Ohio', country: 'United States', countryCode: 'US' }, 'Ohio, United States'],
  [
    { city: 'Columbus', region: null, country: 'United States', countryCode: 'US' },
    'Columbus, United States',
  ],
  [{ city: 'Lyon', region: 'Rhône', country: 'France', countryCode: 'FR' }, 'Lyon, France'],
])('a town has its state in a country of states: %j', (place, text) => expect(shortPlace(place)).toBe(text));

test.each(['Luxembourg', 'Singapore'])('shows %s once on card, Dashboard, résumé and Regions', (city) => {
  const portfolio = portfolioOf({
    basics: {
      name: 'Ada Byron',
      location: { city, region: city, countryCode: city.slice(0, 2) === 'Lu' ? 'LU' : 'SG' },
    },
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', location: `${city}, ${city}` }],
  });
  const { places, title } = globalPresenceSlice(portfolio);
  const texts = [
    placeName(portfolio.owner.place),
    supportSlice(portfolio).place,
    dashboardSlice(portfolio, formatOf('en'), tOf('en')).person.place,
    contactsOf(portfolio, { colon: ':' })
      .map(({ text }) => text)
      .join(' | '),
    ...places.map(({ name }) => name),
    title,
  ];
  expect(new Set(texts)).toEqual(new Set([city]));
  expect(places).toHaveLength(1);
});

test('shows a published postal code without a street', () => {
  const portfolio = portfolioOf(
    { basics: { name: 'Ada Byron', location: { city: 'Lyon', postalCode: '69001', countryCode: 'FR' } } },
    'privacy: { publish: [address] }',
  );
  expect(contactsOf(portfolio, { colon: ':' }).map(({ text }) => text)).toEqual([
    expect.stringContaining('69001'),
  ]);
});

const portfolio = portfolioOf({
  basics: { name: 'Ada Byron' },
  education: [{ institution: 'Academy', studyType: 'Master (in progress)' }],
  certificates: [
    { name: 'Weaver', issuer: 'En cours' },
    { name: 'Dyer', issuer: 'Board', date: 'expected 2027' },
    { name: 'Spinner', issuer: 'Board', startDate: '2026-02', endDate: 'In progress' },
    { name: 'Carder', issuer: 'Board', date: '2020' },
  ],
});

const NOW = 2026 * 12 + 10;

test('the activity log says which certificates and studies are in progress', () => {
  const events = activityEvents(portfolio, formatOf('en'), defaultLanguage, NOW);
  expect(events.map(({ resource, place, status, time }) => [resource, place, status, time])).toEqual([
    ['Dyer', 'Board', 'current', '2027'],
    ['Spinner', 'Board', 'current', 'Feb 2026 - Present'],
    ['Carder', 'Board', 'done', '2020'],
    ['Master', 'Academy', 'current', ''],
    ['Weaver', '', 'current', ''],
  ]);
});

test.each([
  ['en', 'In progress', 'In progress, 2027', 'Feb 2026 - Present'],
  ['es', 'En curso', 'En curso, 2027', 'feb 2026 - Actualidad'],
  ['de', 'Läuft', 'Läuft, 2027', 'Feb. 2026 - heute'],
])('IAM and the résumé have the state in %s', (language, state, expected, open) => {
  const format = formatOf(language);
  const iam = JSON.stringify(sections(portfolio, format, String));
  const inLanguage = catalogueLanguages.find(({ code }) => code === language) ?? defaultLanguage;
  const { sections: all } = documentOf(portfolio, inLanguage);
  const certificates = all.find(({ kind }) => kind === 'certificates')?.blocks.flatMap(blockTexts);
  expect(certificates).toEqual([
    `Spinner: Board, ${open}`,
    'Carder: Board, 2020',
    `Weaver: ${state}`,
    `Dyer: Board, ${expected}`,
  ]);
  expect(iam).toContain(`"${state}"`);
  expect(iam).toContain(`Board · ${expected}`);
  expect(all.flatMap(({ entries }) => entries)).toMatchObject([{ title: { text: 'Master' }, when: state }]);
});

test.each([
  ['en', 'Jan 2019 - Jan 2022, expired'],
  ['de', 'Jan. 2019 - Jan. 2022, abgelaufen'],
])('a certificate whose end has passed is marked in %s', (language, expected) => {
  const holder = portfolioOf({
    basics: { name: 'Ada Byron' },
    certificates: [
      { name: 'Weaver', issuer: 'Board', date: '2019-01', endDate: '2022-01' },
      { name: 'Dyer', issuer: 'Board', date: '2019-01', endDate: '2999-01' },
    ],
  });
  const format = formatOf(language);
  const periods = holder.certificates.map((certificate) => format.period(certificatePeriod(certificate)));
  expect(periods).toContain(expected);
  expect(periods.filter((period) => period.includes(expected.split(', ')[1] ?? ''))).toHaveLength(1);
  expect(JSON.stringify(sections(holder, format, String))).toContain(`Board · ${expected}`);
});
