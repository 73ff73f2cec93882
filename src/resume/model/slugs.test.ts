import { expect, test } from 'vitest';

import { slugOf, uniqueSlugs } from './skills';

test.each([
  ['Indra USA Inc.', 'indra-usa-inc'],
  ['Café Telégrafo (Málaga)', 'cafe-telegrafo-malaga'],
  ['Αργαλειός', 'αργαλειος'],
  ['ダイヤモンド', 'ダイヤモンド'],
  ['データベース・ポート', 'データベース-ポート'],
  ['Ткацкий Завод', 'ткацкий-завод'],
  ['ทอผ้า', 'ทอผ้า'],
  ['हिन्दी', 'हिन्दी'],
  ['OʼMill’s', 'omill-s'],
  ['⚙️ Looms 1️⃣', 'looms-1'],
  ['❤️', 'item'],
])('the address of %s: %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(slugOf(text.normalize('NFD'))).toBe(slug);
});

test('numbers the addresses of equal names', () => {
  const slug = uniqueSlugs();
  expect(['Mill', 'Mill', 'Mill 2', 'Mill'].map(slug)).toEqual(['mill', 'mill-2', 'mill-2-2', 'mill-3']);
});
