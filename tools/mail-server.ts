import type { IncomingMessage, ServerResponse } from 'node:http';

/** The wire contract of the mail service (spec §7): one POST, a JSON body, an answer in plain text. */
const SEND = '/api/v1.0/email/send';
const INBOX = '/inbox';
/** The service takes no more than this of variables, bytes. */
const LARGEST_VARIABLES = 50_000;
const LARGEST_BODY = 100_000;

type Message = { received: string; template_params: Record<string, unknown> };

/** Answers what is posted to a mail service; false when it was something else. */
export type MailServer = (request: IncomingMessage, response: ServerResponse) => boolean;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > LARGEST_BODY) break;
  }
  return body;
};

/** What is wrong with a body, as the service says it; null when it is a message. */
function refusal(body: string): { status: number; text: string } | Message {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return { status: 400, text: 'Bad Request' };
  }
  const fields = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  for (const [field, name] of [
    ['user_id', 'user_id'],
    ['service_id', 'service_id'],
    ['template_id', 'template_id'],
  ] as const) {
    if (typeof fields[field] !== 'string' || fields[field] === '')
      return { status: 400, text: `The ${name} parameter is required` };
  }
  const variables = fields['template_params'];
  const params = (
    typeof variables === 'object' && variables !== null ? variables : {}
  ) as Message['template_params'];
  if (JSON.stringify(params).length > LARGEST_VARIABLES) return { status: 413, text: 'Variables size limit' };
  return { received: new Date().toISOString(), template_params: params };
}

/**
 * Speaks the mail service's contract on this machine, for developing and testing: messages go into an inbox in
 * memory (`GET /inbox`, emptied by `DELETE /inbox`) and to nobody else.
 */
export function mailServer(): MailServer {
  const inbox: Message[] = [];
  const answer = (response: ServerResponse, status: number, text: string, type = 'text/plain') =>
    response
      .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
      .end(text);
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0];
    if (path === INBOX && request.method === 'GET') {
      answer(response, 200, JSON.stringify(inbox, null, 2), 'application/json');
    } else if (path === INBOX && request.method === 'DELETE') {
      inbox.length = 0;
      answer(response, 200, 'OK');
    } else if (path === SEND && request.method === 'POST') {
      void bodyOf(request).then((body) => {
        const message = refusal(body);
        if ('status' in message) return answer(response, message.status, message.text);
        inbox.push(message);
        console.log(`A message from ${String(message.template_params['name'])} is in ${INBOX}.`);
        return answer(response, 200, 'OK');
      });
    } else {
      return false;
    }
    return true;
  };
}
