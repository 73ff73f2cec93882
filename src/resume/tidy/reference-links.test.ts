import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { withReferences } from './reference-links';

test.each([
  [
    'Built the [new loom][l].\n\n[l]: https://loom.example/new',
    'Built the [new loom](https://loom.example/new).',
  ],
  [
    'The [Loom], [L] and [card][].\n[loom]: <https://a.example> "A"\n [L]: https://b.example',
    'The [Loom](https://a.example), [L](https://b.example) and [card][].',
  ],
  ['One [a][x].\n\n[x]: https://x.example\n\nTwo.', 'One [a](https://x.example).\n\nTwo.'],
  ['Wove [1] of [2][3] looms.', 'Wove [1] of [2][3] looms.'],
  [
    'See [the mill](https://mill.example).\n\n[l]: looms',
    'See [the mill](https://mill.example).\n\n[l]: looms',
  ],
  ['[Demo]: https://demo.example', '[Demo]: https://demo.example'],
  [
    'See:\n[Demo]: https://a.example\n[Code]: https://b.example',
    'See:\n[Demo]: https://a.example\n[Code]: https://b.example',
  ],
  [
    'A [card].\n\n[card]: https://a.example\n[2]: https://b.example',
    'A [card](https://a.example).\n\n[2]: https://b.example',
  ],
  ['A [x].\n[x]: https://a.example\n[x]: https://b.example', 'A [x](https://a.example).'],
])('links by reference have their addresses: %j', (text, expected) => {
  expect(withReferences(text)).toBe(expected);
});

test('a role shows links by reference as links', () => {
  const summary = 'Built the [new loom][l].\n\nRan it.\n\n[l]: https://loom.example/new';
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada' }, work: [{ name: 'Mill', position: 'Weaver', summary }] },
  });
  expect(portfolio?.companies[0]?.positions[0]?.summary).toBe(
    'Built the [new loom](https://loom.example/new).\n\nRan it.',
  );
});
