import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { isLocalMail } from '../app/content/mail';
import { getPortfolio } from '../app/content/portfolio.server';
import { RESUME_PAGE } from '../app/domain/exports';
import { pathBelow } from './base-path';
import { encodedPicture, pictureType } from './encode-picture';
import { mailServerOptionsFrom } from './environment';
import { INBOX } from './mail-server/inbox';
import { mailServer } from './mail-server/mail-server';
import { exportFiles, exportHeaders, resumeTexts } from './resume-files';
import { siteIcon } from './site-icon';

/** The owner's folder: `CONTENT_DIR`, else `content`. */
const contentDirectory = (): string => resolve(process.env['CONTENT_DIR'] ?? 'content');

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
        const text = resumeTexts(getPortfolio(), null)[path];
        if (text !== undefined) {
          const { 'Content-Type': type = path === RESUME_PAGE ? 'text/html' : 'application/json' } =
            exportHeaders(exportFiles(getPortfolio(), null))[path] ?? {};
          return response.setHeader('content-type', type).end(text);
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
