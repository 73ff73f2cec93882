import { createContext, use, useReducer, useRef, useState, type ReactNode } from 'react';

import { Button } from '~/portal/components/button';

import { valueAt, type Change, type Path } from '../changes';
import type { Answer, EditedFile } from '../protocol';
import { labelOf } from './schema';

import styles from './editor.module.css';

/** A place in the owner's files. */
export type Place = { file: EditedFile; path: Path };

/** Where a form writes: the owner's files, or an entry that is not written yet. */
export type Target = {
  /** The value at a place. */ valueAt: (place: Place) => unknown;
  /** Writes a change. The answer has a sentence if it was not written. */
  change: (title: string, file: EditedFile, change: Change) => Promise<Answer>;
  /** Shows the form of a place. */ open: (place: Place) => void;
  /** Shows the form of a new entry of a list. */ add: (place: Place) => void;
  /** Asks, and removes an entry. */ remove: (place: Place, name: string) => void;
};

export const TargetContext = createContext<Target | null>(null);
export function useTarget(): Target {
  const target = use(TargetContext);
  if (!target) throw new Error('A field stands in a form.');
  return target;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Whether the control has an unsaved text. */
export type Writing = { isTouched: () => boolean; touch: () => void };

/** The state of a field: what is in the file, why a value was refused, and what the file has since. */
export function useField(place: Place) {
  const target = useTarget();
  const saved = target.valueAt(place);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  // The value of the file when the owner began to write.
  const before = useRef<{ value: unknown } | null>(null);
  const label = labelOf(place.path);
  const writing: Writing = {
    isTouched: () => before.current !== null,
    touch: () => (before.current ??= { value: saved }),
  };
  const askWhich = (mine: unknown, theirs: unknown) =>
    setProblem(
      <>
        <p>The file was changed meanwhile by another program.</p>
        <p>In the file: {shown(theirs)}</p>
        <p>Yours: {shown(mine)}</p>
        <p className={styles['acts']}>
          <Button onClick={() => void send(mine)}>Write mine</Button>
          <Button
            onClick={() => {
              before.current = null;
              setProblem(null);
            }}
          >
            Keep the file’s
          </Button>
        </p>
      </>,
    );
  const send = async (value: unknown): Promise<boolean> => {
    const answer = await target.change(label, place.file, { path: place.path, value });
    const theirs = answer.state && valueAt(answer.state.files[place.file].data, place.path);
    if (answer.isConflict && !same(theirs, value)) askWhich(value, theirs);
    else {
      const reasons = answer.problems.map(({ sentence }) => sentence).join(' ');
      setProblem(reasons || answer.sentence || null);
      if (answer.sentence === '') before.current = null;
    }
    return answer.sentence === '';
  };
  const write = async (value: unknown): Promise<boolean> => {
    const isChanged = before.current !== null && !same(before.current.value, saved);
    if (!same(value, saved)) {
      if (!isChanged) return send(value);
      // Somebody who did not change the text has no other value to offer.
      if (!same(value, before.current?.value)) {
        askWhich(value, saved);
        return false;
      }
      refresh();
    }
    before.current = null;
    setProblem(null);
    return true;
  };
  return { saved, label, problem, write, writing };
}

/** The properties of a field's control. */
export type ControlProps = {
  id: string;
  describedBy: string;
  isInvalid: boolean;
  label: string;
  place: Place;
  value: unknown;
  writing: Writing;
  /** Returns whether the value was written. */ write: (value: unknown) => Promise<boolean>;
};
