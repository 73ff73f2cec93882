import { expect, test } from 'vitest';

import { withScheme } from './certain-address';
import { propertiesOf } from '../properties';

test.each([
  'github.com/ada/loom',
  'GitHub.com/ada',
  'www.mill.example',
  'mill.com/looms.pdf',
  'ada.mill.de/x',
  'x.com/ada',
  'w3.org/TR',
  'cs.ox.ac.uk/looms',
  'mill2.de/x',
])('takes %s as an address', (text) => {
  expect(withScheme(text)).toBe(`https://${text}`);
});

test.each([
  'Node.js/Express',
  'socket.io/redis',
  'asp.net/mvc',
  'and/or',
  'ci.cd/pipelines',
  'hw.sw/co-design',
  'and.or/maybe',
  'ai.ml/data',
  'tel.nr/123',
  'rev.co/2',
  'ver.no/3',
  '12.de/34',
  '1234.de/5',
  'mill.com',
  'github.com',
  'docs/looms.pdf',
  'github.com/ada and others',
  'See mill.com/looms.',
  'https://mill.example',
  'ada@mill.com/x',
])('keeps %s as it is', (text) => {
  expect(withScheme(text)).toBe(text);
});

test('an address in a field of its own is a link', () => {
  expect(propertiesOf('projects', { name: 'Loom', code: 'github.com/ada/loom' })).toEqual([
    { label: 'code', values: ['https://github.com/ada/loom'] },
  ]);
});
