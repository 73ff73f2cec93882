import { commandLine } from '../resume/read/packed';
import type { Portfolio } from '../resume/read/portfolio';
import { languages } from '../portal/lib/languages';
import { FINISHED, removeUnfinished, replaceBuild, UNFINISHED } from './build-folders';
import { contentHash } from './content-hash';
import { resumeDocuments } from './documents/resume-documents';
import { writePrivateFiles } from './private-files';
import { readContent } from './read-content';
import { warningLines } from './warning-lines';
import { writeSite, type LocalizedBuild } from './write-site';

/** What was built, and what there is to say about it. */
export type BuiltSite = { portfolio: Portfolio; warnings: readonly string[]; heldBack: readonly string[] };

/** Where a build says what its owner should know. */
export type Teller = { warn: (sentence: string) => void; log: (sentence: string) => void };

/**
 * Builds the site of an owner's folder into `build/client`. The last one stays until this one is finished.
 * @throws ContentError with its sentences, or an error whose message says that the build failed
 */
export async function buildSite(
  contentDirectory: string,
  {
    forThisMachine = false,
    draft = false,
    tell = console,
  }: {
    /** Without a mail service, messages go to the local mail server. */ forThisMachine?: boolean;
    /** While its owner writes: pages reload when the site was built again, and nothing is compressed. */ draft?: boolean;
    tell?: Teller;
  } = {},
): Promise<BuiltSite> {
  // The reader takes it from the environment; what is published must not inherit it.
  process.env['LOCAL_MAIL'] = forThisMachine ? '1' : '';
  // Read first: what is wrong with the content is said before anything is built.
  const { portfolio, warnings, heldBack, inLanguage, views } = readContent(contentDirectory);
  const content = contentHash(contentDirectory);
  for (const line of warningLines(warnings)) tell.warn(line);
  // Made first: pages say how long the PDF is.
  const editions: LocalizedBuild[] = [];
  for (const language of languages) {
    const own = inLanguage(language.code);
    editions.push({ language, portfolio: own, documents: await resumeDocuments(own, language) });
  }
  const reasons = new Set(editions.flatMap(({ documents }) => documents.reason ?? []));
  for (const reason of reasons) tell.warn(reason);
  removeUnfinished();
  try {
    for (const sentence of await writeSite(portfolio, editions, contentDirectory, content, views, draft))
      tell.log(sentence);
    replaceBuild(UNFINISHED.root, FINISHED.root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The site could not be built: ${reason}`, { cause: error });
  } finally {
    removeUnfinished();
  }
  if (!draft) {
    const folder = await writePrivateFiles(contentDirectory);
    if (heldBack.length > 0)
      tell.log(
        `Not published: ${heldBack.length} private ${heldBack.length === 1 ? 'value' : 'values'} (${commandLine('check', 'content:check')} lists them). Your complete résumé is in ${folder}.`,
      );
  }
  return { portfolio, warnings: [...warnings, ...reasons], heldBack };
}
