import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { FINISHED } from '../src/site/build-folders';

/** The floor is the same page without its scripts. Its styles are already inline. */
function floorOf(html: string): string {
  return html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** Serves the floor of some pages with their images, compressed in advance. */
export function floorServer(addresses: readonly string[]): Server {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const pages = new Map(
    addresses.map((address) => {
      const html = readFileSync(join(FINISHED.site, address, 'index.html'), 'utf8');
      return [address, brotliCompressSync(floorOf(html), best)];
    }),
  );
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const picture = join(FINISHED.site, `${path}.br`);
    const page = pages.get(path);
    const body = page ?? (existsSync(picture) ? readFileSync(picture) : null);
    if (!body) return response.writeHead(404).end();
    const type = page ? 'text/html; charset=utf-8' : 'image/svg+xml';
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    return response.end(body);
  });
}
