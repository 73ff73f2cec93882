import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { isLocalMail } from '../app/content/mail';
import type { Portfolio } from '../app/content/portfolio';
import { inLanguage } from '../app/domain/exports';
import { languageAt, languages, type Language } from '../app/domain/languages';
import { offlineAddress } from '../app/domain/offline';
import { routeAt } from '../app/domain/screens';
import { checkedHosting } from './checked-hosting';
import { UNFINISHED } from './build-folders';
import { compressFiles } from './compress';
import type { ResumeDocuments } from './documents/resume-documents';
import { finishPage, inlineHashes, stylesheets, withPolicy } from './finish-page';
import { writeFound } from './found/write-found';
import { NO_JEKYLL, publishedHostFiles, serverSnippets } from './host-files';
import { MISSING_PAGE, type Hosting } from './hosting';
import { writeLanguages } from './language-files';
import { markForeign } from './mark-language';
import { offlineList } from './offline/offline-list';
import { offlinePage } from './offline/offline-page';
import { withSiteMark } from './offline/site-mark';
import { writeWorker } from './offline/write-worker';
import { contentSecurityPolicy } from './policy';
import { exportFiles, exportHeaders, resumeTexts } from './resume-files';
import { securityHeaders } from './security-headers';

const {
  site: SITE,
  wholeHost: WHOLE_HOST,
  serverSnippets: SERVER_SNIPPETS,
  serverSettings: SERVER_SETTINGS,
} = UNFINISHED;

/** What our own server and the check before publishing need to know, and no visitor should. */
export type ServerSettings = Hosting & {
  /** The form writes to this machine. */ forThisMachine: boolean;
  /** What it was made of (tools/content-hash.ts). */ content: string;
  /** Devices keep copies of it. */ offline: boolean;
};

/** Stands in a site that was built for this machine, for whoever is about to publish it. */
const MARK = 'NOT-FOR-PUBLISHING.txt';
export const FOR_THIS_MACHINE =
  'This build works on this machine only: no mail service is configured, so its contact form posts to the local mail server. ' +
  'Run `npm run build` for a build to publish.';

/** Every file below a directory, as paths relative to it. */
function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

/** The framework writes pages into a folder named as the base; hosts find the base by their own settings. */
function unfoldBase(basePath: string): void {
  const [, outer = '', ...inner] = basePath.split('/');
  if (outer === '') return;
  // By another name: a page below may be named as the folder.
  const aside = join(SITE, '.below-base');
  renameSync(join(SITE, outer), aside);
  const pages = join(aside, ...inner);
  for (const entry of readdirSync(pages)) renameSync(join(pages, entry), join(SITE, entry));
  rmSync(aside, { recursive: true });
}

/** `dashboard/index.html` → `/dashboard`. */
const addressOfPage = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

/** The portfolio in a language, and its résumé as documents. */
export type Edition = { language: Language; portfolio: Portfolio; documents: ResumeDocuments };

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/** What each host needs: in the published folder, which with a base path stands inside of the whole host's. */
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

/** The pages that the worker shows for others; none where there is no such worker. */
function finishOfflinePages({ portal }: Portfolio): void {
  for (const language of languages) {
    const folder = join(SITE, offlineAddress(language));
    const file = join(folder, 'index.html');
    if (portal.offline) writeFileSync(file, offlinePage(readFileSync(file, 'utf8'), language));
    else rmSync(folder, { recursive: true });
  }
}

/** Writes the résumé in every shape. @returns the files that are pages already */
function writeResume({ portfolio, documents: { pdf, docx }, language }: Edition): Set<string> {
  if (pdf) writeFileSync(join(SITE, language.segment, 'resume.pdf'), pdf.bytes);
  writeFileSync(join(SITE, language.segment, 'resume.docx'), docx);
  const texts = Object.entries(resumeTexts(portfolio, pdf?.pages ?? null, language));
  const pages = new Set<string>();
  for (const [address, text] of texts) {
    const page = !/\.\w+$/.test(address);
    const file = page ? join(address.slice(1), 'index.html') : address.slice(1);
    mkdirSync(dirname(join(SITE, file)), { recursive: true });
    writeFileSync(join(SITE, file), text);
    if (page) pages.add(file);
  }
  return pages;
}

