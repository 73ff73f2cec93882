import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { isLocalMail } from '../resume/read/mail';
import type { Portfolio } from '../resume/read/portfolio';
import { inLanguage, RESUME_PAGE } from '../portal/lib/exports';
import type { Language } from '../portal/lib/languages';
import { checkedHosting } from './checked-hosting';
import { UNFINISHED } from './build-folders';
import { compiledApp } from './compiled-app';
import { compressFiles } from './compress';
import { writeFound } from './seo/write-seo';
import { NO_JEKYLL, publishedHostFiles, serverSnippets } from './host-files';
import { MISSING_PAGE, type Hosting } from './hosting';
import { offlineList } from './offline/offline-list';
import { writeWorker } from './offline/write-worker';
import { RELOAD_SCRIPT } from './reload';
import { exportFiles, exportHeaders, resumePolicy, resumeTexts } from './resume-files';
import type { ResumeDocuments } from './documents/resume-documents';
import { securityHeaders } from './security-headers';
import { writeSiteAssets } from './site-assets';
import { readTheme } from './theme/read-theme';
import { viewAddress, writeViews } from './view-files';
import type { View } from '../resume/read/views';
import { loadRenderer, portfolioOf, writePages } from './write-pages';

const {
  site: SITE,
  wholeHost: WHOLE_HOST,
  serverSnippets: SERVER_SNIPPETS,
  serverSettings: SERVER_SETTINGS,
} = UNFINISHED;

/** The settings of the local server and of the check before publishing. Not for visitors. */
export type ServerSettings = Hosting & {
  /** The form sends messages to this machine. */ forThisMachine: boolean;
  /** The hash of the content (src/site/content-hash.ts). */ content: string;
  /** Whether the site works offline. */ offline: boolean;
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

/** The portfolio in a language, with its documents. */
export type LocalizedBuild = { language: Language; portfolio: Portfolio; documents: ResumeDocuments };

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/**
 * Writes the hosts' configuration files. With a base path, the published folder is inside the folder of the
 * whole host.
 */
function writeHostFiles(hosting: Hosting): void {
  writeAll(SERVER_SNIPPETS, serverSnippets(hosting));
  rmSync(WHOLE_HOST, { recursive: true, force: true });
  if (hosting.basePath !== '/') {
    cpSync(SITE, join(WHOLE_HOST, hosting.basePath), { recursive: true });
    cpSync(join(SITE, MISSING_PAGE), join(WHOLE_HOST, MISSING_PAGE));
    writeAll(WHOLE_HOST, publishedHostFiles(hosting));
  }
  writeAll(SITE, hosting.basePath === '/' ? publishedHostFiles(hosting) : NO_JEKYLL);
}

/**
 * Writes the résumé in all formats.
 * @returns the policies of its pages, by address
 */
function writeResume(
  { portfolio, documents: { pdf, docx }, language }: LocalizedBuild,
  tagsOf: (address: string) => string,
  views: readonly View[],
): Record<string, string> {
  const folder = join(SITE, language.segment);
  mkdirSync(folder, { recursive: true });
  if (pdf) writeFileSync(join(folder, 'resume.pdf'), pdf.bytes);
  writeFileSync(join(folder, 'resume.docx'), docx);
  const pdfPages = pdf?.pages ?? null;
  const policy = resumePolicy(portfolio);
  const texts = resumeTexts(portfolio, pdfPages, language, {
    policy,
    tags: tagsOf(inLanguage(RESUME_PAGE, language)),
    views: views
      .filter(({ listed }) => listed)
      .map((view) => ({ href: viewAddress(view, language), title: view.title ?? view.name })),
  });
  for (const [address, text] of Object.entries(texts)) {
    const file = join(SITE, /\.\w+$/.test(address) ? address : join(address, 'index.html'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { [inLanguage(RESUME_PAGE, language)]: policy };
}

/** Writes the list of texts that an owner has not translated, for elements that are rendered later. */
function writeUntranslated({ portfolio: { portal, untranslated }, language }: LocalizedBuild): void {
  if (untranslated.length === 0) return;
  const file = join(SITE, inLanguage('/untranslated.json', language));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ language: portal.language, texts: untranslated }));
}

/**
 * Writes the published site: the files of the application, a document for each page of each language, the
 * résumé in all formats, the files for machines, the service worker, the compressed files, and the hosts'
 * configuration files.
 * @param directory the owner's folder
 * @param content the hash of its content when it was read
 * @param views the tailored résumés
 * @param draft for development: pages reload after each build, and nothing is compressed
 * @returns messages for the owner
 */
export async function writeSite(
  portfolio: Portfolio,
  editions: readonly LocalizedBuild[],
  directory: string,
  content: string,
  views: readonly View[],
  draft = false,
): Promise<string[]> {
  const { basePath } = portfolio.portal;
  const app = await compiledApp();
  const renderer = await loadRenderer(app);
  const portfolioIn = portfolioOf(editions, portfolio);
  const siteIn = await writeSiteAssets(SITE, app, portfolioIn, portfolio);
  const { sentences, tagsOf } = await writeFound(SITE, portfolioIn, directory);
  const reloadTag = draft ? `<script src="${basePath}${RELOAD_SCRIPT.slice(1)}" defer></script>` : '';
  const theme = readTheme(directory, portfolio.portal.brandColor).css;
  const policies: Record<string, string> = {};
  for (const edition of editions) {
    writeUntranslated(edition);
    Object.assign(policies, writeResume(edition, tagsOf, views));
    Object.assign(
      policies,
      await writePages(
        SITE,
        edition,
        siteIn(edition.language),
        app,
        renderer,
        (address) => tagsOf(address) + reloadTag,
        theme,
      ),
    );
  }
  const viewPolicy = views.length > 0 ? resumePolicy(portfolio) : null;
  const viewSentences = viewPolicy === null ? [] : await writeViews(SITE, directory, views, viewPolicy);
  const hosting = checkedHosting({
    basePath,
    headers: securityHeaders(portfolio),
    policies,
    viewPolicy,
    ofFiles: exportHeaders(
      editions.flatMap((edition) =>
        exportFiles(edition.portfolio, edition.documents.pdf?.pages ?? null, edition.language),
      ),
    ),
  });
  const forThisMachine = isLocalMail(portfolio.portal.mail);
  if (forThisMachine) writeFileSync(join(SITE, MARK), `${FOR_THIS_MACHINE}\n`);
  const settings: ServerSettings = {
    ...hosting,
    forThisMachine,
    content,
    offline: portfolio.portal.offline,
  };
  writeWorker(
    SITE,
    app,
    basePath,
    portfolio.portal.offline ? offlineList(SITE, filesBelow(SITE), portfolio.portal) : null,
  );
  writeFileSync(SERVER_SETTINGS, JSON.stringify(settings, null, 2));
  if (!draft) await compressFiles(SITE, filesBelow(SITE));
  writeHostFiles(hosting);
  return [...sentences, ...viewSentences];
}
