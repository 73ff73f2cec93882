import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { cleanSvg, DRAWING } from './clean-svg';
import { COVER_SIZE, coverOf } from './project-cover';
import type { Picture } from '../../resume/model/portfolio';
import type { PictureSource } from '../../resume/model/showcase';
import type { ContentFile, PictureFormat } from '../../resume/model/portfolio-settings';
import type { Findings } from '../../resume/standard/problems';
import { publicOrigin } from '../../resume/standard/public-host';
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { CACHE_FOLDER } from '../../resume/package-data';
import { imageSize } from 'image-size';
import { cachedFile, cacheFile } from '../cache/cache-file';

const KINDS = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** The widths in the srcset. The last one is also the fallback's. */
const WIDTHS_PIXELS = [320, 640, 960];

/** The limit of the encoder (sharp's `limitInputPixels`). */
const MOST_PIXELS = 268_402_689;

/**
 * A part of every file name. Increase it when an encoder changes, since files are cached
 * for ever.
 */
const RECIPE = 2;

/** The content hashes of pictures that the encoder could not decode. They are left out. */
const damaged = new Set<string>();

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const COVERS = '/pictures/cover-';

/** Returns whether a picture was drawn for a project that has none. */
export const isDrawnCover = (src: string): boolean => src.includes(COVERS);

/** Collects the pictures in the content: files for the build to encode, and hosts of external pictures. */
export class Pictures implements PictureSource {
  readonly files: ContentFile[] = [];
  readonly hosts = new Set<string>();

  constructor(
    private readonly directory: string,
    private readonly basePath: string,
    private readonly findings: Findings,
  ) {}

  /** Returns the picture, or the message about an invalid one. */
  picture(named: string, alt: string): Picture | { expected: string } {
    if (/^https:\/\//i.test(named)) {
      if (publicOrigin(named) === null)
        return { expected: 'a file in the content folder or an "https://" address with a plain host' };
      const { href, host } = new URL(named);
      this.hosts.add(host);
      return { src: href, alt, width: null, height: null, sources: [] };
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(named))
      return { expected: 'a file in the content folder or an "https://" address' };
    const file = resolve(join(this.directory, named));
    if (!existsSync(file) || !statSync(file).isFile())
      return { expected: 'a file that exists in the content folder' };
    if (relative(realpathSync(this.directory), realpathSync(file)).startsWith('..')) {
      return { expected: 'a file inside the content folder' };
    }
    const kind = extname(file).toLowerCase();
    if (!KINDS.includes(kind)) return { expected: `a picture (${KINDS.join(', ')})` };
    return kind === '.svg' ? this.svgPicture(file, alt) : this.raster(file, alt);
  }

  /** Adds the drawn cover of a project. */
  cover(...project: Parameters<typeof coverOf>): Picture {
    const svg = coverOf(...project);
    const path = `${COVERS}${hashOf(svg).slice(0, 8)}.svg`;
    if (!this.files.some((known) => known.path === path))
      this.files.push({ source: '', path, width: null, format: null, svg });
    return { src: this.basePath + path.slice(1), alt: '', ...COVER_SIZE, sources: [] };
  }

  private svgPicture(source: string, alt: string): Picture | { expected: string } {
    const cleaned = cleanSvg(readFileSync(source, 'utf8'));
    if (!cleaned) return { expected: `a file that holds ${DRAWING}` };
    const { svg, removed } = cleaned;
    const src = this.file(Buffer.from(svg), { source, width: null, format: null, svg });
    const { warnings } = this.findings;
    const place = relative(process.cwd(), source);
    // A file may be shown in several places.
    if (removed.length > 0 && !warnings.some((known) => known.place === place)) {
      const message = `the drawing is published without ${removed.join(', ')}.`;
      warnings.push({ weight: 'guessed', place, path: [], message, kind: 'drawing' });
    }
    const { width = null, height = null } = sizeOf(Buffer.from(svg)) ?? {};
    return { src, alt, width, height, sources: [] };
  }

