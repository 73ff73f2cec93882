import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';

import { counted, plural } from '../resume/standard/problems';
import { styleSheets } from '../site/compiled-app';
import type { StoredMessage } from './outbox';

/** More messages would make a slow page. The folder contains all of them. */
const MOST_SHOWN = 200;
const SHOWN_APART = new Set(['name', 'email', 'subject', 'message']);

/** Paths in the repository. */
export const INBOX_SHEETS = ['src/portal/styles/tokens.css', 'src/mail-server/inbox.css'];
const css = styleSheets(INBOX_SHEETS);
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** Allows only the page's own style and forms. */
export const INBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
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
export function inboxPage(messages: readonly StoredMessage[], directory: string): string {
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
