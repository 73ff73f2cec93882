import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { portfolioOf } from '../../resume/read/folder-for-test';
import { defaultLanguage } from '../../portal/addresses/languages';
import { cardPicture, screenShown, Unwritten } from './cards';
import { renderPicture } from './render-picture';
import { installedFonts } from './fonts';
import { initialsOnly } from './write-seo';

const OWNERS = [
  ['Ada Lovelace', null],
  ['Ștefan Łukasz Đặng', null],
  ['Ёлка Ωμέγα', null],
  ['محمد بن عبد الله', null],
  ['יוסף כהן', null],
  ['नरेन्द्र', null],
  ['สมชาย', null],
  ['王小明', '@fontsource/noto-sans-sc'],
  ['山田 はな', '@fontsource/noto-sans-jp'],
] as const;

test.each(OWNERS)(
  'the card of %s shows its letters, or leaves them out and advises a font',
  async (name, advised) => {
    const fonts = installedFonts();
    const unwritten = new Unwritten(fonts);
    const portfolio = portfolioOf({ basics: { name } });
    const shown = {
      ...screenShown({ slug: 'profile', language: defaultLanguage }),
      language: defaultLanguage,
      photo: null,
    };
    const picture = cardPicture(portfolio, shown, unwritten);
    // Rendering fails if a letter has no glyph.
    const { width, height, format, size } = await sharp(await renderPicture(picture, fonts)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(size ?? 0).toBeLessThanOrEqual(60_000);
    expect(picture.texts.includes(name)).toBe(advised === null);
    const [advice = null] = /(?<=npm install --save-dev )[^`]+/.exec(unwritten.sentence() ?? '') ?? [];
    expect(advice).toBe(advised);
  },
);

test('without fonts the card has placeholders for text, and advises', async () => {
  const fonts = installedFonts([mkdtempSync(join(tmpdir(), 'no-fonts-'))]);
  const unwritten = new Unwritten(fonts);
  const shown = {
    ...screenShown({ slug: 'profile', language: defaultLanguage }),
    language: defaultLanguage,
    photo: null,
  };
  const picture = cardPicture(portfolioOf({ basics: { name: 'Ada Lovelace' } }), shown, unwritten);
  expect(picture.texts.filter((text) => text !== '…')).toEqual([]);
  expect(unwritten.sentence()).toContain('“Ada Lovelace”');
  const { width, height } = await sharp(await renderPicture(picture, fonts)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test('without a renderer the card shows the initials', async () => {
  const bytes = await initialsOnly(portfolioOf({ basics: { name: '<Ada> & Lovelace' } }), {
    width: 1200,
    height: 630,
  });
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  // The picture has more than one colour.
  expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0);
});
