import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };

/** A mail service on an origin of its own, which gives every message the same answer. */
export async function foreignMail(status: number, text: string) {
  const posts: { path: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, ANY_ORIGIN).end();
    posts.push({ path: request.url, body: await json(request) });
    response.writeHead(status, { ...ANY_ORIGIN, 'Content-Type': 'text/plain' }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening).unref());
  return { server, posts, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
