import { createContext, use, useReducer, useRef, useState, type ReactNode } from 'react';

import { valueAt } from '../../resume/standard/path';
import { Button } from '~/portal/components/button';

import type { Change } from '../changes';
import type { Answer, OwnerState, Locator } from '../protocol';
import { isTranslatableInFile } from '~/resume/read/translatable';
import { useOwnerState } from './owner-files';
import { fieldLabel, type ControlKind } from './schema';
import { t } from './t';

import styles from './editor.module.css';

/** Where a form writes: the owner's files, or an entry that is not written yet. */
export type Target = {
  /** The value at a place. */ valueAt: (place: Locator) => unknown;
  /** Writes a change. The answer has a sentence if it was not written. */
  change: (title: string, place: Omit<Locator, 'path'>, change: Change) => Promise<Answer>;
  /** Whether the entry is not written yet. */ isDraft: boolean;
  /** Shows the form of a place. */ open: (place: Locator) => void;
  /** Shows the form of a new entry of a list. */ add: (place: Locator) => void;
  /** Asks, and removes an entry. */ remove: (place: Locator, name: string) => void;
};

export const TargetContext = createContext<Target | null>(null);
export function useTarget(): Target {
  const target = use(TargetContext);
  if (!target) throw new Error('A field stands in a form.');
  return target;
}

/** The value at a place of the owner's files. */
export const savedAt = ({ files, translations }: OwnerState, { file, path, language }: Locator): unknown =>
  valueAt(language === undefined ? files[file].data : translations[language]?.[file], path);

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const shown = (value: unknown): string =>
  value === undefined ? t('nothing') : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The state of a field: what is in the file, why a value was refused, and what the file has since. */
export function useField(place: Locator) {
  const target = useTarget();
  const value = target.valueAt(place);
  const [problem, setProblem] = useState<ReactNode>(null);
  // The value of the file when the owner began to write.
  const begun = useRef<{ value: unknown } | null>(null);
  // The value on its way to the file, and whether the owner has written on since.
  const sent = useRef<{ value: unknown; isOld: boolean } | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const label = fieldLabel(place.path);
  const end = () => {
    begun.current = null;
    setProblem(null);
    // The control shows the value of the file again, which may have changed.
    render();
  };
  const askWhich = (mine: unknown, theirs: unknown) =>
    setProblem(
      <>
        <p>{t('The file was changed meanwhile by another program.')}</p>
        <p>{t('In the file: {text}', { text: shown(theirs) })}</p>
        <p>{t('Yours: {text}', { text: shown(mine) })}</p>
        <p className={styles['acts']}>
          <Button onClick={() => void send(mine)}>{t('Write mine')}</Button>
          <Button onClick={() => end()}>{t('Keep the file’s')}</Button>
        </p>
      </>,
    );
  const send = async (mine: unknown): Promise<void> => {
    const own = (sent.current = { value: mine, isOld: false });
    const answer = await target.change(label, place, { path: place.path, value: mine });
    const theirs = answer.state && savedAt(answer.state, place);
    const isLast = sent.current === own;
    if (isLast) sent.current = null;
    if (answer.sentence === '' && (own.isOld || !isLast)) {
      begun.current = { value: answer.state ? theirs : mine };
      setProblem(null);
    } else if (answer.sentence === '') end();
    else if (answer.isConflict && !same(theirs, mine)) askWhich(mine, theirs);
    else setProblem(answer.problems.map(({ sentence }) => sentence).join(' ') || answer.sentence);
  };
  const write = async (mine: unknown): Promise<void> => {
    if (sent.current) return same(mine, sent.current.value) ? undefined : send(mine);
    const before = begun.current ? begun.current.value : value;
    // Somebody who did not change the text has no other value to offer.
    if (same(mine, value) || same(mine, before)) end();
    else if (same(before, value)) await send(mine);
    else askWhich(mine, value);
  };
  return {
    value,
    label,
    problem,
    write,
    /** Whether the control has an unsaved text. */ isTouched: () => begun.current !== null,
    touch() {
      if (sent.current) sent.current.isOld = true;
      begun.current ??= { value };
    },
  };
}
export type FieldState = ReturnType<typeof useField>;

const TRANSLATED: ReadonlySet<ControlKind> = new Set(['text', 'item', 'lines', 'place']);

/** The place of a text in the page's language: in a translation, unless the page shows the files themselves. */
export function useTranslated(place: Locator, kind: ControlKind): Locator {
  const { isDraft, valueAt: own } = useTarget();
  const state = useOwnerState();
  const language = document.documentElement.lang;
  const isMeant =
    !isDraft &&
    TRANSLATED.has(kind) &&
    state !== null &&
    (language !== state.language || Object.hasOwn(state.translations, language)) &&
    isTranslatableInFile(place.path) &&
    typeof own(place) === 'string';
  return isMeant ? { ...place, language } : place;
}