  private raster(source: string, alt: string): Picture | { expected: string } {
    const bytes = readFileSync(source);
    const size = sizeOf(bytes);
    const format = FORMATS[size?.type ?? ''];
    if (!size || !format) return { expected: 'a file that holds an AVIF, GIF, JPEG, PNG or WebP picture' };
    if (damaged.has(hashOf(bytes)))
      return { expected: 'a picture that can be decoded (the file is damaged)' };
    const { width, height } = size;
    if (width * height > MOST_PIXELS) {
      const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);
      return {
        expected: `a picture of no more than ${megapixels(MOST_PIXELS)} megapixels (this one has ${megapixels(width * height)}; save a smaller copy)`,
      };
    }
    const widths = [...new Set(WIDTHS_PIXELS.map((wanted) => Math.min(wanted, width)))];
    const address = (variant: Pick<ContentFile, 'width' | 'format'>) =>
      this.file(bytes, { source, ...variant });
    return {
      src: address({ width: widths.at(-1) ?? width, format }),
      alt,
      width,
      height,
      sources: (['avif', 'webp'] as const).map((smaller) => ({
        type: `image/${smaller}` as const,
        srcset: widths.map((wide) => `${address({ width: wide, format: smaller })} ${wide}w`).join(', '),
      })),
    };
  }

  /**
   * Adds a file to encode.
   * @returns its address on the host, which changes with its content and its encoding
   */
  private file(bytes: Buffer, file: Omit<ContentFile, 'path'>): string {
    const hash = createHash('sha256').update(bytes);
    // The name of a copied file only depends on its content.
    if (file.format) hash.update(`${RECIPE} ${file.width} ${file.format}`);
    const stem = basename(file.source, extname(file.source))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
    const ending = file.format?.replace('jpeg', 'jpg') ?? 'svg';
    const path = `/pictures/${stem}-${hash.digest('hex').slice(0, 8)}.${ending}`;
    if (!this.files.some((known) => known.path === path)) this.files.push({ ...file, path });
    return this.basePath + path.slice(1);
  }
}

/** The cache of encoded pictures. A file name contains the hash of the picture, so no entry becomes stale. */
const CACHE = join(CACHE_FOLDER, 'pictures');

/** The encoder of each format. Increase `RECIPE` in pictures.ts with every change. */
const WRITE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** A picture that cannot be decoded. */
class DamagedPicture extends Error {}

/**
 * The bytes of a picture as the site serves it: resized, encoded again, without metadata.
 * @throws DamagedPicture with a message that names the file when it cannot be decoded
 */
export async function encodedPicture(
  { source, path, width, format, svg }: ContentFile,
  cache = CACHE,
): Promise<Buffer> {
  if (format === null) return Buffer.from(svg ?? '');
  const cached = join(cache, basename(path));
  const earlier = cachedFile(cached);
  if (earlier) return earlier;
  // Loaded on demand, since owners with drawings only do not need it.
  const { default: sharp } = await import('sharp');
  // Read as bytes, since sharp caches files by name, and files change during development.
  const original = await readFile(source);
  const picture = sharp(original, { failOn: 'error' });
  // `image-size` returns the orientation of JPEG only.
  if (sizeOf(original)?.type === 'jpg') picture.autoOrient();
  if (width !== null) picture.resize({ width, withoutEnlargement: true });
  // sharp removes the metadata by default. It may contain the owner's location.
  const encoded = WRITE[format](picture).toBuffer();
  const bytes = await encoded.catch((error: unknown) => {
    const [reason] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    const sentence = `${relative(process.cwd(), source)}: expected a picture, got a damaged file (${reason})`;
    // The message is sufficient. A cause would print its stack trace as well.
    throw new DamagedPicture(sentence);
  });
  cacheFile(cached, bytes);
  return bytes;
}

/**
 * Encodes the pictures into the cache, and remembers damaged ones.
 * @returns whether a picture is damaged, so that the content has to be read again without it
 */
export async function findDamaged(files: readonly ContentFile[], cache = CACHE): Promise<boolean> {
  const found = await Promise.all(
    files.map(async (file) => {
      if (file.format === null) return false;
      try {
        await encodedPicture(file, cache);
        return false;
      } catch (error) {
        if (!(error instanceof DamagedPicture)) throw error;
        damaged.add(hashOf(await readFile(file.source)));
        return true;
      }
    }),
  );
  return found.includes(true);
}

/** The first EXIF orientation that swaps width and height. */
const FIRST_SIDEWAYS = 5;

/** The picture format by file type. A GIF becomes a still PNG without loss. */
const FORMATS: Readonly<Record<string, PictureFormat>> = {
  avif: 'avif',
  // The generic brand of the AVIF container, which some encoders write first.
  heif: 'avif',
  gif: 'png',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/** The displayed size of a picture and its type; null if it is not one, or a drawing without a size. */
function sizeOf(bytes: Buffer): { width: number; height: number; type: string } | null {
  try {
    // Copied, since for a truncated file the library reads on into the pool of small buffers.
    const { width, height, type = '', orientation = 1 } = imageSize(new Uint8Array(bytes));
    if (!(width > 0 && height > 0)) return null;
    // The decoder of AVIF makes the quarter turns in the lowest two bits of this box.
    const turn = FORMATS[type] === 'avif' ? bytes.indexOf('\0\0\0\u0009irot', 0, 'latin1') : -1;
    const isSideways = orientation >= FIRST_SIDEWAYS || (turn !== -1 && ((bytes[turn + 8] ?? 0) & 1) === 1);
    return isSideways ? { width: height, height: width, type } : { width, height, type };
  } catch {
    return null;
  }
}
