import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { isFromOwnPage, isFromThisMachine } from '../mail-server/loopback';
import type { Portfolio } from '../resume/model/portfolio';
import { dismissedIn, proposalsFor, renewedProposals } from '../resume/suggest/proposed-lines';
import { idOf } from '../resume/suggest/suggest';
import { EditRefused } from './changed-text';
import { OwnerFilesEditor, type Edit } from './owner-files-editor';

/** The pages of `dev` hold it, and other sites cannot read it there. */
export const EDIT_TOKEN = randomBytes(16).toString('hex');
export const TOKEN_HEADER = 'x-portalfolio-token';

/** The most characters of a request. */
const LONGEST = 2_000_000;

type EditRequest =
  | { act: 'accept' | 'dismiss'; proposals: readonly string[]; version: string }
  | { act: 'undo' | 'redo'; version: string };

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function requestIn(body: string): EditRequest {
  const { act, proposals, version } = (JSON.parse(body) ?? {}) as Record<string, unknown>;
  if ((act === 'undo' || act === 'redo') && typeof version === 'string') return { act, version };
  if ((act === 'accept' || act === 'dismiss') && isList(proposals) && typeof version === 'string')
    return { act, proposals, version };
  throw new EditRefused('Expected an act, the names of proposals and a version.');
}

/** Why a request is refused before it is read: its status and a sentence; null if it is not. */
function refusalOf(request: IncomingMessage): readonly [status: number, sentence: string] | null {
  const { method, headers } = request;
  if (method !== 'POST') return [405, 'Edits are sent by POST.'];
  if (!isFromThisMachine(request) || headers.origin === undefined || !isFromOwnPage(request))
    return [403, 'Edits are accepted from the pages of this server on this machine only.'];
  if (headers[TOKEN_HEADER] !== EDIT_TOKEN) return [403, 'The page is of an earlier start: load it again.'];
  if (!headers['content-type']?.startsWith('application/json')) return [415, 'Edits are sent as JSON.'];
  if (!(Number(headers['content-length']) <= LONGEST))
    return [413, `Edits have at most ${LONGEST} characters.`];
  return null;
}

/**
 * Answers the requests of an owner's page in `dev`: accepts and dismisses proposals, and undoes both.
 * @param read reads the portal from the files as they are now
 */
export function editRequests(directory: string, read: () => Portfolio) {
  const editor = new OwnerFilesEditor(directory);

  function perform(request: EditRequest): void {
    if (request.version !== editor.version())
      throw new EditRefused('Your files were changed meanwhile. The list shows them as they are now.');
    if (!('proposals' in request)) return request.act === 'undo' ? editor.undo() : editor.redo();
    const all = proposalsFor(directory, read());
    const chosen = all.filter((proposal) => request.proposals.includes(idOf(proposal)));
    if (chosen.length < request.proposals.length)
      throw new EditRefused('A proposal is no longer made. The list shows those of now.');
    const rest = all.filter((proposal) => !chosen.includes(proposal));
    const names = chosen.map(idOf);
    const edits: Edit[] =
      request.act === 'accept'
        ? chosen
        : [{ file: 'portal.yaml', path: ['dismissed'], value: [...dismissedIn(directory), ...names] }];
    editor.apply(
      `${request.act === 'accept' ? 'Accept' : 'Not mine'}: ${names.join(', ')}`,
      edits,
      (file, edited) => (file === 'portal.yaml' ? renewedProposals(edited, rest) : edited),
    );
  }

  return {
    /** The version that the next edit names, and the acts that can be undone and repeated. */
    state: () => ({ version: editor.version(), ...editor.next }),
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const send = (status: number, sentence: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ sentence }));
      const refusal = refusalOf(request);
      if (refusal) return void send(...refusal);
      try {
        perform(requestIn(await text(request)));
        send(200, '');
      } catch (error) {
        send(error instanceof EditRefused ? 409 : 500, (error as Error).message);
      }
    },
  };
}

export type EditRequests = ReturnType<typeof editRequests>;
