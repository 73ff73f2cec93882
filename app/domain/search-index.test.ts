import { expect, test } from 'vitest';

import { readPortfolio } from '../content/read-portfolio';
import { searchWords } from '../features/search/search-words';
import { tOf } from '../i18n/t';
import { defaultLanguage } from './languages';
import { search, searchable } from './search';
import { searchEntries } from './search-entries';
import { packIndex, readIndex } from './search-index';

const { portfolio } = readPortfolio('content', { today: new Date('2026-06-01') });
const index = readIndex(JSON.stringify(packIndex(portfolio)));
const entries = searchEntries(index, searchWords(tOf('en'), index, defaultLanguage), (slug) => `/${slug}`);
const all = searchable(entries, index.synonyms);
/** What a query finds, as it is shown: the best first. */
const found = (query: string) =>
  search(all, query).groups.flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind}: ${title}`));
const addressesOf = (kind: string) =>
  entries.flatMap((entry) => (entry.kind === kind && entry.intent.do === 'go' ? [entry.intent.to] : []));

test('everything of the portfolio is in the index, at its own address', () => {
  const roles = portfolio.companies.flatMap((company) => company.positions);
  expect(addressesOf('company')).toEqual(portfolio.companies.map(({ id }) => `/experience#${id}`));
  expect(addressesOf('role')).toEqual(roles.map(({ id }) => `/experience?item=${id}#${id}`));
  expect(addressesOf('resource')).toEqual(
    roles.flatMap(({ id, resources }) =>
      resources.map((resource) => `/experience?item=${resource.id}#${id}`),
    ),
  );
  expect(addressesOf('project')).toEqual(portfolio.projects.map(({ id }) => `/projects?project=${id}`));
  expect(addressesOf('skill')).toEqual(
    portfolio.skills.map(({ name }) => `/experience?tag=${encodeURIComponent(name)}`),
  );
  expect(addressesOf('place')).toHaveLength(portfolio.places.length);
  expect(addressesOf('profile')).toContain(`/profile#${portfolio.education[0]?.id}`);
  expect(addressesOf('profile')).toContain(`/profile#${portfolio.certificates[0]?.id}`);
  expect(addressesOf('section')).toContain('/profile#basic-info');
});

test('the owner is found by name, with accents and without, before all else', () => {
  for (const query of ['Inés', 'ines', 'Valcárcel', 'moya', 'VALCARCEL ines', 'inés valc'])
    expect([query, found(query)[0]]).toEqual([query, 'page: IAM']);
});

test('what a recruiter types leads to the page that has it', () => {
  for (const [query, ...expected] of [
    ['contact', 'page: Support', 'page: New support request', 'command: Copy email address'],
    ['message', 'page: Support', 'page: New support request'],
    ['linkedin', 'profile: LinkedIn'],
    ['Spanish', 'profile: Spanish'],
    ['english', 'profile: English'],
    ['Portuguese', 'profile: Portuguese'],
    ['resume', 'page: Read the plain résumé', 'command: Download résumé (PDF)'],
    ['cv', 'page: Read the plain résumé', 'command: Download résumé (PDF)'],
    ['employers', 'page: Subscriptions', 'page: Management Groups'],
    ['certificates', 'profile: Project Management Professional (PMP)'],
  ] as const) {
    expect([query, found(query)]).toEqual([query, expect.arrayContaining(expected)]);
  }
  expect(addressesOf('profile').slice(0, 4)).toEqual([
    '/profile#basic-info',
    ...portfolio.languages.map(() => '/profile#languages'),
  ]);
});

test('a year finds what ran in it, the newest first', () => {
  const { groups } = search(all, '2013');
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)])).toEqual([
    ['role', ['Technical Manager, Tolling Systems', 'Project Lead, Traffic and Tolling']],
    ['resource', ['Dynamic Pricing Algorithm', 'Traffic Replay Lab', 'Unified Control Room']],
  ]);
  expect(found('2022')).toContain('project: Data Center Exit');
  expect(found('tolling 2013')).toContain('role: Technical Manager, Tolling Systems');
  expect(found('1066')).toEqual([]);
});

test('what is no index of this version is refused', () => {
  for (const text of ['null', '[]', '{"version":1}', '7']) {
    expect(() => readIndex(text)).toThrow('This is no index that this page can read.');
  }
  for (const text of ['<!doctype html>', '']) expect(() => readIndex(text)).toThrow('JSON');
});
