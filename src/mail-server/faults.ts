import type { ServerResponse } from 'node:http';

import { REFUSALS, refusalOf, type Answer } from './contract';
import { respond } from './respond';

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
export function faultOf(template: string): Fault | null {
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
