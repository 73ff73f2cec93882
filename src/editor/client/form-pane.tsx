import { useEffect, useRef, useState } from 'react';

import EditIcon from '@fluentui/svg-icons/icons/edit_20_regular.svg?react';
import { type Path, valueAt } from '../../resume/standard/path';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import { changedData, listAt, type Change } from '../changes';
import type { Answer, FileEdit, OwnerState, Locator } from '../protocol';
import { EntryList, Field, Fields } from './fields';
import { savedAt, TargetContext, type Target } from './target';
import { act, change, useOwnerState } from './owner-files';
import { kindOf, fieldLabel, nameOf, schemaAt } from './schema';
import { inSentence, t } from './t';

import styles from './editor.module.css';

/** A part of a form: the fields of a place, or some of them, or some entries of a list. */
export type FormPart = Locator & {
  title?: string;
  /** Fields that are not shown. */ without?: readonly string[];
  /** The entries of a list that are shown. */ only?: readonly number[];
};

type Entry = Readonly<Record<string, unknown>>;

/** A form. That of a draft has an entry that is not written yet, at the index of its place. */
export type FormView = {
  title: string;
  parts: readonly FormPart[];
  /** The path of the field that has the focus first. */ focus?: Path;
  isDraft?: boolean;
};

/** An act that needs a confirmation. */
export type Question = {
  title: string;
  text: string;
  label: string;
  edits: readonly FileEdit[];
};

/** The entries that are not written yet, by their lists. A form that was closed begins with its draft. */
const drafts = new Map<string, Entry>();
const listOf = ({ parts: [part] }: FormView): string => part?.path.slice(0, -1).join('.') ?? '';

const WRITTEN: Answer = { sentence: '', problems: [], isConflict: false };

/** The pane with the form of a view, and with those of the entries that are opened from it. */
export function FormPane({
  view: first,
  onClose,
  ask,
}: {
  view: FormView;
  onClose: () => void;
  ask: (question: Question) => void;
}) {
  const state = useOwnerState();
  const [views, setViews] = useState<readonly FormView[]>([first]);
  const [message, setMessage] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const view = views.at(-1) ?? first;
  const { isDraft = false } = view;
  // The entry may get another name.
  const [part] = view.parts;
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (next: readonly FormView[]) => {
    setViews(next);
    setMessage('');
    heading.current?.focus();
  };
  const inDraft = (path: Path) => path.slice(part?.path.length);
  const changeDraft = (one: Change) => {
    const value = changedData(drafts.get(listOf(view)), { ...one, path: inDraft(one.path) });
    drafts.set(listOf(view), (value ?? {}) as Entry);
    setViews([...views]);
  };

  const target: Target = {
    isDraft,
    valueAt: (place) =>
      isDraft ? valueAt(drafts.get(listOf(view)), inDraft(place.path)) : state && savedAt(state, place),
    async change(title, { file, language }, one) {
      if (isDraft) {
        changeDraft(one);
        return WRITTEN;
      }
      const answer = await change(title, [{ file, ...(language && { language }), ...one }]);
      setMessage(answer.sentence === '' ? t('Saved: {title}', { title }) : '');
      return answer;
    },
    open: (place) => show([...views, viewOf(place, state)]),
    add: (place) => show([...views, draftOf(place, state?.files[place.file].data)]),
    remove(place, name) {
      if (isDraft) changeDraft({ path: place.path });
      else
        ask({
          title: t('Remove “{name}”?', { name }),
          text: t('It leaves {file}. Undo brings it back.', { file: place.file }),
          label: t('Remove'),
          edits: [{ ...place, value: undefined }],
        });
    },
  };

  const focused = view.focus?.join('.');
  useEffect(() => {
    if (focused === undefined || !state) return;
    const control = content.current?.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(focused)}"] :is(input, textarea, select)`,
    );
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each view, when the files are read
  }, [focused, state === null, views.length]);

  const create = async () => {
    if (!part || !state) return;
    // The text that has the focus reaches the draft.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const added = drafts.get(listOf(view)) ?? {};
    const required = Object.keys(schemaAt(state, part.file, part.path)?.properties ?? {})[0] ?? 'name';
    if (!added[required])
      return setMessage(t('{label}: write it first.', { label: fieldLabel([...part.path, required]) }));
    const { file, path } = part;
    const answer = await change(t('Add {name}', { name: nameOf(added, null) }), [
      { file, path: path.slice(0, -1), at: Number(path.at(-1)), added },
    ]);
    const problems = answer.problems.map((one) => `${fieldLabel(one.path)}: ${one.sentence}`);
    if (answer.sentence !== '') return setMessage([answer.sentence, ...problems].join(' '));
    drafts.delete(listOf(view));
    show([...views.slice(0, -1), viewOf({ file, path }, answer.state ?? state)]);
    setMessage(t('Added.'));
  };

  return (
    <Pane
      closeLabel={t('Close')}
      heading={heading}
      icon={<EditIcon />}
      id="owner-form"
      onClose={onClose}
      open
      subtitle={[...new Set(view.parts.map(({ file }) => state?.files[file].name ?? file))].join(', ')}
      title={
        part && state && !isDraft && typeof part.path.at(-1) === 'number'
          ? viewOf(part, state).title
          : view.title
      }
    >
      <TargetContext value={target}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its fields have the keys */}
        <div
          className={styles['form']}
          key={`${views.length} ${view.parts.map(({ path }) => path.join('.')).join(' ')}`}
          onKeyDown={undoByKeys}
          ref={content}
        >
          {views.length > 1 && (
            <Button onClick={() => show(views.slice(0, -1))}>
              {t('Back to {title}', { title: views.at(-2)?.title ?? '' })}
            </Button>
          )}
          <p className={styles['message']} role="status">
            {message}
          </p>
          {state ? view.parts.map((one) => <PartFields key={one.path.join('.')} part={one} />) : <p>…</p>}
          {isDraft && (
            <p className={styles['acts']}>
              {/* A field that loses the focus may change its height, and move the button away below the finger. */}
              <Button
                appearance="primary"
                onClick={() => void create()}
                onMouseDown={(event) => event.preventDefault()}
              >
                {t('Create')}
              </Button>
              <Button
                onClick={() => {
                  drafts.delete(listOf(view));
                  if (views.length > 1) show(views.slice(0, -1));
                  else onClose();
                }}
              >
                {t('Cancel')}
              </Button>
            </p>
          )}
        </div>
      </TargetContext>
    </Pane>
  );
}

