import { existsSync } from 'node:fs';

import type { Portfolio } from '../resume/read/portfolio';
import { languages } from '../portal/lib/languages';
import { argumentsOf } from './arguments';
import { FINISHED, removeUnfinished, replaceBuild, UNFINISHED } from './build-folders';
import { contentHash } from './content-hash';
import { resumeDocuments } from './documents/resume-documents';
import { writePrivateFiles } from './private-files';
import { readContent } from './read-content';
import { warningLines } from './tell-warnings';
import { writeSite, type Edition } from './write-site';

/** The owner's folder in a clone; until it exists, the sample is built. */
export const OWN_FOLDER = 'content';
const SAMPLE = 'examples/sample';

/** The owner's folder: `--content DIR`, else `CONTENT_DIR`, else `content`, else the sample. @throws for any other argument */
export function contentDirectoryFrom(argv: readonly string[], environment: NodeJS.ProcessEnv): string {
  const { values } = argumentsOf({ args: [...argv], options: { content: { type: 'string' } } });
  return values.content ?? environment['CONTENT_DIR'] ?? (existsSync(OWN_FOLDER) ? OWN_FOLDER : SAMPLE);
}

/**
 * Builds the site of an owner's folder into `build/client`. The last one stays until this one is finished.
 * @throws ContentError with its sentences, or an error whose message says that the build failed
 */
export async function buildSite(
  contentDirectory: string,
  {
    forThisMachine = false,
    reloads = false,
  }: {
    /** Without a mail service, messages go to the local mail server. */ forThisMachine?: boolean;
    /** Pages reload when the site was built again. */ reloads?: boolean;
  } = {},
): Promise<Portfolio> {
  // The reader takes it from the environment; what is published must not inherit it.
  process.env['LOCAL_MAIL'] = forThisMachine ? '1' : '';
  // Read first: what is wrong with the content is said before anything is built.
  const { portfolio, warnings, heldBack, inLanguage } = readContent(contentDirectory);
  const content = contentHash(contentDirectory);
  for (const line of warningLines(warnings)) console.warn(line);
  // Made first: pages say how long the PDF is.
  const editions: Edition[] = [];
  for (const language of languages) {
    const own = inLanguage(language.code);
    editions.push({ language, portfolio: own, documents: await resumeDocuments(own, language) });
  }
  for (const reason of new Set(editions.map(({ documents }) => documents.reason)))
    if (reason !== null) console.warn(reason);
  removeUnfinished();
  try {
    for (const sentence of await writeSite(portfolio, editions, contentDirectory, content, reloads))
      console.log(sentence);
    replaceBuild(UNFINISHED.root, FINISHED.root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The site could not be built: ${reason}`, { cause: error });
  } finally {
    removeUnfinished();
  }
  const folder = await writePrivateFiles(contentDirectory);
  if (heldBack.length > 0)
    console.log(
      `Not published: ${heldBack.length} private ${heldBack.length === 1 ? 'value' : 'values'} (npm run content:check lists them). Your complete résumé is in ${folder}.`,
    );
  return portfolio;
}
