import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '0',
};

/** Responses of a mail service, and of systems between it and a visitor. */
const ANSWERS = {
  fault_400: [
    400,
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  ],
  fault_200html: [200, '<!doctype html><title>Log in to this network</title>'],
  fine: [200, 'OK'],
} as const;

export type Fault = keyof typeof ANSWERS | 'reset' | 'nocors' | 'hang' | 'fault_302' | 'fault_trunc';

export type FaultyMail = {
  origin: string;
  /** Sets the behaviour from now on. */
  be: (fault: Fault) => void;
  /** Bodies of the POSTs since the last `be`. */
  posts: string[];
  /** Responds to pending requests. */
  answer: () => void;
  /** Closes or reopens the port. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** A mail service on its own origin with configurable faults. */
export async function faultyMail(): Promise<FaultyMail> {
  let fault: Fault = 'fine';
  let waiting: (() => void)[] = [];
  const posts: string[] = [];
  const respond = (response: ServerResponse, answer: keyof typeof ANSWERS, headers: object = CORS) => {
    const [status, text] = ANSWERS[answer];
    response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(text);
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    // A browser retries a request that was reset on a reused connection, so each request has its own.
    response.setHeader('Connection', 'close');
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (request.method === 'GET') return respond(response, 'fault_200html');
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      posts.push(body);
      if (fault === 'reset') request.socket.resetAndDestroy();
      else if (fault === 'nocors') respond(response, 'fine', {});
      else if (fault === 'hang') waiting.push(() => respond(response, 'fine'));
      else if (fault === 'fault_302') response.writeHead(302, { ...CORS, Location: '/login' }).end();
      else if (fault === 'fault_trunc') {
        response
          .writeHead(200, { ...CORS, 'Content-Length': 100 })
          .write('O', () => request.socket.destroy());
      } else respond(response, fault);
    });
  };
  const server = createServer(handle);
  const listen = (port: number) => new Promise<void>((up) => server.listen(port, 'localhost', up));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    posts,
    be(next) {
      fault = next;
      posts.length = 0;
      waiting = [];
    },
    answer() {
      for (const one of waiting) one();
      waiting = [];
    },
    stop: () =>
      new Promise((down) => {
        server.close(() => down());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
}
