import { resolve } from 'node:path';

import type { Plugin, ViteDevServer } from 'vite';

import { isLocalMail } from '../app/content/mail';
import { getPortfolio } from '../app/content/portfolio.server';
import { EXPORTS_FILE, exportKinds, inLanguage, RESUME_PAGE, THINGS_FILE } from '../app/domain/exports';
import { languageAt, type Language } from '../app/domain/languages';
import { pathBelow } from './base-path';
import { encodedPicture, pictureType } from './encode-picture';
import { mailServerOptionsFrom } from './environment';
import { INBOX } from './mail-server/inbox';
import { mailServer } from './mail-server/mail-server';
import type * as Documents from './documents/resume-documents';
import type * as ResumeFiles from './resume-files';
import { siteIcon } from './site-icon';

/** The owner's folder: `CONTENT_DIR`, else `content`. */
const contentDirectory = (): string => resolve(process.env['CONTENT_DIR'] ?? 'content');

const EXPORTS = [RESUME_PAGE, THINGS_FILE, EXPORTS_FILE, ...exportKinds.map(({ path }) => path)];
const isExport = (path: string, language: Language): boolean =>
  EXPORTS.some((file) => path === inLanguage(file, language));

/** What the build would have written. Brought by the bundler, which this file's own loader is not. */
async function exportOf(server: ViteDevServer, path: string, language: Language) {
  const { exportFiles, exportHeaders, resumeTexts } = (await server.ssrLoadModule(
    resolve('tools/resume-files.ts'),
  )) as typeof ResumeFiles;
  const { resumeDocuments } = (await server.ssrLoadModule(
    resolve('tools/documents/resume-documents.ts'),
  )) as typeof Documents;
  const portfolio = getPortfolio(language.code);
  const { pdf, docx } = await resumeDocuments(portfolio, language);
  const pages = pdf?.pages ?? null;
  const { 'Content-Type': type = path.endsWith(RESUME_PAGE) ? 'text/html' : 'application/json' } =
    exportHeaders(exportFiles(portfolio, pages, language))[path] ?? {};
  const binary = {
    [inLanguage('/resume.pdf', language)]: pdf?.bytes,
    [inLanguage('/resume.docx', language)]: docx,
  };
  return { type, content: binary[path] ?? resumeTexts(portfolio, pages, language)[path] };
}

/** Brings the owner's pictures into the site, and reloads the page in development when content changes. */
export function contentPlugin(): Plugin {
  return {
    name: 'portalfolio:content',
    configureServer(server) {
      const directory = contentDirectory();
      server.watcher.add(directory);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(directory)) server.hot.send({ type: 'full-reload' });
      });
      const { base } = server.config;
      const mail = mailServer({ ...mailServerOptionsFrom(process.env), basePath: base });
      // Asked each time: the owner may name a service while this runs.
      const hasInbox = () => isLocalMail(getPortfolio().portal.mail);
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [url] = server.resolvedUrls?.local ?? [];
        if (url && hasInbox())
          server.config.logger.info(`  ➜  Inbox:   ${new URL(base.slice(0, -1) + INBOX, url).href}`);
      };
      server.middlewares.use((request, response, next) => {
        if (hasInbox() && mail(request, response)) return;
        const path = pathBelow(base, request) ?? '';
        if (path === '/icon.svg') {
          response.setHeader('content-type', 'image/svg+xml');
          return response.end(siteIcon(getPortfolio()));
        }
        const language = languageAt(path);
        if (isExport(path, language)) {
          void exportOf(server, path, language).then(
            ({ type, content }) => response.setHeader('content-type', type).end(content),
            next,
          );
          return;
        }
        const file = getPortfolio().files.find((candidate) => candidate.path === path);
        if (!file) return next();
        encodedPicture(file).then(
          (bytes) => response.setHeader('content-type', pictureType(file)).end(bytes),
          next,
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: siteIcon(getPortfolio()) });
      await Promise.all(
        getPortfolio().files.map(async (file) => {
          this.emitFile({
            type: 'asset',
            fileName: file.path.slice(1),
            source: await encodedPicture(file),
          });
        }),
      );
    },
  };
}
