import { expect, test } from 'vitest';

import { foundChoices, defaultChoices, shownDetail } from './search-choices';
import { entry } from './search-entry-for-test';
import { search, searchable } from './search';

test('shows the first hits of a group, and all on demand', () => {
  const many = searchable(
    Array.from({ length: 40 }, (_, at) => entry(`Resource ${at}`)),
    {},
  );
  const found = search(many, 'resource');
  const [few] = foundChoices(found, new Set());
  expect(few).toMatchObject({ count: 40, start: 0 });
  expect(few?.choices).toHaveLength(4);
  expect(few?.choices.at(-1)).toEqual({ is: 'more', kind: 'resource', count: 40 });
  expect(foundChoices(found, new Set(['resource']))[0]?.choices).toHaveLength(40);
});

test('before typing, offers recent choices that still exist, pages and commands', () => {
  const entries = [entry('Dashboard', { kind: 'page' }), entry('Tower'), entry('Lane Control System')];
  const groups = defaultChoices(entries, ['resource\nTower\n', 'resource\nGone\n']);
  expect(groups.map(({ kind, choices }) => [kind, choices.length])).toEqual([
    ['recent', 1],
    ['suggested', 1],
  ]);
});

test('a hit shows the hidden word that matched', () => {
  const tower = entry('Control Tower', { detail: 'Ferrovial', more: 'Machine learning\nKubernetes' });
  expect(shownDetail(tower, ['kubern'])).toBe('Ferrovial · Kubernetes');
  expect(shownDetail(tower, ['tower'])).toBe('Ferrovial');
  expect(shownDetail(tower, ['tower', 'kubern', 'machine'])).toBe(
    'Ferrovial · Machine learning · Kubernetes',
  );
});

test('a long line is cut to the words around the match', () => {
  const more = `${'threads of the old mill '.repeat(5)}Terraform ${'and more of them '.repeat(8)}`.trim();
  const shown = shownDetail(entry('Control Tower', { more }), ['terraform']);
  expect(shown).toMatch(/^… .*\bTerraform\b.* …$/);
  expect(shown.length).toBeLessThan(100);
});

test('a hit by year shows its period', () => {
  const tower = entry('Tower 2019', { detail: 'Ferrovial', years: [2013, 2019] });
  expect(shownDetail(tower, ['2014'])).toBe('Ferrovial · 2013–2019');
  expect(shownDetail(tower, ['2019'])).toBe('Ferrovial');
  expect(shownDetail(tower, ['tower', '2020'])).toBe('Ferrovial');
  expect(shownDetail({ ...tower, years: [2013, 2013] }, ['2013'])).toBe('Ferrovial · 2013');
});
