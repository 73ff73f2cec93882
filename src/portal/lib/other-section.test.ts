import { expect, test } from 'vitest';

import { formatOf } from '~/portal/i18n/format';

import { otherSection } from './other-section';

test('an entry without a title has its address as title', () => {
  const entry = {
    id: 'ada',
    title: null,
    period: null,
    url: 'https://loom.example/ada',
    summary: null,
    highlights: [],
  };
  const { entries } = otherSection({ id: 'looms', title: 'Looms', entries: [entry] }, formatOf('en'));
  expect(entries.map(({ title, url }) => [title, url])).toEqual([
    ['loom.example/ada', 'https://loom.example/ada'],
  ]);
});
