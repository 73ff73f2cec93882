import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { renderToStaticMarkup } from 'react-dom/server';

import { counted, plural } from '../resume/standard/problems';
import { styleSheets } from '../site/compiled-app';
import { inlineHash } from '../site/document';
import { isFromOwnPage } from './loopback';
import type { Outbox, StoredMessage } from './outbox';

/** More messages would make a slow page. The folder contains all of them. */
const MOST_SHOWN = 200;
const SHOWN_APART = new Set(['name', 'email', 'subject', 'message']);

/** Paths in the repository. */
export const INBOX_SHEETS = ['src/portal/styles/tokens.css', 'src/mail-server/inbox.css'];
const css = styleSheets(INBOX_SHEETS);
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** Allows only the page's own style and forms. */
const INBOX_POLICY = [
  "default-src 'none'",
  `style-src ${inlineHash(css)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Message({ message: { id, received, variables }, open }: { message: StoredMessage; open: boolean }) {
  const subject = shown(variables['subject'] ?? '').trim() || '(no subject)';
  const others = Object.entries(variables).filter(([name]) => !SHOWN_APART.has(name));
  return (
    <li>
      <details open={open}>
        <summary>
          <h2>{subject}</h2>
          <span className="from">{shown(variables['name'] ?? '')}</span>
          <time dateTime={received}>{dates.format(new Date(received))}</time>
        </summary>
        <dl>
          <div>
            <dt>From</dt>
            <dd>
              {shown(variables['name'] ?? '')} &lt;{shown(variables['email'] ?? '')}&gt;
            </dd>
          </div>
          {others.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{shown(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="text">{shown(variables['message'] ?? '')}</p>
        <div className="actions">
          <a download="" href={`inbox/${id}.eml`}>
            Download .eml<span className="visually-hidden"> of “{subject}”</span>
          </a>
          <form action={`inbox/${id}/delete`} method="post">
            <button type="submit">
              Delete<span className="visually-hidden"> “{subject}”</span>
            </button>
          </form>
        </div>
      </details>
    </li>
  );
}

/** The inbox as a page without scripts. The content of a message is escaped. */
function inboxPage(messages: readonly StoredMessage[], directory: string): string {
  const count = counted(messages.length, 'message');
  const older = messages.length - MOST_SHOWN;
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <title>{`Inbox (${messages.length})`}</title>
        <link href="icon.svg" rel="icon" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <a href="support">Portal</a>
        </header>
        <main>
          <h1>Inbox</h1>
          <p className="about">
            No mail service is configured. Messages from the contact form are not sent: each is saved on this
            machine as a file in <code>{directory}</code>.
          </p>
          <div className="actions">
            <p>{messages.length === 0 ? 'No messages yet.' : count}</p>
            <a href="inbox">Refresh</a>
            {messages.length > 0 && (
              <button popoverTarget="delete-all" type="button">
                Delete all
              </button>
            )}
          </div>
          <form action="inbox/delete-all" id="delete-all" method="post" popover="auto">
            <p>Delete {count}? This cannot be undone.</p>
            <div className="actions">
              <button className="primary" type="submit">
                Delete {count}
              </button>
              <button popoverTarget="delete-all" popoverTargetAction="hide" type="button">
                Cancel
              </button>
            </div>
          </form>
          {messages.length > 0 && (
            <ul>
              {messages.slice(0, MOST_SHOWN).map((message, index) => (
                <Message key={message.id} message={message} open={index === 0} />
              ))}
            </ul>
          )}
          {older > 0 && (
            <p className="about">{`${older} older ${plural(older, 'message is', 'messages are')} in the folder.`}</p>
          )}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Sends a response that is never cached. */
export function respond(
  response: ServerResponse,
  status: number,
  content: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(content),
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(content);
}

export const INBOX = '/inbox';

const MAIL = /^\/inbox\/(?<id>[\w-]+)\.eml$/;
const DELETE_ONE = /^\/inbox\/(?<id>[\w-]+)\/delete$/;
const DELETE_ALL = '/inbox/delete-all';

/** Answers a GET request: with a page for browsers, JSON for programs, or a file for mail programs. */
async function show(request: IncomingMessage, response: ServerResponse, path: string, outbox: Outbox) {
  const id = MAIL.exec(path)?.groups?.['id'];
  const mail = id === undefined ? null : outbox.mail(id);
  if (mail) {
    respond(response, 200, mail, {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="${id}.eml"`,
      'X-Content-Type-Options': 'nosniff',
    });
  } else if (path !== INBOX) {
    respond(response, 404, 'Message not found.');
  } else if (request.headers.accept?.includes('text/html')) {
    respond(response, 200, inboxPage(await outbox.list(), outbox.directory), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': INBOX_POLICY,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept',
    });
  } else {
    const messages = (await outbox.list()).map(({ variables, ...message }) => ({
      ...message,
      template_params: variables,
    }));
    respond(response, 200, JSON.stringify(messages, null, 2), {
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Accept',
    });
  }
}

/** `GET /inbox`, `GET /inbox/<id>.eml`, `DELETE /inbox`, and the two buttons of the page. */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  outbox: Outbox,
): Promise<void> {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') return show(request, response, path, outbox);
  if (!isFromOwnPage(request))
    return respond(response, 403, 'Messages can be deleted on the inbox page only.');
  const id = DELETE_ONE.exec(path)?.groups?.['id'];
  if (method === 'DELETE' && path === INBOX) {
    outbox.empty();
    return respond(response, 200, 'OK');
  }
  if (method !== 'POST' || (id === undefined && path !== DELETE_ALL))
    return respond(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  if (id === undefined) outbox.empty();
  else outbox.delete(id);
  // Keeps the base path in front of `/inbox`.
  return respond(response, 303, '', { Location: (request.url ?? INBOX).replace(/(?<=\/inbox)\/.*$/, '') });
}
