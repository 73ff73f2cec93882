import { expect, test } from 'vitest';

import { readPortfolioSync } from '~/site/content/read-portfolio-sync';
import { searchIndex } from '~/portal/i18n/search-entries';
import { defaultLanguage, languages } from '~/portal/addresses/languages';
import { search, normalizedEntries } from './search';

const { portfolio } = readPortfolioSync('examples/sample', { today: new Date('2026-06-01') });
const { entries } = searchIndex(portfolio, defaultLanguage);
const all = normalizedEntries(entries);
/** The hits of a query as text, best first. */
const found = (query: string) =>
  search(all, query).groups.flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind}: ${title}`));
const addressesOf = (kind: string) => entries.flatMap((entry) => (entry.kind === kind ? [entry.to] : []));

test('the index contains every resource with its address', () => {
  const roles = portfolio.companies.flatMap((company) => company.positions);
  expect(addressesOf('company')).toEqual(portfolio.companies.map(({ id }) => `/experience#${id}`));
  expect(addressesOf('role')).toEqual(roles.map(({ id }) => `/experience?item=${id}#${id}`));
  expect(addressesOf('resource')).toEqual(
    roles.flatMap(({ id, resources }) =>
      resources.map((resource) => `/experience?item=${resource.id}#${id}`),
    ),
  );
  expect(addressesOf('project')).toEqual([
    ...portfolio.projects.map(({ id }) => `/projects?project=${id}`),
    ...portfolio.caseStudies.map(({ id }) => `/projects/${id}`),
  ]);
  // Listed skills come first, then those that roles and projects name.
  expect(addressesOf('skill').slice(0, portfolio.skills.length)).toEqual(
    portfolio.skills.map(({ name }) => `/experience?tag=${encodeURIComponent(name)}`),
  );
  expect(new Set(addressesOf('skill')).size).toBe(addressesOf('skill').length);
  expect(addressesOf('place')).toHaveLength(portfolio.places.length);
  expect(addressesOf('profile')).toContain(`/profile#${portfolio.education[0]?.id}`);
  expect(addressesOf('profile')).toContain(`/profile#${portfolio.certificates[0]?.id}`);
  expect(addressesOf('section')).toContain('/profile#basic-info');
});

test('finds the owner first, with and without accents', () => {
  for (const query of ['Inés', 'ines', 'Valcárcel', 'moya', 'VALCARCEL ines', 'inés valc'])
    expect([query, found(query)[0]]).toEqual([query, 'page: IAM']);
});

test('offers the download as a PDF only if there is one', () => {
  const titlesOf = (hasPdf: boolean) =>
    searchIndex(portfolio, defaultLanguage, hasPdf).entries.map(({ title }) => title);
  expect(titlesOf(true)).toContain('Download résumé (PDF)');
  expect(titlesOf(false)).not.toContain('Download résumé (PDF)');
});

test('the name of a technology finds its family', () => {
  const { families } = searchIndex(portfolio, defaultLanguage);
  expect(families).toMatchObject({ chatgpt: 'Language models' });
  expect(found('javascript').join()).toMatch(/TypeScript|JavaScript/);
});

test('finds the page for common queries of recruiters', () => {
  for (const [query, ...expected] of [
    ['contact', 'page: Support', 'page: New support request', 'command: Copy email address'],
    ['linkedin', 'profile: LinkedIn'],
    ['Spanish', 'profile: Spanish'],
    ['resume', 'page: Read the plain résumé', 'command: Download résumé (PDF)'],
    ['cv', 'page: Read the plain résumé', 'command: Download résumé (PDF)'],
    ['certificates', 'profile: Project Management Professional (PMP)'],
  ] as const) {
    expect([query, found(query)]).toEqual([query, expect.arrayContaining(expected)]);
  }
  expect(addressesOf('profile').slice(0, 4)).toEqual([
    '/profile#basic-info',
    ...portfolio.languages.map(() => '/profile#languages'),
  ]);
});

test('finds roles by city, state and country before other results', () => {
  const roles = portfolio.companies.flatMap(({ positions }) => positions);
  const rolesOf = (query: string) => search(all, query).groups[0];
  for (const [query, place] of [
    ['Dallas', 'Dallas, US'],
    ['texas', 'Dallas, US'],
    ['Madrid', 'Madrid, ESP'],
  ] as const) {
    const group = rolesOf(query);
    expect([query, group?.kind]).toEqual([query, 'role']);
    const there = roles.filter(({ location }) => location === place).map(({ title }) => title);
    expect(group?.hits.slice(0, there.length).map(({ title }) => title)).toEqual(there);
  }
  expect(found('Dallas')).toContain('place: Dallas');
});

test('finds pages by common words in each language', () => {
  const places = ['/profile#education', '/profile#certificate', '/dashboard#achievements', '/support'];
  for (const [code, ...words] of [
    ['en', 'degree', 'certification', 'awards', 'hire'],
    ['es', 'título', 'certificación', 'premios', 'contratar'],
    ['pt', 'grau', 'certificação', 'prémios', 'contratar'],
  ]) {
    const language = languages.find((one) => one.code === code) ?? defaultLanguage;
    const every = normalizedEntries(searchIndex(portfolio, language).entries);
    const addresses = (query: string) =>
      search(every, query).groups.flatMap(({ hits }) => hits.map(({ to }) => to));
    for (const [at, place] of places.entries())
      expect(addresses(words[at] ?? '').join()).toMatch(new RegExp(`(?:^|,)(?:/\\w\\w)?${place}`));
  }
});

test('a year finds roles and resources of that year, newest first', () => {
  const { groups } = search(all, '2013');
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)])).toEqual([
    ['role', ['Technical Manager, Tolling Systems', 'Project Lead, Traffic and Tolling']],
    ['resource', ['Dynamic Pricing Algorithm', 'Traffic Replay Lab', 'Unified Control Room']],
  ]);
  expect(found('2022')).toContain('project: Data Center Exit');
  expect(found('tolling 2013')).toContain('role: Technical Manager, Tolling Systems');
  expect(found('1066')).toEqual([]);
});
