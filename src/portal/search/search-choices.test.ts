import { expect, test } from 'vitest';

import { defaultChoices, foundChoices, shownDetail } from './search-choices';
import { entry } from './search-entry-for-test';
import { search, normalizedEntries } from './search';

test('shows the first hits of a group', () => {
  const many = normalizedEntries(Array.from({ length: 40 }, (_, at) => entry(`Resource ${at}`)));
  const [few] = foundChoices(search(many, 'resource'));
  expect(few).toMatchObject({ title: 'search.resource', count: 40 });
  expect(few?.entries).toHaveLength(5);
});

test('before typing, offers recent choices that still exist, and pages', () => {
  const entries = [entry('Dashboard', { kind: 'page' }), entry('Tower'), entry('Lane Control System')];
  const groups = defaultChoices(entries, ['resource\nTower\n', 'resource\nGone\n']);
  expect(groups.map(({ title, entries: shown }) => [title, shown.length])).toEqual([
    ['search.recent', 1],
    ['search.suggested', 1],
  ]);
  expect(defaultChoices(entries, []).map(({ title }) => title)).toEqual(['search.suggested']);
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
