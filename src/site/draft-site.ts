import { addressBelow, hostingOf } from './hosts/hosting';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { isLocalMail } from '../resume/read/portal';
import { CACHE_FOLDER } from '../resume/read/packed';
import type { Portfolio } from '../resume/model/portfolio';
import { inLanguage as addressIn, RESUME_PAGE } from '../portal/addresses/exports';
import { languageAt, type Language } from '../portal/addresses/languages';
import { screenOfSlice, sliceAddress } from '../portal/addresses/screens';
import type { MailServer } from '../mail-server/mail-server';
import { removeOfProcesses } from './build-folders';
import { compiledApp } from './compiled-app';
import { devPage, devTags } from './reload';
import { cachedDocuments } from './cache/cached-documents';
import { readContentToBuild, type Content } from './content/read-content';
import { writeWorker } from './offline/offline-list';
import { copyPublicFiles } from './public-files';
import type { InlineHashes } from './hosts/policy';
import { resumeHashes, resumePolicy } from './resume/resume-files';
import { writeSeo } from './seo/write-seo';
import { siteServer } from './serve';
import { writeSiteAssets } from './site-assets';
import { readTheme } from './theme/read-theme';
import { writeViews, writeDocuments, writeResume, writeUntranslated } from './resume/write-resume';
import { loadRenderer, pageWriter, sitePages, type SitePage } from './write-pages';
import type { LocalizedPortfolio, ServerSettings } from './write-site';

const PREFIX = 'draft-';
const DRAFTS = join(CACHE_FOLDER, PREFIX + process.pid);

/** Removes the drafts of this process, and those of processes that have ended. */
export const removeDrafts = (): Promise<void> => removeOfProcesses(CACHE_FOLDER, PREFIX);

/** The pause before the documents of a draft are made, so that they do not delay the page, ms. */
const DOCUMENTS_AFTER_MS = 1500;

/** The length of each language's PDF when it was made last. A draft shows it until its own PDF is made. */
const lastPages = new Map<string, number | null>();

let drafts = 0;

/** Caches the result of a function for each key. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

/** One state of an owner's files as a site. */
export type DraftSite = {
  content: Content;
  /** The folder that its files are written to. */ folder: string;
  /** The number of the draft, counted from 1. */ build: number;
  /** Whether the local mail server takes the messages. */ hasInbox: boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  remove: () => Promise<void>;
};

/**
 * A site for development: each page and document is made when it is first requested, and nothing is
 * compressed. Pages reload when the next draft is ready.
 * @throws ContentError with the mistakes in the files
 */
