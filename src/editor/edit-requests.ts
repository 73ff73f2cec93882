import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { buffer, text } from 'node:stream/consumers';

import { z } from 'zod';

import { isFromOwnPage, isFromThisMachine } from '../mail-server/loopback';
import { homeLanguage } from '../portal/addresses/languages';
import { iconNames } from '../resume/model/icons';
import type { Portfolio } from '../resume/model/portfolio';
import { readPortal } from '../resume/read/read-portal';
import { readResume } from '../resume/read/read-resume';
import { portalJsonSchema } from '../resume/standard/reference';
import type { Findings } from '../resume/standard/problems';
import type { Path } from '../resume/standard/path';
import { resumeSchema } from '../resume/standard/resume';
import { dismissedIn, entryInFile, idOf, proposalsFor, renewedProposals } from '../resume/suggest/suggest';
import { tidyFolder } from '../resume/tidy/tidy';
import type { Step } from '../site/publish-steps';
import { changedData, EditRefused, isRemoval } from './changes';
import { withFollowing, translationEdit, translationData } from './following-edits';
import { OwnerFilesEditor, type Edit } from './owner-files-editor';
import {
  REQUEST,
  type Answer,
  type EditedFile,
  type EditRequest,
  type OwnerState,
  type RequestOf,
  type Schema,
} from './protocol';
import { importFile, storePicture } from './import-file';

/** The pages of `dev` hold it, and other sites cannot read it there. */
export const EDIT_TOKEN = randomBytes(16).toString('hex');
export const TOKEN_HEADER = 'x-portalfolio-token';

/** The most bytes of a request with texts, and of a picture or a résumé. */
const LONGEST = { 'application/json': 2_000_000, 'application/octet-stream': 20_000_000 } as const;

function requestIn(body: string): EditRequest {
  const request = REQUEST.safeParse(JSON.parse(body));
  if (!request.success) throw new EditRefused('The page asks for an act that this version does not know.');
  return request.data;
}

/** Why a request is refused before it is read: its status and a sentence; null if it is not. */
function refusalOf(request: IncomingMessage, type: keyof typeof LONGEST): readonly [number, string] | null {
  const { method, headers } = request;
  if (method !== 'POST') return [405, 'Edits are sent by POST.'];
  if (!isFromThisMachine(request) || headers.origin === undefined || !isFromOwnPage(request))
    return [403, 'Edits are accepted from the pages of this server on this machine only.'];
  if (headers[TOKEN_HEADER] !== EDIT_TOKEN) return [403, 'The page is of an earlier start: load it again.'];
  if (!headers['content-type']?.startsWith(type)) return [415, `Expected ${type}.`];
  if (!(Number(headers['content-length']) <= LONGEST[type]))
    return [413, `At most ${LONGEST[type] / 1_000_000} MB are accepted.`];
  return null;
}

/** A word of the query of a request. */
export const wordOf = ({ url = '' }: IncomingMessage, name: string): string =>
  new URL(url, 'http://localhost').searchParams.get(name) ?? '';

/** The reader's sentences about the values at and below a path. */
function problemsAt(file: EditedFile, data: unknown, path: Path): Answer['problems'] {
  const findings: Findings = { problems: [], warnings: [] };
  const source = { file, data, place: () => '', warnings: [] };
  if (file === 'resume.json') readResume(source, findings);
  else readPortal(source, findings);
  const isBelow = (one: Path) => path.every((key, at) => one[at] === key);
  const sentences = findings.warnings.flatMap((one) =>
    one.weight === 'missing' && isBelow(one.path)
      ? // The end of the sentence is true of files: a form does not write an unusable value.
        { path: one.path as Path, sentence: one.message.replace(/; it (?:was left out|is shown)[^;]*$/, '.') }
      : [],
  );
  return [...sentences, ...findings.problems.map((sentence) => ({ path, sentence: sentence.trim() }))];
}

let schemas: OwnerState['schemas'] | undefined;
const schemasOfFiles = (): OwnerState['schemas'] =>
  (schemas ??= {
    'resume.json': z.toJSONSchema(resumeSchema, { io: 'input', unrepresentable: 'any' }) as Schema,
    'portal.yaml': portalJsonSchema() as Schema,
  });

/** Values that the reader would not use. */
class Invalid extends Error {
  constructor(readonly problems: Answer['problems']) {
    super('Not saved.');
  }
}
/** Edits of files that another program has changed meanwhile. */
class Conflict extends EditRefused {}

/**
 * Answers the requests of an owner's page in `dev`: accepts and dismisses proposals, changes values, stores pictures,
 * imports résumés, and undoes what it did.
 * @param read reads the portal from the files as they are now
 * @param publish does what is asked for, and returns the steps to a published portal
 */
