import { expect, test } from 'vitest';

import { readPortfolio } from '../../resume/read/read-portfolio';

import { panePlaces } from './pane-place';

const { portfolio } = readPortfolio('examples/sample', { today: new Date('2026-06-01') });
const placeOf = panePlaces(portfolio);
const english = { segment: '' };

test('the link of a pane leads to the page that shows its subject', () => {
  const tower = portfolio.companies
    .flatMap(({ positions }) => positions)
    .find(({ resources }) => resources.some(({ id }) => id === 'control-tower'));
  expect(placeOf('control-tower', english)).toEqual({
    id: 'control-tower',
    href: `/experience?item=control-tower#${tower?.id}`,
  });
  expect(placeOf('ferrovial', { segment: 'es' })?.href).toBe('/es/experience?item=ferrovial#ferrovial');
  expect(placeOf('site-assistant', english)?.href).toBe('/projects?project=site-assistant');
});

test('an unknown id has no pane', () => {
  expect(placeOf(null, english)).toBeNull();
  expect(placeOf('nothing-of-this-name', english)).toBeNull();
});
