import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import send, { type SendStream } from 'send';

/** The encodings that the build has written, the smaller one first, with their file endings. */
const ENDINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** A file of the site, with its address and the encoding that the request accepts. */
export type FoundFile = { address: string; encoding: string | null };

const fileNameOf = ({ address, encoding }: FoundFile): string =>
  address + (encoding === null ? '' : (ENDINGS[encoding] ?? ''));

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

/**
 * The files that an address may refer to: the file of that name, or the page. Empty for an invalid address.
 */
function candidates(address: string): string[] {
  let path: string;
  try {
    path = decodeURIComponent(address);
  } catch {
    return [];
  }
  const steps = path.split('/').slice(1);
  const isHidden = steps.some((step) => step.startsWith('.') && step !== '.well-known');
  const hasEmptyStep = steps.slice(0, -1).includes('');
  if (!path.startsWith('/') || isHidden || hasEmptyStep || /[\0\\]/.test(path)) return [];
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
}

/** The encodings that a request accepts without a weight, as browsers do; the smallest one first. */
function acceptedEncodings({ headers }: IncomingMessage): readonly string[] {
  const named = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return Object.keys(ENDINGS).filter((encoding) => named.includes(encoding));
}

/**
 * The first file of a site that an address refers to, in the best encoding that the request accepts; null if
 * there is none.
 */
export async function findFile(
  site: string,
  address: string,
  request: IncomingMessage,
): Promise<FoundFile | null> {
  for (const candidate of candidates(address)) {
    if (!(await isFile(join(site, candidate)))) continue;
    for (const encoding of acceptedEncodings(request))
      if (await isFile(join(site, candidate + ENDINGS[encoding]))) return { address: candidate, encoding };
    return { address: candidate, encoding: null };
  }
  return null;
}

/** Sends a file: complete, in part, or as unchanged. The response has the headers of the file already. */
export function sendFile(
  site: string,
  file: FoundFile,
  request: IncomingMessage,
  response: ServerResponse,
): SendStream {
  response.setHeader('Vary', 'Accept-Encoding');
  if (file.encoding !== null) response.setHeader('Content-Encoding', file.encoding);
  const name = fileNameOf(file).split('/').map(encodeURIComponent).join('/');
  const stream = send(request, name, { root: site, cacheControl: false, dotfiles: 'allow', index: false });
  stream.pipe(response);
  return stream;
}
