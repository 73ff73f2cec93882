import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import DownIcon from '@fluentui/svg-icons/icons/arrow_down_16_regular.svg?react';
import UpIcon from '@fluentui/svg-icons/icons/arrow_up_16_regular.svg?react';
import DeleteIcon from '@fluentui/svg-icons/icons/delete_16_regular.svg?react';
import { valueAt } from '../../resume/standard/path';
import { Button } from '~/portal/components/button';

import { listAt, type Change } from '../changes';
import type { Locator, Schema } from '../protocol';
import { Simple } from './controls';
import { useOwnerState } from './owner-files';
import { kindOf, fieldLabel, nameOf, schemaAt, type ControlKind } from './schema';
import { useTarget } from './target';
import { inSentence, Problem, t } from './t';

import styles from './editor.module.css';

const within = (place: Locator, step: string | number): Locator => ({
  ...place,
  path: [...place.path, step],
});

/** The rows of a list: each moves by its buttons, by Alt and an arrow, and by dragging. */
function Rows({
  place,
  only,
  children,
}: {
  place: Locator;
  /** The entries that are shown; all where nothing is said. */ only?: readonly number[] | undefined;
  children: (entry: unknown, at: number) => { name: string; row: ReactNode; remove: () => void };
}) {
  const target = useTarget();
  const entries = listAt(target.valueAt(place), []);
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const shown = only ?? [...entries.keys()];
  const move = async (from: number, to: number | undefined) => {
    if (to === undefined || from === to) return;
    const title = t('{label}: another order', { label: fieldLabel(place.path) });
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
            onDragEnd={() => (dragged.current = null)}
            onDrop={() => dragged.current !== null && void move(dragged.current, at)}
            onKeyDown={(event) => moveByKey(event, at)}
          >
            {row}
            <Tool
              isOff={before === undefined}
              label={t('Move up: {name}', { name })}
              onClick={() => void move(at, before)}
            >
              <UpIcon />
            </Tool>
            <Tool
              isOff={after === undefined}
              label={t('Move down: {name}', { name })}
              onClick={() => void move(at, after)}
            >
              <DownIcon />
            </Tool>
            <RemoveButton name={name} onClick={remove} />
          </li>
        );
      })}
    </ol>
  );
}

/** An icon button beside a row. */
const Tool = ({
  label,
  isOff = false,
  onClick,
  children,
}: {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button aria-disabled={isOff} aria-label={label} className={styles['tool']} onClick={onClick} type="button">
    {children}
  </button>
);

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Tool label={t('Remove: {name}', { name })} onClick={onClick}>
    <DeleteIcon />
  </Tool>
);

/** Leads to the form of an entry. */
const EntryButton = ({ place, name }: { place: Locator; name: string }) => {
  const target = useTarget();
  return (
    <button className={styles['entry']} onClick={() => target.open(place)} type="button">
      {name}
    </button>
  );
};

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button onClick={onClick}>
    <AddIcon />
    {label}
  </Button>
);

type ListProps = { place: Locator; schema: Schema };

/** A list of entries with fields of their own. */
export function EntryList({ place, schema, only }: ListProps & { only?: readonly number[] }) {
  const target = useTarget();
  return (
    <>
      <Rows only={only} place={place}>
        {(entry, at) => {
          const name = nameOf(entry, schema.items ?? null);
          const own = within(place, at);
          return {
            name,
            row: <EntryButton name={name} place={own} />,
            remove: () => target.remove(own, name),
          };
        }}
      </Rows>
      {!only && (
        <AddButton
          label={t('Add to {list}', { list: inSentence(fieldLabel(place.path)) })}
          onClick={() => target.add(place)}
        />
      )}
    </>
  );
}

