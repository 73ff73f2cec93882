import { EDIT_TOKEN, TOKEN_HEADER } from '../editor/edit-requests';

/** What `dev` serves below the site's path, beside the portal. */
export const DEV_ADDRESSES = {
  script: 'dev-reload.js',
  events: 'dev-reload',
  documents: 'dev-documents',
  edits: 'dev-edits',
} as const;

/**
 * The script for an owner who runs `dev`; not part of a published site. It reloads the page, shows errors, warnings and
 * proposals, sends the owner's decisions about them, and opens the pane of the résumé's documents. It inserts text only,
 * since the site's security policy applies.
 */
export const DEV_SCRIPT = `
const { src: here, dataset: { token } } = document.currentScript;
const events = new EventSource(new URL('${DEV_ADDRESSES.events}' + new URL(here).search, here));
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const STYLE =
  'dialog{box-sizing:border-box;max-inline-size:min(56rem,94vw);padding:1.5rem;border:0;border-block-start:.4rem solid #c4314b;color:#242424;background:#fff;font:1rem/1.5 system-ui,sans-serif}' +
  'dialog.plain{border-color:#0067b8}dialog::backdrop{background:rgb(0 0 0/.55)}h1{margin:0 0 1rem;outline:0;font-size:1.25rem}' +
  'li{margin-block:.5rem;overflow-wrap:anywhere;white-space:pre-wrap}li.lost{color:#a4262c;font-weight:600}button{font:inherit;padding:.25rem 1rem}p.acts{display:flex;gap:.5rem;margin-block:.5rem}p.acts:empty{display:none}' +
  'h2{margin:1rem 0 0;font-size:1rem}code{font:.8125rem/1.5 ui-monospace,monospace}' +
  '.bar{position:fixed;inset-block-end:.5rem;inset-inline-start:.5rem;z-index:2147483647;display:flex;gap:.25rem}' +
  '.bar button{border:1px solid #0067b8;border-radius:2px;color:#fff;background:#0067b8;font:.8125rem/1.25rem system-ui,sans-serif}' +
  '@media print{.bar{display:none}}';

function host() {
  const one = document.createElement('div');
  const root = one.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  document.body.append(one);
  return { one, root };
}

function opened(title, ...parts) {
  const { one, root } = host();
  const dialog = document.createElement('dialog');
  const heading = element('h1', title);
  // A long list begins at its top, not at the button below it.
  Object.assign(heading, { id: 'heading', tabIndex: -1, autofocus: true });
  dialog.setAttribute('aria-labelledby', 'heading');
  const close = element('button', 'Close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => one.remove());
  dialog.append(heading, ...parts, close);
  root.append(dialog);
  dialog.showModal();
  return { one, dialog };
}

let overlay = null;
events.addEventListener('built', () => location.reload());
events.addEventListener('mistake', ({ data }) => {
  const { title, sentences } = JSON.parse(data);
  overlay?.remove();
  const list = document.createElement('ul');
  list.append(...sentences.map((sentence) => element('li', sentence)));
  overlay = opened(title, list, element('p', 'It is built again as soon as you save.')).one;
});

async function showDocuments() {
  const status = element('p', 'The documents are made and read back …');
  status.setAttribute('role', 'status');
  const list = document.createElement('ul');
  const { dialog } = opened('What a recruiter’s system reads in your documents', status, list);
  dialog.className = 'plain';
  const { summary, lines, faults } = await (await fetch(new URL('${DEV_ADDRESSES.documents}', here))).json();
  status.textContent = summary;
  const lost = faults.map((fault) => Object.assign(element('li', fault), { className: 'lost' }));
  list.append(...lost, ...lines.map((line) => element('li', line)));
}

const bar = document.createElement('div');
bar.className = 'bar';
const opener = (text, open) => {
  const button = element('button', text);
  button.addEventListener('click', open);
  bar.append(button);
  return button;
};

// The list stays open while its owner edits: each save loads the page again.
const OPEN = 'dev-notes-open';
let notes = [];
let closeList = null;
let state = {};
let isEditing = false;
async function edit(body) {
  if (isEditing) return;
  isEditing = true;
  const answer = await fetch(new URL('${DEV_ADDRESSES.edits}', here), {
    method: 'POST',
    headers: { 'content-type': 'application/json', '${TOKEN_HEADER}': token },
    body: JSON.stringify({ version: state.version, ...body }),
  }).catch(() => null);
  isEditing = false;
  if (answer?.ok) return;
  const { sentence } = answer ? await answer.json() : { sentence: 'The server does not answer. Is dev still running?' };
  const status = element('p', sentence);
  status.setAttribute('role', 'alert');
  opened('Not changed', status).dialog.className = 'plain';
}
const action = (text, name, body) => {
  const button = element('button', text);
  if (name) button.setAttribute('aria-label', text + ': ' + name);
  button.addEventListener('click', () => edit(body));
  return button;
};
const row = () => Object.assign(document.createElement('p'), { className: 'acts' });
function showNotes() {
  closeList?.();
  const parts = notes.filter(({ notes }) => notes.length > 0).flatMap(({ title, notes }) => {
    const list = document.createElement('ul');
    list.append(...notes.map(({ place, sentence, proposal, isExample, file }) => {
      const item = element('li', sentence);
      const code = element(file ? 'a' : 'code', place);
      if (file) {
        Object.assign(code, { href: 'vscode://file/' + encodeURI(file.replaceAll('\\\\', '/').replace(/^\\//, '')).replaceAll('#', '%23'), title: 'Open in Visual Studio Code, and copy the path' });
        code.addEventListener('click', () => navigator.clipboard?.writeText(file));
      }
      if (place) item.prepend(code, document.createElement('br'));
      if (proposal) {
        const acts = row();
        acts.append(
          ...(isExample ? [] : [action('Accept', proposal, { act: 'accept', proposals: [proposal] })]),
          action('Not mine', proposal, { act: 'dismiss', proposals: [proposal] }),
        );
        item.append(acts);
      }
      return item;
    }));
    const proposals = notes.flatMap(({ proposal, isExample }) => (proposal && !isExample ? proposal : []));
    const all = proposals.length > 1 ? [action('Accept all ' + proposals.length, '', { act: 'accept', proposals })] : [];
    return [element('h2', title), list, ...all];
  });
  const acts = row();
  if (state.undo) acts.append(action('Undo', state.undo, { act: 'undo' }));
  if (state.redo) acts.append(action('Redo', state.redo, { act: 'redo' }));
  const { one, dialog } = opened('Your files', acts, ...(parts.length ? parts : [element('p', 'Nothing to mend.')]));
  dialog.className = 'plain';
  sessionStorage.setItem(OPEN, '');
  closeList = () => one.remove();
  dialog.addEventListener('close', () => sessionStorage.removeItem(OPEN));
}
let counter = null;
events.addEventListener('notes', ({ data }) => {
  const { summary, sections, ...rest } = JSON.parse(data);
  [notes, state] = [sections, rest];
  counter ??= opener(summary, showNotes);
  counter.textContent = summary;
  if (sessionStorage.getItem(OPEN) !== null && overlay === null) showNotes();
});

// The page that waits for the first build has no documents yet.
if (document.getElementById('root')) opener('Documents', showDocuments);
host().root.append(bar);
`;

/**
 * The tag of the script. Its address says from which build the page is: a page that was made before the last build is
 * loaded again. The token is in the page, which other sites cannot read, and not in the script, which they could run.
 */
export const devScriptTag = (basePath: string, build: number): string =>
  `<script src="${basePath}${DEV_ADDRESSES.script}?${build}" data-token="${EDIT_TOKEN}" defer></script>`;

/** A page of `dev` that is not one of the portal's. It is loaded again after the next build. */
export const devPage = (text: string, build: number): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${text}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><p>${text} …</p>
${devScriptTag('/', build)}</html>`;
