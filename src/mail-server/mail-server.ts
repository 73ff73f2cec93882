import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { isGroup } from '../resume/standard/resume';
import { addressBelow } from '../site/hosts/hosting';
import { answerInbox, INBOX, respond } from './inbox';
import { isFromOwnPage, isFromThisMachine } from './loopback';
import { composedMail, headerText, Outbox, type Variables } from './outbox';

/** The contract of EmailJS (spec §7): one POST with a JSON body, and a plain text response. */
export const SEND = '/api/v1.0/email/send';
const NEEDED = ['user_id', 'service_id', 'template_id'];

/** The service's limit for the variables, and one for a body with escaped variables and the keys around them, bytes. */
export const LARGEST_VARIABLES = 50_000;
const LARGEST_BODY = 8 * LARGEST_VARIABLES;

type Refusal = { status: number; reason: string };

/** The variables of a body, or the service's answer that refuses it. */
function variablesIn(body: string): { variables: Variables } | Refusal {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    // Refused below.
  }
  const malformed = { status: 400, reason: 'Bad Request' };
  if (!isGroup(sent)) return malformed;
  const { template_params: variables = {}, ...fields } = sent;
  const absent = NEEDED.find((field) => typeof fields[field] !== 'string' || fields[field] === '');
  if (absent !== undefined) return { status: 400, reason: `The ${absent} parameter is required` };
  if (!isGroup(variables)) return malformed;
  return Buffer.byteLength(JSON.stringify(variables)) > LARGEST_VARIABLES
    ? { status: 413, reason: 'Variables size limit' }
    : { variables };
}

/** Handles requests to the mail service or the inbox. Returns false for any other request. */
export type MailServer = (request: IncomingMessage, response: ServerResponse) => boolean;

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };
const PREFLIGHT = {
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '0',
};

/**
 * Takes the messages of the contact form on this machine, as its mail service would. They are stored in the outbox,
 * shown at `/inbox`, and sent nowhere.
 * @param basePath the path of the site's root on its host; the inbox is below it
 */
export function mailServer({
  basePath = '/',
  outbox: directory = process.env['OUTBOX_DIR'] || 'outbox',
  log = console.log,
}: {
  basePath?: string;
  /** The folder of the messages; created with the first message. */ outbox?: string;
  /** Gets a message with the address of the inbox when a mail arrives. */ log?: (sentence: string) => void;
} = {}): MailServer {
  const outbox = new Outbox(directory);

  async function act(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const answer = (status: number, words: string, headers = {}) =>
      respond(response, status, words, path === SEND ? { ...ANY_ORIGIN, ...headers } : headers);
    // A preflight always succeeds. Otherwise the page could not read the response that refuses its request,
    // and would report a network error.
    if (path === SEND && request.method === 'OPTIONS') return void response.writeHead(204, PREFLIGHT).end();
    if (!isFromThisMachine(request))
      return answer(403, 'The local mail server answers only requests from this machine.');
    if (path !== SEND) return answerInbox(request, response, outbox);
    if (!isFromOwnPage(request))
      return answer(403, 'The local mail server accepts messages from its own site only.');
    if (request.method !== 'POST') return answer(405, 'Method Not Allowed', { Allow: 'POST, OPTIONS' });
    const length = request.headers['content-length'];
    if (length === undefined) return answer(411, 'Length Required');
    if (Number(length) > LARGEST_BODY) return answer(413, 'Variables size limit');
    const found = variablesIn(await text(request));
    if ('reason' in found) return answer(found.status, found.reason);
    outbox.store(await composedMail(found.variables, new Date()));
    const sender = headerText(found.variables['name']) || 'a visitor';
    log(`A message from ${sender} is in http://${request.headers.host}${basePath.slice(0, -1)}${INBOX}`);
    return answer(200, 'OK');
  }

  return (request, response) => {
    const path = addressBelow(basePath, request.url ?? '/')?.replace(/[?#].*$/, '') ?? '';
    if (path !== SEND && path !== INBOX) return false;
    act(request, response, path).catch((error: Error) => {
      console.error(`The local mail server failed (${directory}): ${error.message}`);
      if (!response.headersSent) respond(response, 500, 'Internal Server Error', ANY_ORIGIN);
    });
    return true;
  };
}
