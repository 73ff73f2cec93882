import { expect, test } from 'vitest';

import { propertiesOf } from './properties';

test('unknown fields become properties, but not fields about the file', () => {
  const entry = { name: 'Acme', teamSize: 7, $schema: 'https://example.org/schema.json', empty: '' };
  expect(propertiesOf('work', entry)).toEqual([{ label: 'Team size', values: ['7'] }]);
});

test('leaves out a repeated field, and the label of a field that only means text', () => {
  expect(
    propertiesOf('skills', { name: 'Cards', level: '3', rank: '3', skill_desc: 'Punched them.' }),
  ).toEqual([{ label: '', values: ['Punched them.'] }]);
});

test('an employer that only contains the letters of the name is another one', () => {
  const labels = (company: string) =>
    propertiesOf('work', { name: 'Mill', company }).map(({ label }) => label);
  expect(labels('Mill Ltd')).toEqual([]);
  expect(labels('Million Looms')).toEqual(['Company']);
});