export async function draftSite(
  directory: string,
  {
    warn,
    fail,
    mailFor,
  }: {
    /** Gets what is found after the content was read. */ warn: (sentence: string) => void;
    /** Gets the reason why the file at an address could not be made. */ fail: (sentence: string) => void;
    /** Returns the local mail server, which takes the messages where no mail service is configured. */
    mailFor: (basePath: string) => MailServer;
  },
): Promise<DraftSite> {
  // The reader uses this variable.
  process.env['LOCAL_MAIL'] = '1';
  const content = await readContentToBuild(directory);
  const { portfolio: complete, inLanguage, views } = content;
  const build = (drafts += 1);
  const folder = join(DRAFTS, String(build));
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  // Copies on the device would hide what has changed.
  const withoutCopies = (one: Portfolio): Portfolio => ({
    ...one,
    portal: { ...one.portal, offline: false },
  });
  const portfolio = withoutCopies(complete);
  const { basePath } = portfolio.portal;
  const forThisMachine = isLocalMail(portfolio.portal.mail);
  const localizedPortfolio = remembered((language: Language): LocalizedPortfolio => {
    return { language, portfolio: withoutCopies(inLanguage(language.code)) };
  });
  const portfolioIn = (language: Language) => localizedPortfolio(language).portfolio;
  const app = await compiledApp();
  const renderer = await loadRenderer(app);
  const siteIn = await writeSiteAssets(site, app, portfolioIn, portfolio);
  copyPublicFiles(directory, site);
  writeWorker(site, app, basePath, null);
  const theme = readTheme(directory, portfolio.portal.brandColor).css;
  const reloadTag = devTags(basePath, build);

  const inline: InlineHashes[] = [resumeHashes()];
  const settingsFile = join(folder, 'server-settings.json');
  const writeSettings = () => {
    const settings: ServerSettings = {
      ...hostingOf(portfolio, inline),
      forThisMachine,
      content: '',
      missingPdf: null,
    };
    writeFileSync(settingsFile, JSON.stringify(settings));
  };
  writeSettings();

  let isRemoved = false;
  const documents = remembered(async (language: Language) => {
    const made = await cachedDocuments(portfolioIn(language), language);
    lastPages.set(language.code, made.pdf?.pages ?? null);
    if (isRemoved) return made;
    writeDocuments(site, { language, documents: made });
    if (made.sentence !== null) warn(made.sentence);
    return made;
  });
  const pagesIn = remembered(async (language: Language) => {
    const last = lastPages.get(language.code);
    if (last === undefined) return (await documents(language)).pdf?.pages ?? null;
    setTimeout(() => void (isRemoved || documents(language)), DOCUMENTS_AFTER_MS).unref();
    return last;
  });
  const found = remembered((_all: 'found') => writeSeo(site, portfolioIn, directory, true));
  const tagsIn = async () => {
    const { tagsOf } = await found('found');
    return (address: string) => tagsOf(address) + reloadTag;
  };
  const writer = remembered(async (language: Language) => {
    const localized = localizedPortfolio(language);
    const [pages, tags] = [await pagesIn(language), await tagsIn()];
    writeUntranslated(site, localized);
    const siteData = siteIn(language, pages !== null);
    return pageWriter(site, localized, pages, siteData, app, renderer, tags, theme);
  });
  const pagesOf = remembered((language: Language) => sitePages(localizedPortfolio(language)));
  const page = remembered(async (one: SitePage) => {
    const write = await writer(languageAt(one.address));
    inline.push(await write(one));
    writeSettings();
  });
  const resume = remembered(async (language: Language) => {
    const [pages, { tagsOf }] = [await pagesIn(language), await found('found')];
    writeResume(site, localizedPortfolio(language), pages, tagsOf, views);
  });
  const tailored = remembered((_all: 'views') => writeViews(site, directory, views, resumePolicy(portfolio)));

  /** Makes the file at an address. */
  const prepare = async (address: string): Promise<void> => {
    const language = languageAt(screenOfSlice(address) ?? address);
    const plain = address.replace(/(?:\/|\/index\.html)$/, '') || '/';
    const own = pagesOf(language);
    const wanted = own.find(
      (one) => one.address === plain || sliceAddress(one.page, language.code) === address,
    );
    if (wanted) return page(wanted);
    if (existsSync(join(site, address))) return;
    if (/^\/resume\.(?:pdf|docx)$/.test(address.replace(`/${language.segment}/`, '/')))
      return void (await documents(language));
    await resume(language);
    if (address.startsWith(`${addressIn(RESUME_PAGE, language)}/`)) await tailored('views');
    await (
      await found('found')
    ).picturesWritten;
    // The page for missing addresses.
    for (const one of own) if (one.page === 'not-found') await page(one);
  };

  const server: Server = siteServer({
    site,
    settings: settingsFile,
    ...(forThisMachine && { mail: mailFor(basePath) }),
  });
  return {
    content,
    folder,
    build,
    hasInbox: forThisMachine,
    answer(request, response) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const path = (request.url ?? '/').replace(/[?#].*$/, '');
      prepare((isRead && addressBelow(basePath, path)) || '/')
        .then(() => server.emit('request', request, response))
        .catch((error: Error) => {
          // The files of a page in the making go with their draft. The page is loaded again from the next one.
          if (!isRemoved) fail(`${request.url}: ${error.message}`);
          response.writeHead(500, { 'content-type': 'text/html', 'cache-control': 'no-store' });
          response.end(devPage('This page could not be made', build));
        });
    },
    async remove() {
      isRemoved = true;
      // A page in the making may still write files, which stay until the next start.
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    },
  };
}
