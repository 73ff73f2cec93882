import { existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { isLocalMail } from '../resume/read/portal';
import { CACHE_FOLDER } from '../resume/package-data';
import type { Portfolio } from '../resume/model/portfolio';
import { inLanguage as addressIn, RESUME_PAGE } from '../portal/addresses/exports';
import { languageAt, type Language } from '../portal/addresses/languages';
import { screenOfSlice, sliceAddress } from '../portal/addresses/screens';
import type { MailServer } from '../mail-server/mail-server';
import { removeOfProcesses } from './build-folders';
import { readContentToBuild } from './content/read-content';
import { addressBelow } from './hosts/hosting';
import { writeWorker } from './offline/offline-list';
import { devPage, devTags } from './reload';
import { siteServer } from './serve';
import { remembered, siteWriter } from './site-writer';

const PREFIX = 'draft-';
const DRAFTS = join(CACHE_FOLDER, PREFIX + process.pid);

/** Removes the drafts of this process, and those of processes that have ended. */
export const removeDrafts = (): Promise<void> => removeOfProcesses(CACHE_FOLDER, PREFIX);

/** The pause before the documents of a draft are made, so that they do not delay the page, ms. */
const DOCUMENTS_AFTER_MS = 1500;

/** The length of each language's PDF when it was made last. A draft shows it until its own PDF is made. */
const lastPages = new Map<string, number | null>();

let drafts = 0;

/** One state of an owner's files as a site. */
export type DraftSite = Awaited<ReturnType<typeof draftSite>>;

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
) {
  // The reader uses this variable.
  process.env['LOCAL_MAIL'] = '1';
  const content = await readContentToBuild(directory);
  const build = (drafts += 1);
  const folder = join(DRAFTS, String(build));
  mkdirSync(folder, { recursive: true });
  // Copies on the device would hide what has changed.
  const withoutCopies = (one: Portfolio): Portfolio => ({
    ...one,
    portal: { ...one.portal, offline: false },
  });
  const portfolio = withoutCopies(content.portfolio);
  const inLanguage = (code: string) => withoutCopies(content.inLanguage(code));
  const { basePath, mail } = portfolio.portal;
  const forThisMachine = isLocalMail(mail);
  let isRemoved = false;
  const documents = remembered(async (language: Language) => {
    const { pdf, sentence } = await writer.documents(language);
    lastPages.set(language.code, pdf?.pages ?? null);
    if (sentence !== null && !isRemoved) warn(sentence);
    return pdf?.pages ?? null;
  });
  const pagesIn = remembered(async (language: Language) => {
    const last = lastPages.get(language.code);
    if (last === undefined) return documents(language);
    setTimeout(() => void (isRemoved || documents(language)), DOCUMENTS_AFTER_MS).unref();
    return last;
  });
  const draft = { tags: devTags(basePath, build), pagesIn };
  const writer = await siteWriter(folder, directory, { ...content, portfolio, inLanguage }, draft);
  writeWorker(folder, writer.app, basePath, null);

  /** Makes the file at an address. */
  const prepare = async (address: string): Promise<void> => {
    const language = languageAt(screenOfSlice(address) ?? address);
    const plain = address.replace(/(?:\/|\/index\.html)$/, '') || '/';
    const own = writer.pagesOf(language);
    const wanted = own.find(
      (one) => one.address === plain || sliceAddress(one.page, language.code) === address,
    );
    if (wanted) return writer.page(wanted);
    if (existsSync(join(folder, address))) return;
    if (/^\/resume\.(?:pdf|docx)$/.test(address.replace(`/${language.segment}/`, '/')))
      return void (await documents(language));
    await writer.resume(language);
    if (address.startsWith(`${addressIn(RESUME_PAGE, language)}/`)) await writer.views();
    const { picturesWritten } = await writer.seo();
    await picturesWritten;
    // The page for missing addresses.
    for (const one of own) if (one.page === 'not-found') await writer.page(one);
  };

  const server: Server = siteServer({
    site: folder,
    hosting: writer.hosting,
    ...(forThisMachine && { mail: mailFor(basePath) }),
  });
  return {
    content,
    /** The folder that its files are written to. */ folder,
    /** The number of the draft, counted from 1. */ build,
    /** Whether the local mail server takes the messages. */ hasInbox: forThisMachine,
    answer(request: IncomingMessage, response: ServerResponse) {
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
      // A page or document in the making may still write files, which stay until the next start.
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    },
  };
}
