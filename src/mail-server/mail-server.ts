import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressBelow } from '../site/hosts/hosting';
import {
  contractOf,
  LARGEST_BODY,
  read,
  refusalOf,
  SEND,
  SHORTEST_INTERVAL_MS,
  type Answer,
  type Contract,
  REFUSALS,
} from './contract';
import { oneLine } from './eml';
import { answerInbox, INBOX, bodyOf, cutOff, respond } from './inbox';
import { isFromOwnPage, isFromThisMachine } from './loopback';
import { Outbox, NotStored, type OutboxLimits } from './outbox';

/** The response, and a function that stores the message. */
type Exchange = {
  response: ServerResponse;
  /** Sends the response of the service. */
  answer: (answer: Answer) => void;
  /** Stores the message. A message can arrive although its sender gets no response. */
  store: () => Promise<void>;
};

const ALLOWED = { 'Access-Control-Allow-Origin': '*' };
const SLOW = /^fault_slow(\d{1,5})$/;

type Fault = (exchange: Exchange) => void | Promise<void>;

/** The simulated faults between a form and its service, by template name. */
const FAULTS: Readonly<Record<string, Fault>> = {
  fault_500html: ({ response }) =>
    respond(response, 500, '<!doctype html><title>500</title><h1>Internal Server Error</h1>', {
      ...ALLOWED,
      'Content-Type': 'text/html; charset=utf-8',
    }),
  fault_302: ({ response }) => respond(response, 302, '', { ...ALLOWED, Location: '/moved' }),
  fault_hang: () => {},
  fault_reset: ({ response }) => void response.socket?.resetAndDestroy(),
  fault_nocors: async ({ response, store }) => {
    await store();
    respond(response, 200, 'OK');
  },
  fault_200json: async ({ response, store }) => {
    await store();
    respond(response, 200, '{"status":"queued"}', { ...ALLOWED, 'Content-Type': 'application/json' });
  },
  fault_204: async ({ response, store }) => {
    await store();
    response.writeHead(204, ALLOWED).end();
  },
  fault_trunc: async ({ response, store }) => {
    await store();
    response.writeHead(200, { ...ALLOWED, 'Content-Type': 'text/plain', 'Content-Length': 100 });
    response.write('O', () => response.destroy());
  },
};

/** The fault that a template name requests; null if it requests none. */
function faultOf(template: string): Fault | null {
  const [, milliseconds] = SLOW.exec(template) ?? [];
  if (milliseconds !== undefined) {
    return async ({ answer, store }) => {
      await store();
      setTimeout(() => answer({ status: 200, text: 'OK' }), Number(milliseconds));
    };
  }
  const status = Object.keys(REFUSALS).find((known) => template === `fault_${known}`);
  if (status !== undefined) return ({ answer }) => answer(refusalOf(Number(status) as keyof typeof REFUSALS));
  return Object.hasOwn(FAULTS, template) ? (FAULTS[template] ?? null) : null;
}

/** Handles requests to the mail service or the inbox. Returns false for any other request. */
export type MailServer = (request: IncomingMessage, response: ServerResponse) => boolean;

const NOT_LOCAL = 'The local mail server answers only requests from this machine.';
const NOT_FROM_OTHERS = 'The local mail server accepts messages from its own site only.';
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };
const PREFLIGHT = {
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '0',
};

export type MailServerOptions = {
  /** The folder of the messages; created with the first message. */
  outbox: string;
  /** The path of the site's root on its host. The inbox is below it. */
  basePath?: string;
  /** The minimum time between two posts of one address; 0 for none. */
  intervalMs?: number;
  /** Whether unknown parameters are refused. */
  strict?: boolean;
  /** Whether pages of other origins may post, as to a mail service itself, and to which of them they want. */
  anyOrigin?: boolean;
  limits?: OutboxLimits;
  /** Gets a message with the address of the inbox when a mail arrives. */
  log?: (sentence: string) => void;
};

/**
 * Implements the contracts of the mail services on this machine, for trials, development and tests. Messages are
 * stored in the outbox, shown at `/inbox`, and sent nowhere. Template names can request faults (`fault_400`).
 */
export function mailServer({
  outbox: directory,
  basePath = '/',
  intervalMs = SHORTEST_INTERVAL_MS,
  strict = false,
  anyOrigin = false,
  limits,
  log = console.log,
}: MailServerOptions): MailServer {
  const outbox = new Outbox(directory, limits);
  const lastPosts = new Map<string, number>();

  const isTooSoon = ({ socket }: IncomingMessage): boolean => {
    const address = socket.remoteAddress ?? '';
    const now = performance.now();
    const last = lastPosts.get(address);
    if (last !== undefined && now - last < intervalMs) return true;
    lastPosts.set(address, now);
    return false;
  };

  const post = async (request: IncomingMessage, response: ServerResponse, contract: Contract) => {
    const answer = ({ status, text }: Answer) => respond(response, status, text, ANY_ORIGIN);
    const body = await bodyOf(request, LARGEST_BODY);
    if (body === null) return cutOff(request, response, () => answer(refusalOf(413)));
    if (isTooSoon(request)) return answer(refusalOf(429));
    const found = read(contract, body, strict);
    if ('status' in found) return answer(found);
    const store = async () => {
      await outbox.store(found.variables);
      log(
        `A message from ${oneLine(found.variables['name']) || 'a visitor'} is in http://${request.headers.host}${basePath.slice(0, -1)}${INBOX}`,
      );
    };
    const fault = faultOf(found.template);
    if (fault) return fault({ response, answer, store });
    await store();
    return answer(found.accepted);
  };

  // A site's own form speaks EmailJS; the others are for sites that were built for their service.
  const contractAt = (address: string) => (anyOrigin || address === SEND ? contractOf(address) : null);

  const act = async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const { method } = request;
    const contract = contractAt(address);
    if (contract === null) {
      return isFromThisMachine(request)
        ? answerInbox(request, response, address.replace(/\?.*$/, ''), outbox)
        : respond(response, 403, NOT_LOCAL);
    }
    // A preflight always succeeds. Otherwise the page could not read the response that refuses its request,
    // and would report a network error.
    if (method === 'OPTIONS') return void response.writeHead(204, PREFLIGHT).end();
    if (!isFromThisMachine(request))
      return cutOff(request, response, () => respond(response, 403, NOT_LOCAL, ANY_ORIGIN));
    if (!anyOrigin && !isFromOwnPage(request))
      return cutOff(request, response, () => respond(response, 403, NOT_FROM_OTHERS, ANY_ORIGIN));
    if (method !== 'POST')
      return respond(response, 405, 'Method Not Allowed', { ...ANY_ORIGIN, Allow: 'POST, OPTIONS' });
    return post(request, response, contract);
  };

  return (request, response) => {
    const address = addressBelow(basePath, request.url ?? '/')?.replace(/#.*$/, '') ?? '';
    if (!/^\/inbox(?:[/?]|$)/.test(address) && contractAt(address) === null) return false;
    act(request, response, address).catch((error: Error) => {
      if (error instanceof NotStored) {
        console.error(error.message);
        return respond(response, 507, error.message, ANY_ORIGIN);
      }
      console.error(`The local mail server failed (${directory}): ${error.message}`);
      if (!response.headersSent) respond(response, 500, 'Internal Server Error', ANY_ORIGIN);
    });
    return true;
  };
}
