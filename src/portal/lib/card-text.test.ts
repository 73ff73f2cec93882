import { expect, test } from 'vitest';

import { flattened, shortened, withoutAnnouncement, withoutBareAddresses } from './card-text';

test.each([
  [
    'A loom for the wrist\nIt counts threads.\n\nSold in shops',
    'A loom for the wrist. It counts threads. Sold in shops',
  ],
  ['A loom for the\nGuild of weavers', 'A loom for the Guild of weavers'],
  ['A loom that counts\nthreads', 'A loom that counts threads'],
  ['Built with:\nGo', 'Built with: Go'],
  ['織機の設計\n糸を数える', '織機の設計。糸を数える'],
])('the lines of %j become sentences', (text, expected) => {
  expect(flattened(text)).toBe(expected);
});

test.each([
  ['A loom.\nWebsite: http://loom.example\nSold in: https://shop.example/?id=a.b', 'A loom.'],
  ['A loom (https://loom.example) of wood.', 'A loom of wood.'],
  ['A loom. See www.loom.example for more. Made of wood.', 'A loom. Made of wood.'],
  ['The best loom, https://loom.example', 'The best loom'],
  ['https://loom.example', ''],
  ['Runs on Node.js.', 'Runs on Node.js.'],
])('%j is shown without bare addresses', (text, expected) => {
  expect(withoutBareAddresses(text)).toBe(expected);
});

test('a short first line is followed by the other lines as sentences', () => {
  expect(shortened('A loom for the wrist\nIt counts threads.\n\nWebsite: http://loom.example')).toBe(
    'A loom for the wrist. It counts threads.',
  );
});

test('a short first paragraph is followed by the next one', () => {
  const first = 'Began as an apprentice and wove linen for the theatres of the north.';
  const second = 'Led the mill of the valley with twenty weavers from then on.';
  expect(shortened(`${first}\n\n${second}`)).toBe(`${first} ${second}`);
});

test('a paragraph that announces the next one stands without its announcement', () => {
  const first =
    'Led the mill of the valley with twenty weavers, wove linen for the theatres of the north and dyed it';
  const more = ', and sold all of it on the fairs of the towns around the lake';
  const shown = (announcement: string) => shortened(`${first}${more}${announcement}\n\nWeaving and dyeing`);
  expect(shown('. My tasks were:')).toBe(`${first}${more}.`);
  expect(shown(' with these tasks:')).toBe(`${first}${more} with these tasks…`);
});

test.each([
  ['Built a loom. My tasks were:', 'Built a loom.'],
  ['建造了织布机。我的任务：', '建造了织布机。'],
  ['My tasks were:', 'My tasks were:'],
  ['Built a loom: it weaves.', 'Built a loom: it weaves.'],
])('%j without the announcement of a list is %j', (text, expected) => {
  expect(withoutAnnouncement(text)).toBe(expected);
});
