import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { renderToStaticMarkup } from 'react-dom/server';

import { counted, plural } from '../resume/standard/problems';
import { styleSheets } from '../site/compiled-app';
import { inlineHash } from '../site/document';
import type { Outbox, StoredMessage } from './outbox';

/** More messages would make a slow page. The folder contains all of them. */
const MOST_SHOWN = 200;
const SHOWN_APART = new Set(['name', 'email', 'subject', 'message']);

/** Paths in the repository. */
export const INBOX_SHEETS = ['src/portal/styles/tokens.css', 'src/mail-server/inbox.css'];
const css = styleSheets(INBOX_SHEETS);
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** Allows only the page's own style and icon. */
const INBOX_POLICY = [
  "default-src 'none'",
  `style-src ${inlineHash(css)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Message({ message: { received, variables }, open }: { message: StoredMessage; open: boolean }) {
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
      </details>
    </li>
  );
}

/** The inbox as a page without scripts. The content of a message is escaped. */
function inboxPage(messages: readonly StoredMessage[], directory: string): string {
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
            machine as an .eml file in <code>{directory}</code>, which any mail program opens.
          </p>
          <p>{messages.length === 0 ? 'No messages yet.' : counted(messages.length, 'message')}</p>
          <ul>
            {messages.slice(0, MOST_SHOWN).map((message, index) => (
              <Message key={message.id} message={message} open={index === 0} />
            ))}
          </ul>
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
  content: string,
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

/** Answers `GET /inbox`: with a page for browsers, and JSON for programs. */
export async function answerInbox(
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  outbox: Outbox,
): Promise<void> {
  if (!/^(?:GET|HEAD)$/.test(method))
    return respond(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  const messages = await outbox.list();
  if (headers.accept?.includes('text/html'))
    return respond(response, 200, inboxPage(messages, outbox.directory), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': INBOX_POLICY,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept',
    });
  const answer = messages.map(({ variables, ...message }) => ({ ...message, template_params: variables }));
  return respond(response, 200, JSON.stringify(answer, null, 2), {
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept',
  });
}
