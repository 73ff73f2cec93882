import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { siteServer } from '../../src/site/serve';
import { siteFrom, type TestSite } from './site-of';

/** The base path of the portal on its host, which could have other portals. */
export const BASE = '/portfolio/';

export type Build = 'A' | 'B' | 'without copies';

/** A host on which several builds are published in turn. */
export type Host = {
  url: string;
  publish: (build: Build) => void;
  /** Responds to every request with a foreign page. */
  answerAll: (status: number, html: string) => void;
  /** Accepts connections without responding. */ breakDown: () => void;
  /** The requests since the last call. */ requests: () => string[];
  close: () => void;
};

/**
 * Build B has another title, and other names of scripts and styles, like another version of the application.
 */
const CHANGES: Readonly<Record<Build, (portal: string) => string>> = {
  A: (portal) => portal.replace('title: Career Portal', 'title: Portal of yesterday'),
  B: (portal) =>
    portal
      .replace('title: Career Portal', 'title: Portal of today')
      .replace('icon: building-multiple', 'icon: building-lighthouse'),
  'without copies': (portal) =>
    `${portal.replace('title: Career Portal', 'title: Portal of tomorrow')}\noffline: false\n`,
};

/** The owner's module that receives performance metrics: B has one. */
const CALLBACK = 'export default (figure) => (globalThis.figures ??= []).push(figure);\n';

async function built(build: Build): Promise<TestSite> {
  const content = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('examples/sample', content, { recursive: true });
  const portal = join(content, 'portal.yaml');
  writeFileSync(portal, CHANGES[build](readFileSync(portal, 'utf8')));
  if (build === 'B') writeFileSync(join(content, 'speed.js'), CALLBACK);
  return siteFrom(content, { BASE_PATH: BASE, APP_LABEL: build === 'B' ? '-b' : '' });
}

export async function hostOfBuilds(): Promise<Host> {
  const builds: Build[] = ['A', 'B', 'without copies'];
  const sites: TestSite[] = [];
  const servers = new Map<Build, Server>();
  for (const build of builds) {
    const site = await built(build);
    sites.push(site);
    servers.set(build, siteServer({ site: join(site.build, 'client') }));
  }
  let published: Build | { status: number; html: string } | null = 'A';
  let requests: string[] = [];
  const front = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (published === null) request.socket.destroy();
    else if (typeof published === 'string') servers.get(published)?.emit('request', request, response);
    else
      response
        .writeHead(published.status, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(published.html);
  });
  await new Promise<void>((listening) => front.listen(0, 'localhost', listening));
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${BASE.slice(0, -1)}`,
    publish: (build) => void (published = build),
    answerAll: (status, html) => void (published = { status, html }),
    breakDown: () => void (published = null),
    requests() {
      const since = requests;
      requests = [];
      return since;
    },
    close() {
      front.closeAllConnections();
      front.close();
      for (const site of sites) site.close();
    },
  };
}
