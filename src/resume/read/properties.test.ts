import { expect, test } from 'vitest';

import { propertiesOf } from './properties';

test('unknown fields become properties, fields about the file do not', () => {
  const entry = { name: 'Acme', teamSize: 7, $schema: 'https://example.org/schema.json', empty: '' };
  expect(propertiesOf('work', entry)).toEqual([{ label: 'Team size', values: ['7'] }]);
});
