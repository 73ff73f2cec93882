import {
  blockTexts,
  run,
  flatText,
  type Block,
  type DocumentEntry,
  type DocumentSection,
  type ResumeDocument,
  type Run,
  type Text,
} from './document';
import { isRightToLeft } from '../portal/text/element-tree';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ContentFile } from '../resume/model/portfolio-settings';

/** The languages of scripts that one language uses exclusively or most. */
const LANGUAGE_OF: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja', []],
  [/\p{Script=Hangul}/u, 'ko', []],
  [/\p{Script=Han}/u, 'zh', ['ja', 'ko']],
  [/\p{Script=Arabic}/u, 'ar', ['fa', 'ur', 'ps', 'ckb', 'ug', 'sd']],
  [/\p{Script=Hebrew}/u, 'he', ['yi']],
  [/\p{Script=Devanagari}/u, 'hi', ['mr', 'ne', 'sa']],
  [/\p{Script=Thai}/u, 'th', []],
  [/\p{Script=Greek}/u, 'el', []],
  [/\p{Script=Armenian}/u, 'hy', []],
  [/\p{Script=Georgian}/u, 'ka', []],
  [/\p{Script=Cyrillic}/u, 'ru', ['uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'tg']],
];

export type TextLanguage = { language: string; rightToLeft: boolean };

/** The languages of a document: of its section names, and of the owner's texts. */
export type Languages = {
  documentLanguage: string;
  own: string;
  /** Texts that are not translated into the document’s language. */ untranslated: ReadonlySet<string>;
};

const LETTER = /\p{L}/u;

/** The language and direction of a text, from its letters and from whether it was translated. */
export function textLanguage(text: string, { documentLanguage, own, untranslated }: Languages): TextLanguage {
  const [first = ''] = LETTER.exec(text) ?? [];
  const found = LANGUAGE_OF.find(([letters]) => letters.test(text));
  const rightToLeft = isRightToLeft(first);
  if (!found) return { language: untranslated.has(text) ? own : documentLanguage, rightToLeft };
  const [, language, others] = found;
  const [ownCode = ''] = own.split('-');
  return { language: ownCode === language || others.includes(ownCode) ? own : language, rightToLeft };
}

/** The paper sizes, with the names that both document libraries use. */
export type Paper = 'a4' | 'letter';

/** The facts of a document besides its text. */
export type DocumentFacts = {
  title: string;
  description: string;
  paper: Paper;
  languages: Languages;
  photo: DocumentPhoto | null;
  photoAlt: string;
};

/** The number of the tightest layout of the template. */
export const TIGHTEST = 3;

/** The length of a short entry, which stays on one page. In characters. */
const SHORT_ENTRY = 500;

/** The maximum size of the photo on paper, mm. */
const MOST_MILLIMETRES = { width: 24, height: 30 };

/** The size of a photo on paper, mm. */
export function photoSize({ width, height }: DocumentPhoto): { width: number; height: number } {
  const scale = Math.min(MOST_MILLIMETRES.width / width, MOST_MILLIMETRES.height / height);
  return { width: width * scale, height: height * scale };
}

type Spoken = { language: string; region: string | null; rightToLeft: boolean };

/**
 * The data for the Typst template (`resume.typ`): every text with its language and direction.
 * @param written replaces letters that the fonts lack
 * @param step how tight the document is, from 0 (loose) to `TIGHTEST`
 */
export function pdfData(
  resume: ResumeDocument,
  { title, description, paper, languages, photo, photoAlt }: DocumentFacts,
  photoFile: string | null,
  families: readonly string[],
  written: (text: string) => string,
  step: number,
) {
  const spoken = (text: string): Spoken => {
    const { language, rightToLeft } = textLanguage(text, languages);
    const [code = '', part = ''] = language.split('-');
    return { language: code, region: /^[A-Z]{2}$/.test(part) ? part : null, rightToLeft };
  };
  const runsOf = (runs: Text) => {
    const pieces = runs.map((piece) => ({ ...piece, text: written(piece.text) }));
    const last = pieces.length - 1;
    return {
      ...spoken(flatText(runs)),
      runs: pieces.map((piece, at) => ({ ...piece, text: trimmed(piece.text, at === 0, at === last) })),
    };
  };
  const oneRun = (text: string | null) => (text === null || text === '' ? null : runsOf([run(text)]));
  const blockOf = (block: Block): object => {
    const { type } = block;
    if (type === 'parts') {
      const all = block.items.map(({ text }) => flatText(text)).join(' ');
      const items = block.items.map((item) => ({ ...runsOf(item.text), blocks: item.blocks.map(blockOf) }));
      return { type, ...spoken(all), items };
    }
    if (type !== 'list') return { type, ...runsOf(block.text) };
    const all = block.items.map(flatText).join(' ');
    return { type, quiet: block.label !== null, ...spoken(all), items: block.items.map(runsOf) };
  };
  const entryOf = ({ title: name, about, when, blocks }: DocumentEntry, kind: DocumentSection['kind']) => ({
    whole: kind !== 'work' && blocks.flatMap(blockTexts).join('').length <= SHORT_ENTRY,
    title: name && runsOf([name]),
    about: oneRun(about),
    when: oneRun(when),
    blocks: blocks.map(blockOf),
  });
  return {
    title,
    description,
    step,
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    fonts: families,
    language: languages.documentLanguage.split('-')[0] ?? 'en',
    name: resume.name,
    heading: oneRun(resume.name),
    headline: oneRun(resume.headline),
    contacts: resume.contacts.map((contact: Run) => runsOf([contact])),
    sections: resume.sections.map(({ title: name, kind, entries, blocks }) => ({
      title: oneRun(name),
      kind,
      entries: entries.map((entry) => entryOf(entry, kind)),
      blocks: blocks.map(blockOf),
    })),
    photo: photo && { file: photoFile, alt: photoAlt, ...photoSize(photo) },
  };
}

const trimmed = (text: string, start: boolean, end: boolean): string => {
  const front = start ? text.trimStart() : text;
  return end ? front.trimEnd() : front;
};

export type DocumentPhoto = { bytes: Buffer; format: 'jpg' | 'png'; width: number; height: number };

/** Three times the size on a screen, so that it is sharp on paper. */
const MOST_PIXELS = { width: 360, height: 450 };
/** The colour of the paper. */
const GROUND = '#ffffff';

/** Rendered without the fonts of the machine, so that the bytes are the same everywhere. */
async function svgPhoto(svg: string): Promise<DocumentPhoto> {
  const { Resvg } = await import('@resvg/resvg-js');
  const { width, height } = new Resvg(svg);
  const isWide = width / height > MOST_PIXELS.width / MOST_PIXELS.height;
  const image = new Resvg(svg, {
    fitTo: isWide
      ? { mode: 'width', value: MOST_PIXELS.width }
      : { mode: 'height', value: MOST_PIXELS.height },
    background: GROUND,
    font: { loadSystemFonts: false },
  }).render();
  return { bytes: image.asPng(), format: 'png', width: image.width, height: image.height };
}

/** Rotated upright and without metadata, which may contain the owner's location. */
async function pixelPhoto(source: Buffer): Promise<DocumentPhoto> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ ...MOST_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GROUND })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, format: 'jpg', width: info.width, height: info.height };
}

let last: { hash: string; photo: Promise<DocumentPhoto | null> } | null = null;

/** The photo from an owner's file; null if it cannot be decoded. The languages of a site share it. */
export function documentPhoto(
  file: Pick<ContentFile, 'source' | 'svg'> | null,
): Promise<DocumentPhoto | null> {
  if (file === null) return Promise.resolve(null);
  const { svg } = file;
  const source = svg === undefined ? readFileSync(file.source) : Buffer.from(svg);
  const hash = createHash('sha256').update(source).digest('hex');
  if (last?.hash !== hash) {
    const photo = svg === undefined ? pixelPhoto(source) : svgPhoto(svg);
    last = { hash, photo: photo.catch(() => null) };
  }
  return last.photo;
}
