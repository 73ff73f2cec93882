/** Marks the page that is shown until the first build is finished. */
export const WAITING_ID = 'waits-for-the-first-build';

/**
 * The script for an owner who runs `dev`; not part of a published site. It reloads the page, shows errors,
 * and opens the pane of the résumé's documents. It inserts text only, since the site's security policy
 * applies.
 */
export const DEV_SCRIPT = `
const here = document.currentScript.src;
const isWaiting = document.getElementById('${WAITING_ID}') !== null;
const events = new EventSource(new URL(isWaiting ? 'dev-reload?waiting' : 'dev-reload', here));
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const STYLE =
  'dialog{box-sizing:border-box;max-inline-size:min(56rem,94vw);padding:1.5rem;border:0;border-block-start:.4rem solid #c4314b;color:#242424;background:#fff;font:1rem/1.5 system-ui,sans-serif}' +
  'dialog.plain{border-color:#0067b8}dialog::backdrop{background:rgb(0 0 0/.55)}h1{margin:0 0 1rem;font-size:1.25rem}' +
  'li{margin-block:.5rem;overflow-wrap:anywhere;white-space:pre-wrap}li.lost{color:#a4262c;font-weight:600}button{font:inherit;padding:.25rem 1rem}' +
  '.opener{position:fixed;inset-block-end:.5rem;inset-inline-start:.5rem;z-index:2147483647;border:1px solid #0067b8;border-radius:2px;color:#fff;background:#0067b8;font:.8125rem/1.25rem system-ui,sans-serif}' +
  '@media print{.opener{display:none}}';

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
  heading.id = 'heading';
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
  overlay?.remove();
  const list = document.createElement('ul');
  list.append(...JSON.parse(data).map((sentence) => element('li', sentence)));
  overlay = opened(
    'The portal cannot be built as your files are',
    list,
    element('p', 'The last good build is behind this. It is built again as soon as you save.'),
  ).one;
});

async function showDocuments() {
  const status = element('p', 'The documents are made and read back …');
  status.setAttribute('role', 'status');
  const list = document.createElement('ul');
  const { dialog } = opened('What a recruiter’s system reads in your documents', status, list);
  dialog.className = 'plain';
  const { summary, lines, faults } = await (await fetch(new URL('dev-documents', here))).json();
  status.textContent = summary;
  const lost = faults.map((fault) => Object.assign(element('li', fault), { className: 'lost' }));
  list.append(...lost, ...lines.map((line) => element('li', line)));
}

// The page that waits for the first build has no documents yet.
if (document.getElementById('root')) {
  const button = element('button', 'Documents');
  button.className = 'opener';
  button.addEventListener('click', showDocuments);
  host().root.append(button);
}
`;
