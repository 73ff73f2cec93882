import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';

import { cleanSvg, DRAWING, svgText } from './clean-svg';
import { svgSize, rasterSize } from './picture-size';
import { COVER_SIZE, coverOf } from './cover';
import type { Picture } from '../../resume/model/portfolio';
import type { PictureSource } from '../../resume/model/showcase';
import type { ContentFile } from '../../resume/model/portfolio-settings';
import type { Findings } from '../../resume/standard/problems';
import { publicOrigin } from '../../resume/model/public-host';

const KINDS = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** The widths in the srcset. The last one is also the fallback's. */
const WIDTHS_PIXELS = [320, 640, 960];

/** The limit of the encoder (sharp's `limitInputPixels`). */
const MOST_PIXELS = 268_402_689;

/**
 * A part of every file name. Increase it when `encode-picture.ts` changes, since files are cached
 * for ever.
 */
const RECIPE = 1;

/** The content hashes of pictures that the encoder could not decode. */
const damaged = new Set<string>();

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Remembers a picture that cannot be decoded. It is left out from then on. */
export const rememberDamaged = (bytes: Buffer): unknown => damaged.add(hashOf(bytes));

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
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const path = `${COVERS}${hash}.svg`;
    if (!this.files.some((known) => known.path === path))
      this.files.push({ source: '', path, width: null, format: null, svg });
    return { src: this.basePath + path.slice(1), alt: '', ...COVER_SIZE, sources: [] };
  }

  private svgPicture(source: string, alt: string): Picture | { expected: string } {
    const cleaned = cleanSvg(svgText(readFileSync(source)));
    const size = cleaned && svgSize(cleaned.svg);
    if (!size) return { expected: `a file that holds ${DRAWING}` };
    const { svg, removed } = cleaned;
    const src = this.file(Buffer.from(svg), { source, width: null, format: null, svg });
    if (removed.length > 0) {
      const place = relative(process.cwd(), source);
      this.warn(place, `the drawing is published without ${removed.join(', ')}.`);
    }
    return { src, alt, ...size, sources: [] };
  }

  /** Warns once about a file that is published in a changed form. */
  private warn(place: string, message: string): void {
    const { warnings } = this.findings;
    if (!warnings.some((known) => known.place === place))
      warnings.push({ weight: 'guessed', place, path: [], message, kind: 'drawing' });
  }

  private raster(source: string, alt: string): Picture | { expected: string } {
    const bytes = readFileSync(source);
    const raster = rasterSize(bytes);
    if (!raster) return { expected: 'a file that holds an AVIF, GIF, JPEG, PNG or WebP picture' };
    if (damaged.has(hashOf(bytes)))
      return { expected: 'a picture that can be decoded (the file is damaged)' };
    const { width, height, format } = raster;
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
