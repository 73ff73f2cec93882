import {
  Document,
  ExternalHyperlink,
  ImageRun,
  Packer,
  Paragraph,
  TextRun,
  TextWrappingType,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

import { run, flatText, type Block, type DocumentEntry, type ResumeDocument, type Text } from './document';
import {
  type DocumentFacts,
  photoSize,
  textLanguage,
  type TextLanguage,
  type DocumentPhoto,
} from './pdf-data';

/** Word measures pictures in pixels (96 per inch), and the distances around them in English metric units. */
const PIXELS_A_MILLIMETRE = 96 / 25.4;
const EMU_A_MILLIMETRE = 36_000;

/** The photo in the top corner at the end of the line. The text wraps around it. */
function photoRun(photo: DocumentPhoto, alt: string, rightToLeft: boolean): ImageRun {
  const { width, height } = photoSize(photo);
  return new ImageRun({
    type: photo.format,
    data: photo.bytes,
    transformation: {
      width: Math.round(width * PIXELS_A_MILLIMETRE),
      height: Math.round(height * PIXELS_A_MILLIMETRE),
    },
    // The library would number the pictures of all documents consecutively.
    altText: { id: '1', name: alt, title: alt, description: alt },
    floating: {
      horizontalPosition: { relative: 'margin', align: rightToLeft ? 'left' : 'right' },
      verticalPosition: { relative: 'margin', align: 'top' },
      wrap: { type: TextWrappingType.SQUARE, side: 'bothSides' },
      margins: { left: 4 * EMU_A_MILLIMETRE, right: 4 * EMU_A_MILLIMETRE, bottom: 2 * EMU_A_MILLIMETRE },
    },
  });
}

/** The earliest time that a zip file can store, in local time: zip files have no time zone. */
const noTime = (): Date => new Date(1980, 0, 1);

const DATES = /<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g;

const RELATIONSHIPS = 'word/_rels/document.xml.rels';
/** The library generates random ids for links. */
const LINK = /<Relationship Id="([^"]+)"[^>]* TargetMode="External"/g;

/** A reproducible Word file: sorted files without dates, and numbered links. */
function stableArchive(file: Uint8Array): Buffer {
  const entries = unzipSync(file);
  const links = strFromU8(entries[RELATIONSHIPS] ?? new Uint8Array()).matchAll(LINK);
  const names = new Map([...links].map(([, name = ''], at) => [name, `link${at + 1}`]));
  const named = (match: string, key: string, name: string): string =>
    names.has(name) ? `${key}="${names.get(name)}"` : match;
  const stable = (xml: string): string =>
    xml.replaceAll(DATES, '').replaceAll(/\b(r:id|Id)="([^"]+)"/g, named);
  const parts: Zippable = {};
  for (const path of Object.keys(entries).toSorted(order)) {
    const bytes = entries[path] ?? new Uint8Array();
    const content = /\.(?:xml|rels)$/.test(path) ? strToU8(stable(strFromU8(bytes))) : bytes;
    parts[path] = [content, { mtime: noTime(), level: 9 }];
  }
  return Buffer.from(zipSync(parts));
}

/** Readers expect the list of contents first, and the text before its relationships. */
const order = (one: string, other: string): number => rank(one) - rank(other) || (one < other ? -1 : 1);
const rank = (path: string): number =>
  ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].indexOf(path) >>> 0;

/** Word measures in twips, twentieths of a point. */
const TWIPS_A_MILLIMETRE = 56.7;
const twips = (millimetres: number): number => Math.round(millimetres * TWIPS_A_MILLIMETRE);

const MILLIMETRES = { a4: [210, 297], letter: [215.9, 279.4] } as const;
const MARGIN = { sides: twips(18), ends: twips(16) };

/** In half points. */
const SIZE = { body: 20, note: 18, headline: 23, title: 40, section: 24, entry: 21 };

const FONT = 'Arial';
const QUIET = '4D4D4D';
const POINTS = 'points';
/** Of the text of a list, in twips. */
const INDENT = 284;
const RUN_STYLES = {
  paragraph: {},
  heading: {},
  keywords: { color: QUIET },
  note: { color: QUIET, size: SIZE.note },
};

/** The characters that XML 1.0 does not allow (https://www.w3.org/TR/xml/#charsets). */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The language of a run in every script. */
const inLanguage = (code: string) => ({ value: code, eastAsia: code, bidirectional: code });

