import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Answers, and keeps nobody from asking again. */
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

/** The body of a request; null when it is longer than it may be: the rest is not waited for. */
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

/** How long a sender that was refused may go on sending, so that it gets to read why. */
const LAST_WORDS_MS = 1000;

/** Answers a request whose body is not wanted, and ends the connection: its sender may be sending for ever. */
export function cutOff(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  response.shouldKeepAlive = false;
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), LAST_WORDS_MS);
  request.on('end', () => clearTimeout(cut));
  answer();
}
