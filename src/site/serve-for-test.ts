import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { writeBelow } from './build-folders';
import { compressFiles } from './compress';
import { defaultLanguage, languages } from '../portal/addresses/languages';
import type { Hosting } from './hosts/hosting';
import type { MailServer } from '../mail-server/mail-server';
import { siteServer } from './serve';

/** A text that is large enough to compress. */
const LONG_TEXT = 'All that is written here is written many times. '.repeat(100);

/** Writes a finished site into a build's folder: its files, and the settings of the server. */
export async function writeTestSite(
  build: string,
  files: Readonly<Record<string, string>>,
  policy = "default-src 'none'",
) {
  const site = join(build, 'client');
  for (const [file, text] of Object.entries(files)) writeBelow(site, file, text);
  await compressFiles(site, Object.keys(files));
  const hosting: Hosting = {
    basePath: '/',
    headers: { 'X-Content-Type-Options': 'nosniff' },
    policy,
    languages,
    home: defaultLanguage,
  };
  writeFileSync(join(build, 'server-settings.json'), JSON.stringify(hosting));
}

export const SITE_FILES = {
  'dashboard/index.html': `<!doctype html><title>Dashboard</title>${LONG_TEXT}`,
  '404.html': `<!doctype html><title>Not found</title>${LONG_TEXT}`,
  'resume.pdf': '0123456789',
  'assets/empty.js': '',
  'assets/script-1.js': `// ${LONG_TEXT}`,
};

/** Serves a site on its own port until the end of the test. */
export async function serveForTest(mail?: MailServer) {
  const build = mkdtempSync(join(tmpdir(), 'site-'));
  await writeTestSite(build, SITE_FILES);
  const site = join(build, 'client');
  const server = siteServer({ site, ...(mail && { mail }) });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { build, site, port, url: `http://127.0.0.1:${port}` };
}
