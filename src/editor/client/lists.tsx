import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import DownIcon from '@fluentui/svg-icons/icons/arrow_down_16_regular.svg?react';
import UpIcon from '@fluentui/svg-icons/icons/arrow_up_16_regular.svg?react';
import DeleteIcon from '@fluentui/svg-icons/icons/delete_16_regular.svg?react';
import { Button } from '~/portal/components/button';

import { valueAt, type Change } from '../changes';
import type { Place, Schema } from '../protocol';
import { TextBox } from './controls';
import { useOwnerState } from './owner-files';
import { labelOf, nameOf } from './schema';
import { useField, useTarget, useTranslated } from './target';
import { inSentence, Problem, t } from './t';

import styles from './editor.module.css';

const within = (place: Place, step: string | number): Place => ({ ...place, path: [...place.path, step] });

/** The rows of a list: each moves by its buttons, by Alt and an arrow, and by dragging. */
function Rows({
  place,
  entries,
  only,
  children,
}: {
  place: Place;
  entries: readonly unknown[];
  /** The entries that are shown; all where nothing is said. */ only?: readonly number[] | undefined;
  children: (entry: unknown, at: number) => { name: string; row: ReactNode; remove: () => void };
}) {
  const target = useTarget();
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const shown = only ?? entries.map((_, at) => at);
  const move = async (from: number, to: number | undefined) => {
    if (to === undefined || from === to) return;
    const title = t('{label}: another order', { label: labelOf(place.path) });
    await target.change(title, place, { path: place.path, from, to });
    const row = list.current?.querySelector(`[data-at="${to}"]`);
    row?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  };
  const moveByKey = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    void move(at, shown[shown.indexOf(at) + (event.key === 'ArrowUp' ? -1 : 1)]);
  };
  return (
    <ol className={styles['rows']} ref={list}>
      {shown.map((at, index) => {
        const { name, row, remove } = children(entries[at], at);
        const [before, after] = [shown[index - 1], shown[index + 1]];
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has keys and buttons beside it
          <li
            data-at={at}
            draggable
            key={at}
            onDragOver={(event) => dragged.current !== null && event.preventDefault()}
            onDragStart={() => (dragged.current = at)}
            onDrop={() => {
              if (dragged.current !== null) void move(dragged.current, at);
              dragged.current = null;
            }}
            onKeyDown={(event) => moveByKey(event, at)}
          >
            {row}
            <button
              aria-disabled={before === undefined}
              aria-label={t('Move up: {name}', { name })}
              className={styles['tool']}
              onClick={() => void move(at, before)}
              type="button"
            >
              <UpIcon />
            </button>
            <button
              aria-disabled={after === undefined}
              aria-label={t('Move down: {name}', { name })}
              className={styles['tool']}
              onClick={() => void move(at, after)}
              type="button"
            >
              <DownIcon />
            </button>
            <RemoveButton name={name} onClick={remove} />
          </li>
        );
      })}
    </ol>
  );
}

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button
    aria-label={t('Remove: {name}', { name })}
    className={styles['tool']}
    onClick={onClick}
    type="button"
  >
    <DeleteIcon />
  </button>
);

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button onClick={onClick}>
    <AddIcon />
    {label}
  </Button>
);

/** A list of entries with fields of their own. */
export function EntryList({
  place,
  schema,
  only,
}: {
  place: Place;
  schema: Schema;
  only?: readonly number[];
}) {
  const target = useTarget();
  const value = target.valueAt(place);
  const entries = Array.isArray(value) ? value : [];
  return (
    <>
      <Rows entries={entries} only={only} place={place}>
        {(entry, at) => {
          const name = nameOf(entry, schema.items ?? null);
          return {
            name,
            row: (
              <button
                className={styles['entry']}
                onClick={() => target.open(within(place, at))}
                type="button"
              >
                {name}
              </button>
            ),
            remove: () => target.remove(within(place, at), name),
          };
        }}
      </Rows>
      {!only && (
        <AddButton
          label={t('Add to {list}', { list: inSentence(labelOf(place.path)) })}
          onClick={() => target.add(place)}
        />
      )}
    </>
  );
}