function PartFields({ part: { title, without, only, ...place } }: { part: FormPart }) {
  const state = useOwnerState();
  const schema = state && schemaAt(state, place.file, place.path);
  if (!schema) return null;
  const names = Object.keys(schema.properties ?? {}).filter((name) => !without?.includes(name));
  return (
    <section aria-label={title ?? fieldLabel(place.path)}>
      {title && <h3>{title}</h3>}
      {only ? (
        <EntryList only={only} place={place} schema={schema} />
      ) : schema.properties ? (
        <Fields names={names} place={place} />
      ) : (
        <Field isOpen place={place} />
      )}
    </section>
  );
}

/** The form of one place. */
export function viewOf({ file, path }: Locator, state: OwnerState | null, focus?: Path): FormView {
  const value = state && valueAt(state.files[file].data, path);
  const isEntry = typeof path.at(-1) === 'number';
  const name = isEntry ? nameOf(value, state && schemaAt(state, file, path)) : fieldLabel(path);
  return { title: name || t('Settings'), parts: [{ file, path }], ...(focus && { focus }) };
}

/** The newest entry comes first in these lists. */
const NEWEST_FIRST: ReadonlySet<string> = new Set(['work', 'projects', 'education', 'volunteer']);

const TITLES: Readonly<Record<string, string>> = { work: t('Add a role'), projects: t('Add a project') };

/** The form of a new entry of a list. */
export function draftOf({ file, path }: Locator, data: unknown, value: Entry = {}): FormView {
  const begun = drafts.get(path.join('.'));
  // A role that was begun at another company is another one.
  const isSame = Object.entries(value).every(([field, own]) => begun?.[field] === own);
  drafts.set(path.join('.'), isSame ? (begun ?? {}) : value);
  const isNewestFirst = path.length === 1 && NEWEST_FIRST.has(String(path[0]));
  const at = isNewestFirst ? 0 : listAt(data, path).length;
  return {
    title: TITLES[path.join('.')] ?? t('Add to {list}', { list: inSentence(fieldLabel(path)) }),
    parts: [{ file, path: [...path, at] }],
    isDraft: true,
  };
}

/** The group whose form has the field of a value: that of an entry, or of a section. */
function parentOf(path: Path): Path {
  const list = path.findLastIndex((step) => typeof step === 'number');
  const isText = list === path.length - 1;
  return path.slice(0, isText ? list - 1 || 1 : Math.max(list + 1, 1));
}

/** The form with the field of a value; that of a new entry for a list without one. */
export function viewAt(place: Locator, state: OwnerState): FormView {
  const { data } = state.files[place.file];
  const schema = schemaAt(state, place.file, place.path);
  if (schema && kindOf(schema) === 'entries' && listAt(data, place.path).length === 0)
    return draftOf(place, data);
  const path = place.path.length > 1 ? parentOf(place.path) : place.path;
  return viewOf({ ...place, path }, state, place.path);
}

/** Takes the last act back, or repeats it. A text that is being written has its own history. */
export function undoByKeys(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
  preventDefault: () => void;
}) {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
  const field = event.target;
  if (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  )
    return;
  event.preventDefault();
  void act({ act: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
}
