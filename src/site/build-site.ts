import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { commandLine } from '../resume/package-data';
import { counted } from '../resume/standard/problems';
import type { Portfolio } from '../resume/model/portfolio';
import { languages, furtherLanguages } from '../portal/addresses/languages';
import { FINISHED, removeUnfinished, replaceBuild, UNFINISHED, writeBelow } from './build-folders';
import { readContentToBuild, warningLines } from './content/read-content';
import { writeSite } from './write-site';
import { readPortfolio } from './content/read-portfolio';
import { inLanguage, PDF_FILE } from '../portal/addresses/exports';
import { EXPORTS } from '../portal/addresses/export-formats';
import { cachedDocuments } from './cache/cached-documents';
import { resumeTexts } from './resume/resume-files';

/** Next to the site, never in it; git ignores it. Builds of tests have their own folder. */
const PRIVATE = process.env['BUILD_DIR'] ? join(process.env['BUILD_DIR'], 'private') : 'private';

/** The résumé's files, without the other files of the portal. */
const RESUME_FILE = /\/(?:resume\.\w+|contact\.vcf)$/;

type PrivateFiles = [path: string, content: string | Buffer][];

/** The owner's complete résumé, including unpublished data, in every format and language, by path. */
export async function privateFiles(contentDirectory: string): Promise<PrivateFiles> {
  const files: PrivateFiles = [];
  const { inLanguage: portfolioIn } = await readPortfolio(contentDirectory, {
    today: new Date(),
    complete: true,
  });
  for (const language of languages) {
    const portfolio = portfolioIn(language.code);
    const { pdf, docx } = await cachedDocuments(portfolio, language);
    const texts = Object.entries(resumeTexts(portfolio, pdf?.pages ?? null, language)).filter(([path]) =>
      RESUME_FILE.test(path),
    );
    files.push(...texts, [inLanguage('/resume.docx', language), docx]);
    if (pdf) files.push([inLanguage(PDF_FILE, language), pdf.bytes]);
  }
  return files;
}

/** Every file of an earlier build that may be there: each format in each language that a portal can have. */
const everyFile = (): string[] =>
  [...languages, ...furtherLanguages].flatMap((language) =>
    Object.values(EXPORTS).map(({ path }) => inLanguage(path, language)),
  );

/**
 * Writes the private files, and beside them the rule that git ignores them, whatever the folder around says.
 * Those of an earlier build that were not made now are removed, since they may be another résumé's. Other files
 * stay.
 */
export function writePrivateFiles(files: PrivateFiles, folder = PRIVATE): string {
  const made = new Set(files.map(([path]) => path));
  for (const path of everyFile()) if (!made.has(path)) rmSync(join(folder, path), { force: true });
  for (const [path, content] of files) writeBelow(folder, path, content);
  writeBelow(folder, '.gitignore', '*\n');
  return folder;
}

/** The result of a build, with the messages about it. */
export type BuiltSite = { portfolio: Portfolio; warnings: readonly string[]; withheld: readonly string[] };

/** Receives the messages of a build for the owner. */
export type Logger = { warn: (sentence: string) => void; log: (sentence: string) => void };

/**
 * Builds the site of an owner's folder into `build/client`. The last build stays until this one is finished.
 * @throws ContentError with its messages, or an error whose message says that the build failed
 */
export async function buildSite(
  contentDirectory: string,
  {
    forThisMachine = false,
    log = console,
    onStep = () => {},
  }: {
    /** Without a mail service, messages go to the local mail server. */ forThisMachine?: boolean;
    log?: Logger;
    /** Gets each finished step. */ onStep?: (step: string) => void;
  } = {},
): Promise<BuiltSite> {
  // The reader uses this variable. A published site must not inherit it from the environment.
  process.env['LOCAL_MAIL'] = forThisMachine ? '1' : '';
  // The content is read first, so that its errors are reported before anything is built.
  const content = await readContentToBuild(contentDirectory);
  const { portfolio, warnings, withheld } = content;
  for (const line of warningLines(warnings)) log.warn(line);
  onStep('Your files are read.');
  await removeUnfinished();
  let files: PrivateFiles;
  const reasons: string[] = [];
  let finished: Promise<unknown> = Promise.resolve();
  try {
    const site = await writeSite(contentDirectory, content, onStep);
    finished = Promise.allSettled([site.finished]);
    reasons.push(...site.warnings);
    for (const reason of reasons) log.warn(reason);
    // Made while other cores draw and compress.
    files = await privateFiles(contentDirectory);
    for (const sentence of await site.finished) log.log(sentence);
    onStep('The pictures are drawn, the files are compressed.');
    await replaceBuild(UNFINISHED.root, FINISHED.root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The site could not be built: ${reason}`, { cause: error });
  } finally {
    await finished;
    await removeUnfinished();
  }
  const folder = writePrivateFiles(files);
  if (withheld.length > 0)
    log.log(
      `Not published: ${counted(withheld.length, 'private value')} (${commandLine('check', 'content:check')} lists them). Your complete résumé is in ${folder}.`,
    );
  return { portfolio, warnings: [...warnings, ...reasons], withheld };
}
