import sharp from 'sharp';
import { expect, test } from 'vitest';

import { portfolioOf } from '../../resume/read/folder-for-test';
import { seoPages } from './addresses';
import { cardPicture, Letters, renderPicture } from './pictures';
import { initialsOnly } from './write-seo';

const OWNERS = [
  ['Ada Lovelace', null],
  ['محمد بن عبد الله', null],
  ['山田 はな', null],
  ['ნინო', '@expo-google-fonts/noto-sans-georgian'],
] as const;

test.each(OWNERS)(
  'the card of %s shows its letters, or leaves them out and advises a font',
  async (name, advised) => {
    const letters = new Letters('en');
    const portfolio = portfolioOf({ basics: { name } });
    const [page] = seoPages(portfolio);
    const picture = cardPicture(portfolio, page!, null, letters);
    const { width, height, format, size } = await sharp(await renderPicture(picture)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(size ?? 0).toBeLessThanOrEqual(60_000);
    expect(picture.data).toMatchObject({ name: advised === null ? name : null });
    const [advice = null] = /(?<=npm install )[^`]+/.exec(letters.sentence() ?? '') ?? [];
    expect(advice).toBe(advised);
  },
);

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
