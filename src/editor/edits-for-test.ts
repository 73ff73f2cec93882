import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { readPortfolioSync } from '../site/content/read-portfolio-sync';
import { EDIT_TOKEN, editRequests, TOKEN_HEADER } from './edit-requests';
import type { Answer } from './protocol';

export const RESUME = `{
  "basics": { "name": "Ada Byron", "summary": "Weaver with over 18 years of experience." },
  "work": [{ "name": "Mill", "position": "Weaver", "startDate": "2016-01", "endDate": "2020-01" }],
  "projects": [
    { "name": "Planner", "description": "Plans the looms of the Mill." }
  ]
}
`;
export const PORTAL = '# my settings\ntitle: Looms # short\n';

/** A server with the edits of an owner's folder. */
export async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  write('resume.json', RESUME);
  write('portal.yaml', PORTAL);
  const edits = editRequests(folder, () => readPortfolioSync(folder, { today: new Date() }).portfolio);
  const server = createServer(
    (request, response) =>
      void (
        request.url?.startsWith('/dev-pictures')
          ? edits.answerPicture
          : request.url?.startsWith('/dev-imports')
            ? edits.answerImport
            : edits.answer
      )(request, response),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { origin, 'content-type': 'application/json', [TOKEN_HEADER]: EDIT_TOKEN };
  const send = async (body: unknown, others: Record<string, string> = {}, method = 'POST') => {
    const response = await fetch(`${origin}/dev-edits`, {
      method,
      headers: { ...headers, ...others },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    return { status: response.status, ...answer };
  };
  const sendFile = async (address: string, body: Buffer, others: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/${address}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream', ...others },
      body: new Uint8Array(body),
    });
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  const store = (name: string, body: Buffer, others: Record<string, string> = {}) =>
    sendFile(`dev-pictures?name=${encodeURIComponent(name)}`, body, others);
  const importFile = (name: string, body: string, isAccepted = false, others: Record<string, string> = {}) =>
    sendFile(
      `dev-imports?${new URLSearchParams({ name, ...(isAccepted && { version: edits.state().version }) })}`,
      Buffer.from(body),
      others,
    );
  const accept = (...proposals: string[]) =>
    send({ act: 'accept', proposals, version: edits.state().version });
  const again = (act: 'redo' | 'undo') => send({ act, version: edits.state().version });
  return { folder, write, text, edits, send, store, importFile, accept, again };
}
