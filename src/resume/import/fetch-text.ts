import { checkAddress } from './addresses';
import { textOf } from './text-of';

/** The maximum size, bytes. A résumé of a thousand pages is smaller. */
const LARGEST = 5_000_000;
const MOST_REDIRECTS = 5;
/** The timeout, ms. */
const TIMEOUT_MS = 20_000;

/** The response of an address is not a file. The next address may have it. */
export class NotThere extends Error {}

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
