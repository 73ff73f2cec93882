import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { storedValue, storeValue } from '~/portal/browser/storage';

import { t } from './t';

import type { Answer, EditRequest, FileEdit, OwnerNotes, OwnerState, MapPin } from '../protocol';

const { src, dataset } = document.currentScript as HTMLScriptElement;
const EDITS = new URL('dev-edits', src);

let state: OwnerState | null = null;
let notes: OwnerNotes | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const changed = () => {
  for (const listener of listeners) listener();
};

/** The owner's files as they are now; null until they are read. */
export const useOwnerState = (): OwnerState | null => useSyncExternalStore(subscribe, () => state);
export const useNotes = (): OwnerNotes | null => useSyncExternalStore(subscribe, () => notes);

/** Calls a function for each event of a type on the page. */
export function useDocumentEvent<Type extends Event>(type: string, onEvent: (event: Type) => void): void {
  const listener = useEffectEvent((event: Event) => onEvent(event as Type));
  useEffect(() => {
    const own = (event: Event) => listener(event);
    document.addEventListener(type, own);
    return () => document.removeEventListener(type, own);
  }, [type]);
}

type WithoutVersion<Request> = Request extends { version: string } ? Omit<Request, 'version'> : Request;

async function post(address: URL, type: string, body: BodyInit): Promise<Answer> {
  const headers = { 'content-type': type, 'x-portalfolio-token': dataset['token'] ?? '' };
  try {
    const answer = (await (await fetch(address, { method: 'POST', headers, body })).json()) as Answer;
    if (answer.state) state = answer.state;
    changed();
    return answer;
  } catch {
    return {
      sentence: t('The server does not answer. Is dev still running?'),
      problems: [],
      isConflict: false,
    };
  }
}

/** Whether the place of each value is the same after an act: it sets values, and changes no list. */
const setsValues = (request: WithoutVersion<EditRequest>): boolean =>
  request.act === 'change' && request.edits.every((edit) => 'value' in edit && edit.value !== undefined);

let last: Promise<unknown> = Promise.resolve();
/** Counts the acts after which the place of a value may be that of another one. */
let lists = 0;
/**
 * Performs an act of the owner, after those before it: each names the version that the one before it left. The answer
 * has a sentence if nothing was changed, as after a change of a list that the page did not yet show.
 */
export function act(request: WithoutVersion<EditRequest>): Promise<Answer> {
  const shown = lists;
  const next = last.then(async (): Promise<Answer> => {
    if (request.act === 'change' && shown !== lists)
      return { sentence: t('A list has changed meanwhile. Try again.'), problems: [], isConflict: false };
    const before = state?.version;
    const version = before ?? notes?.version ?? '';
    const answer = await post(EDITS, 'application/json', JSON.stringify({ ...request, version }));
    if (state?.version !== before && !setsValues(request)) lists += 1;
    return answer;
  });
  last = next;
  return next;
}

export const change = (title: string, edits: readonly FileEdit[]): Promise<Answer> =>
  act({ act: 'change', title, edits });

const sendFile = (name: string, words: Readonly<Record<string, string>>, file: File): Promise<Answer> => {
  const address = new URL(name, src);
  for (const [word, text] of Object.entries({ name: file.name, ...words }))
    address.searchParams.set(word, text);
  return post(address, 'application/octet-stream', file);
};

/** Stores a picture in the owner's folder. The answer names its file. */
export const sendPicture = (file: File): Promise<Answer> => sendFile('dev-pictures', {}, file);

/** Says what becomes of a résumé; writes it if it is accepted. */
export const importResume = (file: File, isAccepted: boolean): Promise<Answer> =>
  sendFile('dev-imports', isAccepted ? { version: state?.version ?? '' } : {}, file);

/** The page of a visitor, without the owner's commands, until the owner switches back. */
const VISITOR = 'dev-as-visitor';
export const isAsVisitor = (): boolean => storedValue(VISITOR, 'tab') !== null;
export function showAsVisitor(isOn: boolean): void {
  storeValue(VISITOR, isOn ? '' : null, 'tab');
  location.reload();
}

document.addEventListener('dev-notes', (event) => {
  notes = (event as CustomEvent<OwnerNotes>).detail;
  changed();
  // Another program may have changed them.
  if (state && state.version !== notes.version) void act({ act: 'read' });
});
if (!isAsVisitor()) void act({ act: 'read' });

/** The texts that a program reads in the documents of the résumé. */
export type Documents = { summary: string; lines: readonly string[]; faults: readonly string[] };
export const askForDocuments = async (): Promise<Documents> =>
  (await fetch(new URL('dev-documents', src))).json() as Promise<Documents>;

/** The picture of an icon. */
export const iconAddress = (name: string): string =>
  new URL(`dev-icons?name=${encodeURIComponent(name)}`, src).href;

/** Where a place is on the map, and how it may be written. */
export const askForPlace = async (text: string): Promise<MapPin> =>
  (await fetch(new URL(`dev-places?text=${encodeURIComponent(text)}`, src))).json() as Promise<MapPin>;