/** Hosts look for a 404 page at the top, and some of them below a language's segment too. */
function moveMissingPages(): void {
  for (const { segment } of languages) {
    const folder = join(SITE, segment);
    renameSync(join(folder, 'not-found', 'index.html'), join(folder, MISSING_PAGE));
    rmSync(join(folder, 'not-found'), { recursive: true });
    rmSync(join(folder, 'not-found.data'), { force: true });
  }
}

/**
 * Writes the list of what an owner has not translated, for what is drawn later.
 * @returns what marks the same in a page
 */
function markIn({ portfolio, language }: Edition): (html: string) => string {
  const { portal, untranslated } = portfolio;
  if (untranslated.length === 0) return (html) => html;
  const file = inLanguage('/untranslated.json', language);
  writeFileSync(join(SITE, file), JSON.stringify({ language: portal.language, texts: untranslated }));
  const list = portal.basePath + file.slice(1);
  return (html) => markForeign(html, portfolio).replace('<html', `<html data-untranslated="${list}"`);
}

/**
 * Turns what the framework built into the site that is published: scripts in each language's words, styles inlined, 404
 * pages where hosts look for them, the résumé in every shape, what machines look for, each page's policy from its own
 * hashes, everything compressed, host files.
 * @param directory the owner's folder
 * @param content what was in it when it was read
 * @returns sentences for the owner
 */
export async function finishSite(
  portfolio: Portfolio,
  editions: readonly Edition[],
  directory: string,
  content: string,
): Promise<string[]> {
  const { basePath } = portfolio.portal;
  unfoldBase(basePath);
  const sheetsOf = stylesheets(SITE, basePath);
  const inWordsOf = writeLanguages(join(SITE, 'assets'), languages);
  moveMissingPages();
  rmSync(join(SITE, '__spa-fallback.html'), { force: true });
  for (const language of languages) rmSync(join(SITE, `${offlineAddress(language)}.data`), { force: true });
  finishOfflinePages(portfolio);
  if (existsSync(join(SITE, '.vite'))) rmSync(join(SITE, '.vite'), { recursive: true });

  const finished = new Set(editions.flatMap((edition) => [...writeResume(edition)]));
  const marks = new Map(editions.map((edition) => [edition.language.code, markIn(edition)]));
  const said = await writeFound(
    SITE,
    ({ code }) => editions.find(({ language }) => language.code === code)?.portfolio ?? portfolio,
    directory,
  );
  const policies: Record<string, string> = {};
  for (const page of filesBelow(SITE).filter((file) => file.endsWith('.html'))) {
    const path = join(SITE, page);
    const address = addressOfPage(page);
    const built = readFileSync(path, 'utf8');
    const language = languageAt(address);
    const mark = marks.get(language.code) ?? ((text: string) => text);
    const html = mark(
      finished.has(page)
        ? built
        : finishPage(inWordsOf(built, language), sheetsOf(routeAt(address)), { site: SITE, basePath }),
    );
    const policy = contentSecurityPolicy(
      portfolio,
      inlineHashes(html, 'script'),
      inlineHashes(html, 'style'),
    );
    policies[address] = policy;
    writeFileSync(path, withPolicy(withSiteMark(html), policy));
  }

  const hosting = checkedHosting({
    basePath,
    headers: securityHeaders(portfolio),
    policies,
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
  await writeWorker(
    SITE,
    basePath,
    portfolio.portal.offline ? offlineList(SITE, filesBelow(SITE), portfolio.portal) : null,
  );
  writeFileSync(SERVER_SETTINGS, JSON.stringify(settings, null, 2));
  compressFiles(SITE, filesBelow(SITE));
  writeHostFiles(hosting);
  return said;
}
