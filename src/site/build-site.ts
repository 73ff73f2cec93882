import { commandLine } from '../resume/read/packed';
import { counted } from '../resume/standard/plural';
import type { Portfolio } from '../resume/model/portfolio';
import { languages } from '../portal/lib/languages';
import { FINISHED, removeUnfinished, replaceBuild, UNFINISHED } from './build-folders';
import { contentHash } from './content-hash';
import { cachePlaces, readCachedPlaces } from './cached-places';
import { privateFiles, writePrivateFiles, type PrivateFiles } from './private-files';
import { readContentToBuild } from './read-content';
import { warningLines } from './warning-lines';
import { writeSite } from './write-site';

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
  readCachedPlaces();
  // The content is read first, so that its errors are reported before anything is built.
  const { portfolio, warnings, withheld, inLanguage, views } = await readContentToBuild(contentDirectory);
  const content = contentHash(contentDirectory);
  for (const line of warningLines(warnings)) log.warn(line);
  onStep('Your files are read.');
  const localized = languages.map((language) => ({ language, portfolio: inLanguage(language.code) }));
  await removeUnfinished();
  let files: PrivateFiles;
  const reasons: string[] = [];
  let finished: Promise<unknown> = Promise.resolve();
  try {
    const site = await writeSite(portfolio, localized, contentDirectory, content, views, onStep);
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
  cachePlaces();
  return { portfolio, warnings: [...warnings, ...reasons], withheld };
}
