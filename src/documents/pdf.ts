import { readFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';

import type * as TypstModule from '@myriaddreamin/typst-ts-node-compiler';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

import { documentTexts, type ResumeDocument } from './document';
import { chooseFonts } from './fonts';
import { pdfData, TIGHTEST, type DocumentFacts } from './pdf-data';

export type ResumePdf = { bytes: Buffer; pages: number };
/** The PDF with the pictures that it leaves out, or a message with the reason and the remedy if there is none. */
export type MadePdf = { pdf: ResumePdf; leftOut: readonly string[] } | { pdf: null; reason: string };

const TEMPLATE = fileURLToPath(new URL('resume.typ', import.meta.url));
/** A virtual folder. No file is read there. */
const WORKSPACE = resolvePath('.portalfolio-documents');
/** PDF/UA: tagged, with a title and a language. The compiler refuses documents that violate the standard. */
const STANDARD = 'ua-1'; // ISO 14289-1

type Typst = typeof TypstModule;

/** The package contains a native binary for each platform. */
async function typst(): Promise<Typst | null> {
  try {
    return await import('@myriaddreamin/typst-ts-node-compiler');
  } catch {
    return null;
  }
}

const MISSING_TYPST = `Typst is not installed for this machine (${process.platform}-${process.arch}): npm install @myriaddreamin/typst-ts-node-compiler`;

type Compiler = { fonts: string; compiler: NodeCompiler };
let last: Compiler | null = null;

/** Reading the fonts takes longer than writing a document, so the languages of a site share them. */
function compilerWith({ NodeCompiler: Program }: Typst, files: readonly string[]): NodeCompiler {
  const fonts = files.join('\n');
  if (last?.fonts !== fonts) {
    const fontBlobs = files.map((file) => readFileSync(file));
    last = { fonts, compiler: Program.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] }) };
  }
  return last.compiler;
}

/**
 * Compiles a template with its data.
 * @throws an error with the reason
 */
function compiled(compiler: NodeCompiler, template: string, inputs: Record<string, string>) {
  const made = compiler.compile({ mainFileContent: readFileSync(template, 'utf8'), inputs, resetRead: true });
  if (made.result) return made.result;
  const reasons = made.takeError()?.shortDiagnostics as { message?: string }[] | undefined;
  throw new Error(reasons?.[0]?.message ?? 'no reason was given');
}

/** A last page filled less than this is nearly empty. */
const NEARLY_EMPTY = 1 / 3;
/** The number of pages that readers expect at most. */
const USUAL_PAGES = 2;

/** The filled part of the last page, from 0 to 1, which the template states. */
const filledPart = (compiler: NodeCompiler, document: NodeTypstDocument): number =>
  Number((compiler.query(document, { selector: '<filled>', field: 'value' }) as unknown[])[0]);

/**
 * The loosest layout with the usual number of pages, if a tight one has no more. Any other document is set much
 * tighter only if its last page is nearly empty.
 */
function tightened(
  loose: NodeTypstDocument,
  filled: number,
  typeset: (step: number) => NodeTypstDocument,
): NodeTypstDocument {
  const pages = loose.numOfPages;
  if (pages === 1) return loose;
  const tight = pages > USUAL_PAGES ? typeset(TIGHTEST) : null;
  const isUsual = tight !== null && tight.numOfPages <= USUAL_PAGES;
  const most = isUsual ? USUAL_PAGES : pages - 1;
  const tightest = isUsual || filled < NEARLY_EMPTY ? TIGHTEST : 1;
  for (let step = 1; step <= tightest; step++) {
    const document = typeset(step);
    if (document.numOfPages <= most) return document;
  }
  return loose;
}

/**
 * The page of a template as SVG.
 * @throws an error with the reason
 */
export async function typesetSvg(
  template: string,
  { data, fonts, photo }: { data: object; fonts: readonly string[]; photo: Buffer | null },
): Promise<string> {
  const program = await typst();
  if (!program) throw new Error(MISSING_TYPST);
  const compiler = compilerWith(program, fonts);
  if (photo) compiler.mapShadow(join(WORKSPACE, 'portrait.png'), photo);
  return compiler.plainSvg(compiled(compiler, template, { data: JSON.stringify(data) }));
}

/** Writes a résumé as a tagged PDF. The same résumé results in the same bytes on every machine. */
export async function resumePdf(resume: ResumeDocument, facts: DocumentFacts): Promise<MadePdf> {
  const fonts = chooseFonts(documentTexts(resume), facts.languages.own);
  if ('missing' in fonts) {
    const { missing, install } = fonts;
    const code = (missing.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      pdf: null,
      reason: `no installed font has "${missing}" (U+${code})${install ? `: ${install}` : '; the page and the Word file have it'}`,
    };
  }
  const program = await typst();
  if (!program) return { pdf: null, reason: MISSING_TYPST };
  const { photo } = facts;
  const photoFile = photo && `photo.${photo.format}`;
  try {
    const compiler = compilerWith(program, fonts.files);
    // Typst reads the photo from memory, as a file of its workspace.
    if (photo && photoFile) compiler.mapShadow(join(WORKSPACE, photoFile), photo.bytes);
    const path = photoFile && `/${photoFile}`;
    const typeset = (step: number) => {
      const data = pdfData(resume, facts, path, fonts.families, fonts.written, step);
      return compiled(compiler, TEMPLATE, { resume: JSON.stringify(data) });
    };
    const loose = typeset(0);
    const document = tightened(loose, filledPart(compiler, loose), typeset);
    return {
      pdf: { bytes: compiler.pdf(document, { pdfStandard: STANDARD }), pages: document.numOfPages },
      leftOut: fonts.leftOut,
    };
  } catch (error) {
    return {
      pdf: null,
      reason: `Typst refused it: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
