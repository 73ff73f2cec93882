import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { wordOf, type EditRequests, EDIT_TOKEN } from '../editor/edit-requests';
import { iconNames } from '../resume/model/icons';
import { plural } from '../resume/standard/problems';
import type { ReadBack } from '../documents/read-back';
import { countryName } from '../resume/model/places/areas';
import { citiesThatBegin } from '../resume/model/places/cities';
import { locate } from '../resume/model/places/locate';
import type { NoteSection, OwnerNotes, MapPin } from '../editor/protocol';
import { colorIconFiles } from './color-icon-files';
import { compiledEditor } from './compiled-app';

/** The files and answers that `dev` serves below the site's path, beside the portal. */
const DEV_ADDRESSES = {
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
const DEV_SCRIPT = `
const { src: address } = document.currentScript;
const events = new EventSource(new URL('${DEV_ADDRESSES.events}' + new URL(address).search, address));
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

const summaryOf = ({ faults: { length } }: ReadBack): string =>
  length === 0
    ? 'Nothing is lost.'
    : plural(length, 'One text is lost or wrong.', `${length} texts are lost or wrong.`);

/** The most suggestions for a place. */
const MOST_PLACES = 8;

/** Where a place is on the map, as the build finds it. */
function pinOf(text: string): MapPin {
  const located = locate(text);
  const code = 'countryCode' in located ? located.countryCode : null;
  const country = code === null ? null : countryName(code, 'en');
  return {
    city: located.kind === 'found' ? `${located.marker.city}, ${country}` : null,
    country,
    suggestions: citiesThatBegin(text, MOST_PLACES).map(
      (city) => `${city.name}, ${countryName(city.country, 'en') ?? city.country}`,
    ),
  };
}

async function sendEditor(ending: 'css' | 'js', response: ServerResponse): Promise<void> {
  try {
    const file = await readFile(join(await compiledEditor(), `editor.${ending}`));
    response.setHeader('content-type', `text/${ending === 'js' ? 'javascript' : 'css'}; charset=utf-8`);
    response.end(file);
  } catch (error) {
    console.error(`The editor cannot be loaded: ${(error as Error).message}`);
    response.writeHead(500).end();
  }
}

/**
 * Notifies the open pages of a finished or failed build, and of what the owner's files need, and serves the editor.
 * @param prove reads the résumé's documents back, on request
 */
export function pageReloader(edits: EditRequests, prove: () => Promise<ReadBack>) {
  let proof: Promise<ReadBack> | null = null;
  const open = new Set<ServerResponse>();
  let mistake: string | null = null;
  let notes: string | null = null;
  let lastBuild = 0;
  const eventText = (event: string, data: unknown): string =>
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const sendAll = (text: string) => {
    for (const response of open) response.write(text);
  };
  const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
    [DEV_ADDRESSES.script](_request, response) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(DEV_SCRIPT);
    },
    [DEV_ADDRESSES.documents](_request, response) {
      proof ??= prove().catch((error: Error) => ({ lines: [], faults: [error.message] }));
      response.setHeader('content-type', 'application/json');
      void proof.then((found) => response.end(JSON.stringify({ summary: summaryOf(found), ...found })));
    },
    [DEV_ADDRESSES.editorScript]: (_request, response) => void sendEditor('js', response),
    [DEV_ADDRESSES.editorStyles]: (_request, response) => void sendEditor('css', response),
    [DEV_ADDRESSES.pictures]: (request, response) => void edits.answerPicture(request, response),
    [DEV_ADDRESSES.icons](request, response) {
      const name = wordOf(request, 'name');
      const svg = iconNames().has(name) ? colorIconFiles([name]).get(name) : null;
      if (!svg) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' }).end(svg);
    },
    [DEV_ADDRESSES.places](request, response) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(pinOf(wordOf(request, 'text'))));
    },
    [DEV_ADDRESSES.imports]: (request, response) => void edits.answerImport(request, response),
    [DEV_ADDRESSES.edits]: (request, response) => void edits.answer(request, response),
    [DEV_ADDRESSES.events](request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      if (mistake !== null) response.write(mistake);
      // A build was finished between the page and its stream.
      else if (Number(request.url?.split('?')[1]) < lastBuild) response.write(eventText('built', null));
      if (notes !== null) response.write(notes);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
  };
  return {
    /**
     * Serves the script and the stream under any base path.
     * @returns false for any other request
     */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const name = /([^/?#]*)(?:[?#].*)?$/.exec(request.url ?? '')?.[1] ?? '';
      const answerOf = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (!answerOf) return false;
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-content-type-options', 'nosniff');
      answerOf(request, response);
      return true;
    },
    /** @param build its number, which is greater than that of the build before */
    built(build: number): void {
      [mistake, proof] = [null, null];
      lastBuild = build;
      sendAll(eventText('built', null));
    },
    /** @param sentences the errors, of the build or of one page */
    failed(title: string, sentences: readonly string[]): void {
      proof = null;
      mistake = eventText('mistake', { title, sentences });
      sendAll(mistake);
    },
    /** Updates the list of what the files need. */
    noted(sections: readonly NoteSection[]): void {
      const all: OwnerNotes = { sections, ...edits.state() };
      notes = eventText('notes', all);
      sendAll(notes);
    },
  };
}
