import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';

import { certificateFor, type RealServer } from './real-servers';

type Headers = Record<string, string>;
type Reply = { status: number; headers: Headers; file?: string };
type Host = (path: string) => Reply;

/** The file of a page by the spellings that hosts accept. */
const fileAt = (folder: string, path: string): string | null =>
  [path, `${path}/index.html`]
    .map((file) => join(folder, file))
    .find((file) => existsSync(file) && statSync(file).isFile()) ?? null;

const asPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.+?^$()[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  );

/**
 * Emulates `_headers` and `_redirects` of a folder like Cloudflare and Netlify. Equal headers are both sent.
 */
export function hostWithRules(folder: string): Host {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: asPattern(line), headers: [] });
  }
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const missing = redirects.filter(([, , status]) => status === '404');
  return (path) => {
    const redirect = redirects.find(([from]) => from === path);
    if (redirect) return { status: Number(redirect[2]), headers: { Location: redirect[1] ?? '' } };
    const headers: Headers = {};
    for (const [name, value] of rules.flatMap((rule) => (rule.pattern.test(path) ? rule.headers : [])))
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    const file = fileAt(folder, path);
    if (file) return { status: 200, headers, file };
    const [, page = '/404.html'] = missing.find(([from = '']) => asPattern(from).test(path)) ?? [];
    return { status: 404, headers, file: join(folder, page) };
  };
}

const listen = (server: Server): Promise<number> =>
  new Promise((port) => server.listen(0, '127.0.0.1', () => port((server.address() as AddressInfo).port)));

/** Serves over TLS like a host, and redirects plain requests. */
export async function emulated(host: Host): Promise<RealServer> {
  const { certificate, key, remove } = certificateFor();
  const secure = createHttps(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (request, response) => {
      const { status, headers, file } = host((request.url ?? '/').replace(/\?.*$/, ''));
      const type: Headers = file?.endsWith('.html') ? { 'Content-Type': 'text/html; charset=utf-8' } : {};
      response.writeHead(status, { ...type, ...headers }).end(file && readFileSync(file));
    },
  );
  const httpsPort = await listen(secure);
  const plain = createHttp((request, response) =>
    response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url}` }).end(),
  );
  const httpPort = await listen(plain);
  return {
    httpsPort,
    httpPort,
    certificate,
    close() {
      secure.close();
      plain.close();
      remove();
    },
  };
}
