import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { isLocalMail } from '../resume/read/portal';
import type { Portfolio } from '../resume/model/portfolio';
import type { Language } from '../portal/addresses/languages';
import { UNFINISHED, writeBelow } from './build-folders';
import { compiledApp } from './compiled-app';
import { compressFiles } from './compress';
import { writeSeo } from './seo/write-seo';
import { hostingOf, nginxFile, publishedHostFiles, type Hosting } from './hosts/hosting';
import { offlineList, writeWorker } from './offline/offline-list';
import { copyPublicFiles } from './public-files';
import type { InlineHashes } from './hosts/policy';
import { resumeHashes, resumePolicy } from './resume/resume-files';
import { cachedDocuments } from './cache/cached-documents';
import type { ResumeDocuments } from '../documents/resume-documents';
import { writeSiteAssets } from './site-assets';
import { readTheme } from './theme/read-theme';
import { writeViews, writeDocuments, writeResume, writeUntranslated } from './resume/write-resume';
import type { View } from '../resume/read/views';
import { loadRenderer, pageWriter, portfolioOf, sitePages } from './write-pages';

const { site: SITE, serverSnippets: SERVER_SNIPPETS, serverSettings: SERVER_SETTINGS } = UNFINISHED;

/** The settings of the local server and of the check before publishing. Not for visitors. */
export type ServerSettings = Hosting & {
  /** The form sends messages to this machine. */ forThisMachine: boolean;
  /** Why the résumé has no PDF; null where it has one. */ missingPdf: string | null;
  /** The hash of the content (src/site/content/content-files.ts). */ content: string;
};

/** The file that marks a site that was built for this machine, as a warning before publishing. */
const MARK = 'NOT-FOR-PUBLISHING.txt';
export const FOR_THIS_MACHINE =
  'This build works on this machine only: no mail service is configured, so its contact form posts to the local mail server. ' +
  'Run `npm run build` for a build to publish.';

/** All files in a directory, as relative paths. */
function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

export type LocalizedPortfolio = { language: Language; portfolio: Portfolio };
export type LocalizedBuild = LocalizedPortfolio & { documents: ResumeDocuments };

/**
 * Writes the published site: the files of the application, a document for each page of each language, the
 * résumé in all formats, the files for machines, the service worker, the compressed files, and the hosts'
 * configuration files.
 * @returns when the pages are written: warnings, and messages for the owner once other cores have drawn and compressed
 */
export async function writeSite(
  portfolio: Portfolio,
  languages: readonly LocalizedPortfolio[],
  directory: string,
  content: string,
  views: readonly View[],
  onStep: (step: string) => void,
) {
  const { basePath, offline, mail } = portfolio.portal;
  const app = await compiledApp();
  const renderer = await loadRenderer(app);
  onStep('The application is compiled.');
  const portfolioIn = portfolioOf(languages, portfolio);
  const siteIn = await writeSiteAssets(SITE, app, portfolioIn, portfolio);
  copyPublicFiles(directory, SITE);
  const { picturesWritten, tagsOf } = await writeSeo(SITE, portfolioIn, directory);
  const writePages = async () => {
    const builds: LocalizedBuild[] = [];
    // Made before the pages, which contain the length of the PDF.
    for (const localized of languages)
      builds.push({
        ...localized,
        documents: await cachedDocuments(localized.portfolio, localized.language),
      });
    onStep('The résumé’s documents are made.');
    const theme = readTheme(directory, portfolio.portal.brandColor).css;
    const inline: InlineHashes[] = [resumeHashes()];
    for (const build of builds) {
      writeUntranslated(SITE, build);
      writeDocuments(SITE, build);
      const pages = build.documents.pdf?.pages ?? null;
      writeResume(SITE, build, pages, tagsOf, views);
      const site = siteIn(build.language, pages !== null);
      const write = pageWriter(SITE, build, pages, site, app, renderer, tagsOf, theme);
      for (const page of sitePages(build)) inline.push(await write(page));
    }
    const viewSentences = await writeViews(SITE, directory, views, resumePolicy(portfolio));
    onStep('The pages are written.');
    const hosting = hostingOf(portfolio, inline);
    return { builds, viewSentences, hosting };
  };
  const { builds, viewSentences, hosting } = await writePages().catch(async (error: unknown) => {
    // No picture may be written into a folder that has been removed.
    await Promise.allSettled([picturesWritten]);
    throw error;
  });

  const finish = async (): Promise<string[]> => {
    const compressing = compressFiles(SITE, filesBelow(SITE));
    const forThisMachine = isLocalMail(mail);
    if (forThisMachine) writeFileSync(join(SITE, MARK), `${FOR_THIS_MACHINE}\n`);
    const missingPdf = builds.find(({ documents }) => documents.pdf === null)?.documents.sentence ?? null;
    const settings: ServerSettings = { ...hosting, forThisMachine, content, missingPdf };
    writeFileSync(SERVER_SETTINGS, JSON.stringify(settings, null, 2));
    await Promise.allSettled([picturesWritten, compressing]);
    const [sentences] = await Promise.all([picturesWritten, compressing]);
    // The list of the service worker contains pictures.
    const list = offline ? offlineList(SITE, filesBelow(SITE), portfolio) : null;
    writeWorker(SITE, app, basePath, list);
    await compressFiles(SITE, filesBelow(SITE));
    for (const [file, text] of Object.entries(publishedHostFiles(hosting))) writeBelow(SITE, file, text);
    writeBelow(SERVER_SNIPPETS, 'nginx.conf', nginxFile(hosting));
    return [...sentences, ...viewSentences];
  };
  const sentences = new Set(builds.flatMap(({ documents }) => documents.sentence ?? []));
  return { warnings: [...sentences], finished: finish() };
}