export function editRequests(
  directory: string,
  read: () => Portfolio,
  publish: (request: RequestOf<'publish'>) => Promise<Step[]> = async () => [],
) {
  const editor = new OwnerFilesEditor(directory);
  let entries: Pick<OwnerState, 'entries' | 'companies'> = { entries: {}, companies: [] };

  /** The places of entries in the file, whose entries may have other indexes than those that were read. */
  function readEntries(data: unknown): typeof entries {
    const portfolio = read();
    const found = Object.entries(portfolio.entries).flatMap(([id, paths]): [string, Path[]][] => {
      const written = paths.flatMap(([section = '', at = 0]) => {
        const now = entryInFile(String(section), Number(at), portfolio.resume, data);
        return now === null ? [] : [[String(section), now]];
      });
      return written.length > 0 ? [[id, written]] : [];
    });
    return { entries: Object.fromEntries(found), companies: portfolio.companies.map(({ id }) => id) };
  }

  function state(isRead: boolean): OwnerState {
    const files = editor.data();
    const of = (kind: EditedFile) => ({ name: editor.fileOf(kind), data: files.get(kind) });
    try {
      if (isRead) entries = readEntries(files.get('resume.json'));
    } catch {
      // A file has a mistake, which the page shows. The known places stay.
    }
    return {
      version: editor.version(),
      files: { 'resume.json': of('resume.json'), 'portal.yaml': of('portal.yaml') },
      language: homeLanguage().code,
      translations: translationData(files),
      schemas: schemasOfFiles(),
      ...entries,
      icons: [...iconNames()],
    };
  }

  function decide(request: RequestOf<'accept' | 'dismiss'>): void {
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

  function change({ title, edits }: RequestOf<'change'>): void {
    const files = editor.data();
    const [first] = edits;
    if (first && 'language' in first && first.language !== undefined)
      return editor.apply(title, [translationEdit(first, first.language, files)]);
    const problems = edits.flatMap((one) => {
      const isEntryRemoved = isRemoval(one) && typeof one.path.at(-1) === 'number';
      if ('from' in one || isEntryRemoved) return [];
      const path = 'at' in one ? [...one.path, one.at] : one.path;
      return problemsAt(one.file, changedData(files.get(one.file), one), path);
    });
    if (problems.length > 0) throw new Invalid(problems);
    editor.apply(title, withFollowing(edits, files));
  }

  function checkVersion(made: string): void {
    if (made !== editor.version())
      throw new Conflict('Your files were changed meanwhile. The page shows them as they are now.');
  }

  function perform(request: Exclude<EditRequest, RequestOf<'publish'>>): void {
    if (request.act === 'read') return;
    checkVersion(request.version);
    if ('proposals' in request) decide(request);
    else if ('edits' in request) change(request);
    else if (request.act !== 'tidy') editor.step(request.act);
    else
      editor.write(
        'Make it standard',
        tidyFolder(directory).map(({ file, text: tidied }) => ({ file: basename(file), text: tidied })),
      );
  }

  /** Answers a request after its guard. */
  async function answerWith(
    request: IncomingMessage,
    response: ServerResponse,
    type: keyof typeof LONGEST,
    make: () => Promise<Partial<Answer>>,
  ): Promise<void> {
    const send = (status: number, answer: Partial<Answer>) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify({ sentence: '', problems: [], isConflict: false, ...answer } satisfies Answer));
    const refusal = refusalOf(request, type);
    if (refusal) return void send(refusal[0], { sentence: refusal[1] });
    try {
      send(200, await make());
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof Invalid) return void send(422, { sentence: message, problems: error.problems });
      const isConflict = error instanceof Conflict;
      send(error instanceof EditRefused ? 409 : 500, {
        sentence: message,
        isConflict,
        ...(isConflict && { state: state(true) }),
      });
    }
  }

  return {
    /** The version that the next edit names, and the acts that can be undone and repeated. */
    state: () => ({ folder: basename(directory), version: editor.version(), ...editor.next }),
    answer: (request: IncomingMessage, response: ServerResponse): Promise<void> =>
      answerWith(request, response, 'application/json', async () => {
        const wanted = requestIn(await text(request));
        if (wanted.act === 'publish') {
          // A file with a mistake is not committed.
          read();
          return { steps: await publish(wanted) };
        }
        perform(wanted);
        return { state: state(wanted.act === 'read') };
      }),
    answerPicture: (request: IncomingMessage, response: ServerResponse): Promise<void> =>
      answerWith(request, response, 'application/octet-stream', async () => {
        return { file: storePicture(directory, wordOf(request, 'name'), await buffer(request)) };
      }),
    /** Says what becomes of a résumé; writes it if the address names the version of the files. */
    answerImport: (request: IncomingMessage, response: ServerResponse): Promise<void> =>
      answerWith(request, response, 'application/octet-stream', async () => {
        const made = wordOf(request, 'version');
        const bytes = await buffer(request);
        if (made) checkVersion(made);
        const found = await importFile(editor, wordOf(request, 'name'), bytes, made !== '');
        return { found, state: state(false) };
      }),
  };
}

export type EditRequests = ReturnType<typeof editRequests>;
