import { EDIT_TOKEN } from '../editor/edit-requests';

/** The files and answers that `dev` serves below the site's path, beside the portal. */
export const DEV_ADDRESSES = {
  script: 'dev-reload.js',
  events: 'dev-reload',
  documents: 'dev-documents',
  edits: 'dev-edits',
  pictures: 'dev-pictures',
  imports: 'dev-imports',
  icons: 'dev-icons',
  places: 'dev-places',
  editorScript: 'dev-editor.js',
  editorStyles: 'dev-editor.css',
} as const;

/**
 * The script of a page in `dev`; not part of a published site. It loads the page again after a build, shows errors,
 * and hands the rest to the editor (`src/editor/client`), which a page has that is not an error itself. It inserts
 * text only, since the site's security policy applies.
 */
export const DEV_SCRIPT = `
const { src: here } = document.currentScript;
const events = new EventSource(new URL('${DEV_ADDRESSES.events}' + new URL(here).search, here));
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const STYLE =
  'dialog{box-sizing:border-box;max-inline-size:min(56rem,94vw);padding:1.5rem;border:0;border-block-start:.4rem solid #c4314b;color:#242424;background:#fff;font:1rem/1.5 system-ui,sans-serif}' +
  'dialog::backdrop{background:rgb(0 0 0/.55)}h1{margin:0 0 1rem;outline:0;font-size:1.25rem}' +
  'li{margin-block:.5rem;overflow-wrap:anywhere;white-space:pre-wrap}button{font:inherit;padding:.25rem 1rem}';

function opened(title, ...parts) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  const heading = element('h1', title);
  // A long list begins at its top, not at the button below it.
  Object.assign(heading, { id: 'heading', tabIndex: -1, autofocus: true });
  dialog.setAttribute('aria-labelledby', 'heading');
  const close = element('button', 'Close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => host.remove());
  dialog.append(heading, ...parts, close);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return host;
}

let overlay = null;
const dispatch = (type, detail) => document.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
events.addEventListener('built', () => {
  overlay?.remove();
  // An open form stays, and loads the page again when it is closed.
  if (dispatch('dev-built')) location.reload();
});
events.addEventListener('mistake', ({ data }) => {
  const { title, sentences } = JSON.parse(data);
  overlay?.remove();
  const list = document.createElement('ul');
  list.append(...sentences.map((sentence) => element('li', sentence)));
  overlay = opened(title, list, element('p', 'It is built again as soon as you save.'));
});
events.addEventListener('notes', ({ data }) => dispatch('dev-notes', JSON.parse(data)));
`;

/**
 * The tag of the script. Its address says from which build the page is: a page that was made before the last build is
 * loaded again.
 */
const scriptTag = (basePath: string, build: number): string =>
  `<script src="${basePath}${DEV_ADDRESSES.script}?${build}" defer></script>`;

/**
 * The tags of the editor and of the script, which notifies it of builds. The token is in the page, which other sites
 * cannot read, and not in the script, which they could run.
 */
export const devTags = (basePath: string, build: number): string =>
  [
    `<link rel="stylesheet" href="${basePath}${DEV_ADDRESSES.editorStyles}">`,
    `<script src="${basePath}${DEV_ADDRESSES.editorScript}" data-token="${EDIT_TOKEN}" defer></script>`,
    scriptTag(basePath, build),
  ].join('');

/** A page of `dev` that is not one of the portal's. It is loaded again after the next build. */
export const devPage = (text: string, build: number): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${text}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><p>${text} …</p>
${scriptTag('/', build)}</html>`;
