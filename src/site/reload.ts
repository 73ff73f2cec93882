import type { IncomingMessage, ServerResponse } from 'node:http';

/** The script that `dev` adds to every page, and the stream that it listens to. Addresses in the site. */
export const RELOAD_SCRIPT = '/dev-reload.js';
const RELOAD_STREAM = '/dev-reload';

/** Runs in the owner's browser. What it shows is text: the site's security policy holds here too. */
const SCRIPT = `
const events = new EventSource(new URL('dev-reload', document.currentScript.src));
let overlay = null;
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
events.addEventListener('built', () => location.reload());
events.addEventListener('mistake', ({ data }) => {
  overlay?.remove();
  overlay = document.createElement('div');
  const root = overlay.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'dialog{box-sizing:border-box;max-inline-size:min(56rem,94vw);padding:1.5rem;border:0;border-block-start:.4rem solid #c4314b;color:#242424;background:#fff;font:1rem/1.5 system-ui,sans-serif}' +
    'dialog::backdrop{background:rgb(0 0 0/.55)}h1{margin:0 0 1rem;font-size:1.25rem}' +
    'li{margin-block:.5rem;overflow-wrap:anywhere;white-space:pre-wrap}button{font:inherit;padding:.25rem 1rem}',
  );
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  const list = document.createElement('ul');
  list.append(...JSON.parse(data).map((sentence) => element('li', sentence)));
  const close = element('button', 'Close');
  close.addEventListener('click', () => dialog.close());
  const heading = element('h1', 'The portal cannot be built as your files are');
  heading.id = 'heading';
  dialog.setAttribute('aria-labelledby', 'heading');
  dialog.append(heading, list, element('p', 'The last good build is behind this. It is built again as soon as you save.'), close);
  root.append(dialog);
  document.body.append(overlay);
  dialog.showModal();
});
`;

/** The path of a request, without its query. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/, '');

/** Tells the pages that are open when the site was built again, or why it could not be. */
export function pageReloader() {
  const open = new Set<ServerResponse>();
  let mistake: string | null = null;
  const tell = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const tellAll = (text: string) => {
    for (const response of open) response.write(text);
  };
  return {
    /** Answers the script and the stream, below whatever base path. @returns false for any other request */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = pathOf(request);
      if (path.endsWith(RELOAD_SCRIPT)) {
        response.setHeader('content-type', 'text/javascript');
        response.end(SCRIPT);
        return true;
      }
      if (!path.endsWith(RELOAD_STREAM)) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      if (mistake !== null) response.write(mistake);
      open.add(response);
      response.on('close', () => open.delete(response));
      return true;
    },
    built(): void {
      mistake = null;
      tellAll(tell('built', null));
    },
    /** @param sentences what is wrong */
    failed(sentences: readonly string[]): void {
      mistake = tell('mistake', sentences);
      tellAll(mistake);
    },
  };
}
