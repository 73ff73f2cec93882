import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReactNode } from 'react';

import { CACHE_FOLDER } from '../../resume/read/packed';
import type { Fonts } from './fonts';

/** StaticMarkup pictures wait here for the next build, by what they show. */
const CACHE = join(CACHE_FOLDER, 'drawn');

/** Raise it when the same content is to become another picture. */
const RECIPE = 1;

export type Drawing = {
  width: number;
  height: number;
  node: ReactNode;
  /** Everything that it says. */ texts: readonly string[];
};

/** What a drawing will be called: it changes with what is shown, and with the fonts at hand. */
export function drawingHash({ width, height, node, texts }: Drawing, fonts: Fonts): string {
  const fact = JSON.stringify([
    RECIPE,
    width,
    height,
    node,
    fonts.stemsFor(texts).map((stem) => basename(stem)),
  ]);
  return createHash('sha256').update(fact).digest('hex').slice(0, 16);
}

/** Few colours, as a portal has: a third of the bytes. */
async function small(png: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(png).png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 }).toBuffer();
}

async function rendered({ width, height, node, texts }: Drawing, fonts: Fonts): Promise<Buffer> {
  // Loaded here: most builds draw nothing new.
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const lacking: string[] = [];
  const svg = await satori(node, {
    width,
    height,
    // Some are needed even where nothing is written.
    fonts: fonts.load(fonts.stemsFor([...texts, 'A'])),
    loadAdditionalAsset: async (_script, segment) => {
      lacking.push(segment);
      return [];
    },
  });
  if (lacking.length > 0) throw new Error(`no font has “${lacking.join('”, “')}”`);
  return small(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

function keep(file: string, bytes: Buffer): void {
  mkdirSync(CACHE, { recursive: true });
  // In one step: another build may be reading.
  const half = `${file}.${randomUUID()}`;
  writeFileSync(half, bytes);
  renameSync(half, file);
}

/** The bytes of a drawing as PNG. @throws when it cannot be drawn */
export async function drawn(drawing: Drawing, fonts: Fonts): Promise<Buffer> {
  const file = join(CACHE, `${drawingHash(drawing, fonts)}.png`);
  try {
    return readFileSync(file);
  } catch {
    const bytes = await rendered(drawing, fonts);
    keep(file, bytes);
    return bytes;
  }
}
