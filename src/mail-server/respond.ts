import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Sends a response that is never cached. */
export function respond(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(text);
}

/** The body of a request; null if it is too long. The rest is not awaited. */
export async function bodyOf(request: IncomingMessage, largest: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= largest) chunks.push(chunk);
        else resolve(null);
      })
      .on('end', () => resolve(Buffer.concat(chunks).toString()))
      .on('error', reject);
  });
}

/** A refused client may go on sending for this time, so that it can read the response. */
const LAST_WORDS_MS = 1000;

/** Responds without reading the body, and closes the connection. The client could send without end. */
export function cutOff(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  response.shouldKeepAlive = false;
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), LAST_WORDS_MS);
  request.on('end', () => clearTimeout(cut));
  answer();
}