/** One text of a list, or of a name. */
function Item({ place: given, label }: { place: Place; label: string }) {
  const place = useTranslated(given, 'text');
  const { saved, problem, write, writing } = useField(place);
  const target = useTarget();
  // A group among texts is edited by hand.
  if (typeof saved === 'object') return <code>{JSON.stringify(saved)}</code>;
  const text = String(saved ?? '');
  return (
    <div>
      <TextBox
        aria-invalid={problem !== null}
        aria-label={label}
        data-path={place.path.join('.')}
        isItem
        rows={Math.min(6, Math.ceil(text.length / 50) || 1)}
        save={(written) => write(written.trim() || undefined)}
        value={saved}
        writing={writing}
      />
      {place.language && (
        <p className={styles['about']}>
          {t('Translate from: {text}', { text: String(target.valueAt(given)) })}
        </p>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

/** A list of texts. */
export function ItemList({ place }: { place: Place }) {
  const target = useTarget();
  const value = target.valueAt(place);
  const items = Array.isArray(value) ? value : [];
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const label = labelOf(place.path);
  const change = async (one: Change) => {
    const answer = await target.change(label, place, one);
    setProblem(answer.problems[0]?.sentence ?? answer.sentence);
  };
  const add = (text: string, isMore = false) => {
    setIsAdding(isMore);
    if (text.trim() !== '') void change({ path: place.path, at: items.length, added: text.trim() });
  };
  return (
    <>
      <Rows entries={items} place={place}>
        {(item, at) => ({
          name: typeof item === 'object' ? JSON.stringify(item) : String(item),
          row: <Item label={`${label} ${at + 1}`} place={within(place, at)} />,
          remove: () => void change({ path: [...place.path, at], value: undefined }),
        })}
      </Rows>
      {isAdding ? (
        <textarea
          aria-label={t('{label}: a new one', { label })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the button in its place
          autoFocus
          dir="auto"
          onBlur={({ currentTarget }) => add(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(event.currentTarget.value, true);
            event.currentTarget.value = '';
          }}
          rows={2}
        />
      ) : (
        <AddButton
          label={t('Add to {list}', { list: inSentence(label) })}
          onClick={() => setIsAdding(true)}
        />
      )}
      <Problem>{problem}</Problem>
    </>
  );
}

/** The fields of a group that its schema does not have. */
export function OtherFields({ title, place, schema }: { title: string; place: Place; schema: Schema }) {
  const target = useTarget();
  const names = Object.keys(target.valueAt(place) ?? {}).filter(
    (name) => !/^\$|^meta$/.test(name) && !Object.hasOwn(schema.properties ?? {}, name),
  );
  if (names.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles['rows']}>
        {names.map((name) => (
          <li key={name}>
            <span translate="no">{name}</span>
            <RemoveButton name={name} onClick={() => target.remove(within(place, name), name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sections of the résumé whose names have settings. */
const NAMED_IN: Readonly<Record<string, string>> = {
  companies: 'work',
  skills: 'skills',
  projects: 'projects',
};

/** Settings by names: a text beside each name, or an entry of its own. Names of the résumé can be chosen. */
export function MapList({ place, schema }: { place: Place; schema: Schema }) {
  const target = useTarget();
  const value = target.valueAt(place);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [added, setAdded] = useState<readonly string[]>([]);
  const resume = useOwnerState()?.files['resume.json'].data;
  const entries = valueAt(resume, [NAMED_IN[place.path.join('.')] ?? '']);
  const inResume = Array.isArray(entries)
    ? entries.map((entry) => valueAt(entry, ['name'])).filter((name) => typeof name === 'string')
    : [];
  const isText =
    typeof schema.additionalProperties !== 'object' || schema.additionalProperties.type === 'string';
  return (
    <>
      <ul className={styles['rows']}>
        {[...new Set([...names, ...added, ...inResume])].map((name) => (
          <li key={name}>
            {isText && <span translate="no">{name}</span>}
            {isText ? (
              <Item label={name} place={within(place, name)} />
            ) : (
              <button
                className={styles['entry']}
                onClick={() => target.open(within(place, name))}
                type="button"
              >
                {name}
              </button>
            )}
            {names.includes(name) && (
              <RemoveButton name={name} onClick={() => target.remove(within(place, name), name)} />
            )}
          </li>
        ))}
      </ul>
      <form
        className={styles['beside']}
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem('name') as HTMLInputElement;
          const name = field.value.trim();
          if (name === '') return;
          field.value = '';
          if (isText) setAdded([...added, name]);
          else target.open(within(place, name));
        }}
      >
        <input
          aria-label={t('A new name in {list}', { list: inSentence(labelOf(place.path)) })}
          dir="auto"
          name="name"
          type="text"
        />
        <Button type="submit">
          <AddIcon />
          {t('Add')}
        </Button>
      </form>
    </>
  );
}
