import { decoded } from '../read/file-text';

/** Hosts whose addresses may omit `https://`. */
const BARE =
  /^(?:registry\.jsonresume\.org|gist\.github(?:usercontent)?\.com|(?:raw\.githubusercontent|github)\.com)\//i;
/** Loopback hosts, the only ones that may be requested without encryption. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the argument is an address rather than a file. */
export const isAddress = (named: string): boolean =>
  /^[a-z][a-z0-9+.-]+:\/\//i.test(named) || BARE.test(named);

/** @throws an error whose message is a sentence, for an address that must not be requested */
function checkAddress(url: URL): URL {
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw new Error(`${url.href}: expected an address that begins with "https://".`);
  return url;
}

/**
 * The addresses that may contain the résumé, the most likely first. The pages of a gist, of a file and of the
 * registry show a résumé, but are not the file itself.
 * @throws an error whose message is a sentence, for an invalid address
 */
export function placesOf(named: string): URL[] {
  const address = /^[a-z][a-z0-9+.-]+:\/\//i.test(named) ? named : `https://${named}`;
  if (!URL.canParse(address))
    throw new Error(`${named}: expected an address such as "https://example.com/resume.json".`);
  const url = checkAddress(new URL(address));
  const parts = url.pathname.split('/').filter(Boolean);
  const at = (host: string, path: string) => new URL(`https://${host}/${path}`);
  if (url.hostname === 'gist.github.com' && parts.length > 0 && parts.length <= 2)
    return [
      at(url.hostname, `${parts.join('/')}/raw/resume.json`),
      at(url.hostname, `${parts.join('/')}/raw`),
    ];
  if (url.hostname === 'github.com' && parts[2] === 'blob')
    return [at('raw.githubusercontent.com', [...parts.slice(0, 2), ...parts.slice(3)].join('/'))];
  if (url.hostname === 'registry.jsonresume.org' && parts.length === 1)
    return [at(url.hostname, `${(parts[0] ?? '').replace(/\.json$/, '')}.json`)];
  return [url];
}

/** The text of a file in the encoding of its bytes; that of a binary file in one in which every byte is a character. */
export const textOf = (bytes: Uint8Array): string =>
  decoded(bytes)?.text ?? new TextDecoder('windows-1252').decode(bytes);

/** The maximum size, bytes. A résumé of a thousand pages is smaller. */
const LARGEST = 5_000_000;
const MOST_REDIRECTS = 5;
/** The timeout, ms. */
const TIMEOUT_MS = 20_000;

/** The response of an address is not a file. The next address may have it. */
class NotThere extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host, or this machine is offline',
  EAI_AGAIN: 'the host’s name could not be looked up; is this machine online?',
  ECONNREFUSED: 'nothing answers at this address',
  ECONNRESET: 'the connection broke',
};

/**
 * Fetches a text of limited size, with a limited number of redirects.
 * @throws an error whose message is a sentence
 */
export async function fetchText(address: URL, { timeout = TIMEOUT_MS } = {}): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: { Accept: 'application/json, text/*;q=0.9, */*;q=0.1' },
      });
      const next = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || next === null)
        return await bodyOf(url, response);
      await response.body?.cancel();
      if (!URL.canParse(next, url))
        throw new Error(`${url.href}: redirects to "${next}", which is no address.`);
      url = checkAddress(new URL(next, url));
    }
  } catch (error) {
    throw sentenceFor(url, error, timeout);
  }
  throw new Error(`${address.href}: more than ${MOST_REDIRECTS} redirects.`);
}

async function bodyOf(url: URL, response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel();
    const sentence =
      `${url.href}: expected a résumé, the server answered ${response.status} ${response.statusText}`.trimEnd();
    throw new NotThere(`${sentence}.`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The types of the DOM lack the iterator that the streams of Node have.
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST)
      throw new Error(`${url.href}: larger than ${LARGEST / 1_000_000} MB; expected a résumé.`);
    chunks.push(chunk);
  }
  return textOf(Buffer.concat(chunks));
}

/** The message for an error of `fetch`, from its cause. */
function sentenceFor(url: URL, error: unknown, timeout: number): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'TimeoutError')
    return new Error(`${url.href}: no answer within ${timeout / 1000} seconds.`);
  if (error.name !== 'TypeError') return error;
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return new Error(`${url.href}: ${REASONS[code ?? ''] ?? (message || code || 'the connection failed')}.`);
}

/**
 * Fetches the first text that an address or a page about it leads to.
 * @throws an error whose message is a sentence
 */
export async function fromWeb(named: string): Promise<{ text: string; name: string }> {
  const places = placesOf(named);
  for (const place of places) {
    try {
      return { text: await fetchText(place), name: place.href };
    } catch (error) {
      if (!(error instanceof NotThere) || place === places.at(-1)) throw error;
    }
  }
  throw new Error(`${named}: not an address.`);
}
