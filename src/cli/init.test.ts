import { expect, test } from 'vitest';

import { scriptFonts } from './init';

test.each([
  ['Zoë Ångström, Σοφία, Оксана, 🚀', []],
  ['王小明, 前端工程师', ['@expo-google-fonts/noto-sans-sc']],
  ['山田 はな', ['@expo-google-fonts/noto-sans-jp']],
  ['김하나 (金)', ['@expo-google-fonts/noto-sans-kr']],
  ['نرگس', ['@expo-google-fonts/vazirmatn']],
  ['ნინო', ['@expo-google-fonts/noto-sans-georgian']],
])('%s needs the fonts %j', (text, names) => {
  expect(Object.keys(scriptFonts(text))).toEqual(names);
});
