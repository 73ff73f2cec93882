import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isLocalMail } from '../resume/read/portal';
import type { ResumeDocuments } from '../documents/resume-documents';
import { languages } from '../portal/addresses/languages';
import { filesBelow, UNFINISHED, writeBelow } from './build-folders';
import { compressFiles } from './compress';
import { contentHash } from './content/content-files';
import type { Content } from './content/read-content';
import { nginxFile, publishedHostFiles } from './hosts/hosting';
import { offlineList, writeWorker } from './offline/offline-list';
import { siteWriter, type ServerSettings } from './site-writer';

const { site: SITE, serverSnippets: SERVER_SNIPPETS, serverSettings: SERVER_SETTINGS } = UNFINISHED;

/** The file that marks a site that was built for this machine, as a warning before publishing. */
const MARK = 'NOT-FOR-PUBLISHING.txt';
export const FOR_THIS_MACHINE =
  'This build works on this machine only: no mail service is configured, so its contact form posts to the local mail server. ' +
  'Run `npm run build` for a build to publish.';

/**
 * Writes the published site: the files of the application, a document for each page of each language, the
 * résumé in all formats, the files for machines, the service worker, the compressed files, and the hosts'
 * configuration files.
 * @returns when the pages are written: warnings, and messages for the owner once other cores have drawn and compressed
 */
export async function writeSite(directory: string, content: Content, onStep: (step: string) => void) {
  const { portfolio } = content;
  const { basePath, offline, mail } = portfolio.portal;
  const hash = contentHash(directory);
  const { app, seo, documents, resume, pagesOf, page, views, hosting } = await siteWriter(
    SITE,
    directory,
    content,
  );
  onStep('The application is compiled.');
  const { picturesWritten } = await seo();
  const writePages = async () => {
    const made: ResumeDocuments[] = [];
    for (const language of languages) made.push(await documents(language));
    onStep('The résumé’s documents are made.');
    for (const language of languages) {
      await resume(language);
      for (const one of pagesOf(language)) await page(one);
    }
    const viewSentences = await views();
    onStep('The pages are written.');
    return { made, viewSentences };
  };
  const { made, viewSentences } = await writePages().catch(async (error: unknown) => {
    // No picture may be written into a folder that has been removed.
    await Promise.allSettled([picturesWritten]);
    throw error;
  });

  const finish = async (): Promise<string[]> => {
    const compressing = compressFiles(SITE, filesBelow(SITE));
    const forThisMachine = isLocalMail(mail);
    if (forThisMachine) writeFileSync(join(SITE, MARK), `${FOR_THIS_MACHINE}\n`);
    const missingPdf = made.find(({ pdf }) => pdf === null)?.sentence ?? null;
    const settings: ServerSettings = { ...hosting(), forThisMachine, content: hash, missingPdf };
    writeFileSync(SERVER_SETTINGS, JSON.stringify(settings, null, 2));
    await Promise.allSettled([picturesWritten, compressing]);
    const [sentences] = await Promise.all([picturesWritten, compressing]);
    // The list of the service worker contains pictures.
    const list = offline ? offlineList(SITE, filesBelow(SITE), portfolio) : null;
    writeWorker(SITE, app, basePath, list);
    await compressFiles(SITE, filesBelow(SITE));
    for (const [file, text] of Object.entries(publishedHostFiles(hosting()))) writeBelow(SITE, file, text);
    writeBelow(SERVER_SNIPPETS, 'nginx.conf', nginxFile(hosting()));
    return [...sentences, ...viewSentences];
  };
  const sentences = new Set(made.flatMap(({ sentence }) => sentence ?? []));
  return { warnings: [...sentences], finished: finish() };
}