/** A list of texts. */
function ItemList({ place, schema }: ListProps) {
  const target = useTarget();
  const count = listAt(target.valueAt(place), []).length;
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const label = fieldLabel(place.path);
  const change = async (one: Change) => {
    const answer = await target.change(label, place, one);
    setProblem(answer.problems[0]?.sentence ?? answer.sentence);
  };
  const add = (text: string, isMore = false) => {
    setIsAdding(isMore);
    if (text.trim() !== '') void change({ path: place.path, at: count, added: text.trim() });
  };
  return (
    <>
      <Rows place={place}>
        {(item, at) => ({
          name: typeof item === 'object' ? JSON.stringify(item) : String(item),
          row: <Simple kind="item" name={`${label} ${at + 1}`} place={within(place, at)} schema={schema} />,
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

/** The sections of the résumé whose names have settings. */
const NAMED_IN: Readonly<Record<string, string>> = {
  companies: 'work',
  skills: 'skills',
  projects: 'projects',
};

/** Settings by names: a text beside each name, or an entry of its own. Names of the résumé can be chosen. */
function MapList({ place, schema }: ListProps) {
  const target = useTarget();
  const names = Object.keys(target.valueAt(place) ?? {});
  const [added, setAdded] = useState<readonly string[]>([]);
  const resume = useOwnerState()?.files['resume.json'].data;
  const inResume = listAt(resume, [NAMED_IN[place.path.join('.')] ?? ''])
    .map((entry) => valueAt(entry, ['name']))
    .filter((name) => typeof name === 'string');
  const isText =
    typeof schema.additionalProperties !== 'object' || schema.additionalProperties.type === 'string';
  return (
    <>
      <ul className={styles['rows']}>
        {[...new Set([...names, ...added, ...inResume])].map((name) => (
          <li key={name}>
            {isText ? (
              <>
                <span translate="no">{name}</span>
                <Simple kind="item" name={name} place={within(place, name)} schema={schema} />
              </>
            ) : (
              <EntryButton name={name} place={within(place, name)} />
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
          aria-label={t('A new name in {list}', { list: inSentence(fieldLabel(place.path)) })}
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

/** The description of a field, for people who do not know the marks of code. */
const aboutOf = ({ description = '' }: Schema): string => t(description.replaceAll(/`([^`]+)`/g, '“$1”'));

const LISTS: Readonly<Partial<Record<ControlKind, typeof EntryList>>> = {
  entries: EntryList,
  map: MapList,
  texts: ItemList,
};

/** One field of a form, by its schema. */
export function Field({ place, isOpen = false }: { place: Locator; isOpen?: boolean }) {
  const state = useOwnerState();
  const target = useTarget();
  const schema = state && schemaAt(state, place.file, place.path);
  if (!schema) return null;
  const kind = kindOf(schema, place.path.at(-1));
  const label = fieldLabel(place.path);
  const about = aboutOf(schema);
  if (kind === 'group') {
    const fields = <Fields names={Object.keys(schema.properties ?? {})} place={place} />;
    if (isOpen) return fields;
    return (
      <details className={styles['group']} open={target.valueAt(place) !== undefined}>
        <summary>{label}</summary>
        <p className={styles['about']}>{about}</p>
        {fields}
      </details>
    );
  }
  const List = LISTS[kind];
  if (!List) return <Simple about={about} kind={kind} place={place} schema={schema} />;
  return (
    <fieldset className={styles['list']}>
      <legend>{label}</legend>
      <p className={styles['about']}>{about}</p>
      <List place={place} schema={schema} />
    </fieldset>
  );
}

/** The settings of values for which the résumé has no field. */
const SETTINGS: Readonly<Record<string, Locator>> = {
  'basics.image': { file: 'portal.yaml', path: ['photoAlt'] },
};

/** The fields of a group, each with its settings. */
export const Fields = ({ names, place }: { names: readonly string[]; place: Locator }) => (
  <div className={styles['fields']}>
    {names
      .map((name) => [...place.path, name])
      .flatMap((path) => [{ ...place, path }, SETTINGS[path.join('.')] ?? []].flat())
      .map((field) => (
        <Field key={field.path.join('.')} place={field} />
      ))}
  </div>
);
