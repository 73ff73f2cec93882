import { expect, test } from 'vitest';

import { readPortfolio } from '../content/read-portfolio';
import { searchEntries, type SearchWords } from './search-entries';
import { packIndex, readIndex } from './search-index';

const { portfolio } = readPortfolio('content', { today: new Date('2026-06-01') });
const WORDS: SearchWords = {
  page: (slug) => ({ title: slug, about: '' }),
  documents: [{ title: 'Résumé', about: '', to: '/resume' }],
  sections: [{ title: 'Basic info', slug: 'profile', anchor: 'basic-info' }],
  commands: [{ title: 'Take a Tour', more: 'guide', intent: { do: 'tour' } }],
};
const entries = searchEntries(readIndex(JSON.stringify(packIndex(portfolio))), WORDS, (slug) => `/${slug}`);
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
  expect(addressesOf('section')).toEqual(['/profile#basic-info']);
});

test('what is no index of this version is refused', () => {
  for (const text of ['null', '[]', '{"version":2}', '7']) {
    expect(() => readIndex(text)).toThrow('This is no index that this page can read.');
  }
  for (const text of ['<!doctype html>', '']) expect(() => readIndex(text)).toThrow('JSON');
});