function writer(width: number, { languages, photo, photoAlt }: DocumentFacts) {
  const piecesOf = (text: Text, { language, rightToLeft }: TextLanguage, runStyle: IRunOptions) => {
    const settings = { ...runStyle, language: inLanguage(language), ...(rightToLeft && { rightToLeft }) };
    return text.map(({ text: words, href, strong }) => {
      const plain = words.replaceAll(NOT_XML, '');
      if (href === null) return new TextRun({ ...settings, text: plain, ...(strong && { bold: true }) });
      const link = new TextRun({ ...settings, text: plain, bold: strong, style: 'Hyperlink' });
      return new ExternalHyperlink({ link: href.replaceAll(NOT_XML, ''), children: [link] });
    });
  };
  const spokenIn = (text: Text): TextLanguage => textLanguage(flatText(text), languages);

  /** @param more the children after the text, which has the direction of the paragraph */
  const paragraph = (
    text: Text,
    options: IParagraphOptions = {},
    runStyle: IRunOptions = {},
    more: readonly ParagraphChild[] = [],
  ): Paragraph => {
    const spoken = spokenIn(text);
    return new Paragraph({
      ...options,
      ...(spoken.rightToLeft && { bidirectional: true }),
      children: [...piecesOf(text, spoken, runStyle), ...more],
    });
  };

  /** @param level how many list items contain the block */
  const blockOf = (block: Block, level = 0, before?: Block): Paragraph[] => {
    const item = { numbering: { reference: POINTS, level } };
    if (block.type === 'list')
      return block.items.map((text, at) =>
        // A space separates two lists in a row.
        paragraph(text, { ...item, ...(at === 0 && before?.type === 'list' && { spacing: { before: 80 } }) }),
      );
    if (block.type === 'parts')
      return block.items.flatMap(({ text, blocks }) => [
        paragraph(text, { ...item, keepNext: blocks.length > 0 }),
        ...blocks.flatMap((inner) => blockOf(inner, level + 1)),
      ]);
    const options = {
      ...(block.type === 'heading' && { keepNext: true }),
      ...(level > 0 && { indent: { start: level * INDENT } }),
    };
    return [paragraph(block.text, options, RUN_STYLES[block.type])];
  };

  /** A line with the company at its start and the period at its end. */
  const aboutLine = (about: string, when: string, keepNext: boolean): Paragraph => {
    const period = [run(when)];
    const runStyle = { color: QUIET };
    return paragraph(
      about === '' ? [] : [run(about)],
      { keepNext, tabStops: [{ type: 'right', position: width }] },
      runStyle,
      [
        ...(about === '' || when === '' ? [] : [new TextRun('\t')]),
        ...(when === '' ? [] : piecesOf(period, spokenIn(period), runStyle)),
      ],
    );
  };

  const entryOf = ({ title, about, when, blocks }: DocumentEntry): Paragraph[] => [
    ...(title ? [paragraph([title], { heading: 'Heading3', keepNext: true })] : []),
    ...(about === '' && when === '' ? [] : [aboutLine(about, when, blocks.length > 0)]),
    ...blocks.flatMap((block, at) => blockOf(block, 0, blocks[at - 1])),
  ];

  return ({ name, headline, contacts, sections }: ResumeDocument): Paragraph[] => {
    const owner = [run(name)];
    const isLeft = spokenIn(owner).rightToLeft;
    const portrait = photo ? [photoRun(photo, photoAlt.replaceAll(NOT_XML, ''), isLeft)] : [];
    return [
      paragraph(owner, { heading: 'Heading1' }, {}, portrait),
      ...(headline ? [paragraph([run(headline)], {}, { color: QUIET, size: SIZE.headline })] : []),
      ...(contacts.length > 0
        ? [paragraph(contacts.flatMap((one, at) => (at === 0 ? [one] : [run(' | '), one])))]
        : []),
      ...sections.flatMap(({ title, entries, blocks }) => [
        paragraph([run(title)], { heading: 'Heading2', keepNext: true }),
        ...entries.flatMap(entryOf),
        ...blocks.flatMap((block) => blockOf(block)),
      ]),
    ];
  };
}

const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, font: FONT, color: '000000' },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

/**
 * Writes a résumé as a Word file with real headings, lists and links. The same résumé results in the same
 * bytes.
 */
export async function resumeDocx(resume: ResumeDocument, facts: DocumentFacts): Promise<Buffer> {
  const { title, description, paper, languages } = facts;
  const [width, height] = MILLIMETRES[paper];
  const document = new Document({
    title,
    description,
    subject: description,
    creator: resume.name,
    lastModifiedBy: resume.name,
    styles: {
      default: {
        document: {
          run: {
            size: SIZE.body,
            font: FONT,
            language: inLanguage(languages.documentLanguage),
          },
          paragraph: { spacing: { after: 60 } },
        },
        heading1: heading(SIZE.title, 0, 60),
        heading2: heading(SIZE.section, 240, 100),
        heading3: heading(SIZE.entry, 160, 20),
      },
    },
    numbering: {
      config: [
        {
          reference: POINTS,
          levels: [0, 1].map((level) => ({
            level,
            format: 'bullet',
            text: '•',
            alignment: 'start',
            style: { paragraph: { indent: { start: (level + 1) * INDENT, hanging: 227 } } },
          })),
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: { left: MARGIN.sides, right: MARGIN.sides, top: MARGIN.ends, bottom: MARGIN.ends },
          },
        },
        children: writer(twips(width) - 2 * MARGIN.sides, facts)(resume),
      },
    ],
  });
  return stableArchive(await Packer.toBuffer(document));
}
