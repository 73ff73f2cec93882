import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';

import { Button } from '~/portal/components/button';

import type { Schema } from '../protocol';
import { storePicture, useOwnerState } from './owner-files';
import type { Kind } from './schema';
import type { ControlProps } from './target';

import styles from './editor.module.css';

type Props = ControlProps & { kind: Kind; schema: Schema };

const shared = ({ id, describedBy, isInvalid }: ControlProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
});
const textOf = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''));
const valueOf = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** The control of one value. */
export function Control(props: Props) {
  const { kind, schema, value, write } = props;
  switch (kind) {
    case 'lines':
      return <LongText {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'picture':
      return <Picture {...props} />;
    case 'icon':
    case 'color':
      return <TextWithChoice {...props} />;
    case 'flag':
    case 'choice': {
      const options = kind === 'flag' ? ['true', 'false'] : (schema.enum ?? []);
      const chosen = (text: string) => (kind === 'flag' ? text === 'true' : text);
      return (
        <select
          {...shared(props)}
          onChange={({ target }) => void write(target.value === '' ? undefined : chosen(target.value))}
          value={textOf(value)}
        >
          <option value="">Not stated</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {kind === 'flag' ? (option === 'true' ? 'Yes' : 'No') : option}
            </option>
          ))}
        </select>
      );
    }
    case 'choices': {
      const list = Array.isArray(value) ? value.map(String) : [];
      const change = (option: string, isChosen: boolean) => {
        const chosen = isChosen ? [...list, option] : list.filter((one) => one !== option);
        void write(chosen.length > 0 ? chosen : undefined);
      };
      return (
        <div aria-labelledby={`${props.id}-label`} className={styles['choices']} role="group">
          {(schema.items?.enum ?? []).map((option) => (
            <label key={option}>
              <input
                checked={list.includes(option)}
                onChange={({ target }) => change(option, target.checked)}
                type="checkbox"
              />
              {option}
            </label>
          ))}
        </div>
      );
    }
    default:
      return <TextControl {...props} />;
  }
}

type TextBoxProps = Pick<ControlProps, 'value' | 'writing'> & {
  /** Writes the text. */ save: (text: string) => unknown;
  /** The lines of a long text. */ rows?: number;
  box?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
} & Pick<
    InputHTMLAttributes<HTMLElement>,
    'id' | 'inputMode' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
  > & {
    list?: string | undefined;
    'data-path'?: string;
  };

/**
 * Writes its text when it loses the focus, or by Enter in a single line. It follows the file unless somebody writes in
 * it; what was refused stays in it.
 */
export function TextBox({ value, writing, save, rows, box, ...attributes }: TextBoxProps) {
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const ref = box ?? own;
  const text = textOf(value);
  useEffect(() => {
    if (ref.current && !writing.isTouched()) ref.current.value = text;
  });
  const props = {
    ...attributes,
    defaultValue: text,
    dir: 'auto',
    ref,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      void save(currentTarget.value),
    onInput: writing.touch,
  };
  if (rows !== undefined) return <textarea {...props} rows={rows} />;
  return (
    <input
      {...props}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) void save(currentTarget.value);
      }}
      type="text"
    />
  );
}

function TextControl(props: Props & { list?: string }) {
  const { kind, value, write, writing, list } = props;
  const save = (text: string) =>
    write(kind === 'number' && text.trim() !== '' ? Number(text.replace(',', '.')) : valueOf(text));
  const inputMode = kind === 'number' ? 'decimal' : kind === 'address' ? 'url' : undefined;
  return (
    <TextBox
      {...shared(props)}
      inputMode={inputMode}
      list={list}
      save={save}
      value={value}
      writing={writing}
    />
  );
}

const MARKS = [
  { label: 'Bold', before: '**', after: '**' },
  { label: 'Italic', before: '_', after: '_' },
  { label: 'Link', before: '[', after: '](https://)' },
  { label: 'List', before: '\n- ', after: '' },
] as const;

function LongText(props: Props) {
  const { value, write, writing, label } = props;
  const area = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const mark = (before: string, after: string) => {
    const field = area.current;
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    const chosen = field.value.slice(selectionStart, selectionEnd);
    field.setRangeText(before + chosen + after, selectionStart, selectionEnd, 'end');
    writing.touch();
    field.focus();
    field.setSelectionRange(selectionStart + before.length, selectionStart + before.length + chosen.length);
  };
  return (
    <div>
      <div aria-label={`Markdown for ${label}`} className={styles['marks']} role="group">
        {MARKS.map(({ label: name, before, after }) => (
          <button
            key={name}
            // The text keeps the focus and its selection, so that it is not saved in between.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => mark(before, after)}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
      <TextBox
        {...shared(props)}
        box={area}
        rows={Math.min(14, Math.max(4, Math.ceil(textOf(value).length / 60)))}
        save={(text) => write(valueOf(text))}
        value={value}
        writing={writing}
      />
    </div>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, at)),
);

/** A year, a month, and for an end “present”, which is no date in the file. */
function DateControl(props: Props) {
  const { value, write, place, label } = props;
  const written = textOf(value);
  const [, year = '', month = ''] = /^(\d{4})(?:-(\d\d))?/.exec(written) ?? [];
  const isEnd = place.path.at(-1) === 'endDate';
  const other = written !== '' && year === '' ? written : '';
  const save = (toYear: string, toMonth: string) => {
    if (toYear === year && toMonth === month) return;
    void write(toYear === '' ? undefined : toMonth === '' ? toYear : `${toYear}-${toMonth}`);
  };
  return (
    <div aria-labelledby={`${props.id}-label`} className={styles['date']} role="group">
      <select
        aria-label={`${label}: month`}
        key={`month ${month}`}
        defaultValue={month}
        onChange={({ target }) => year !== '' && save(year, target.value)}
      >
        <option value="">Month</option>
        {MONTHS.map((name, at) => (
          <option key={name} value={String(at + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <input
        {...shared(props)}
        aria-label={`${label}: year`}
        defaultValue={year || other}
        inputMode="numeric"
        key={`year ${year}`}
        onBlur={({ target }) => {
          const chosen = target.parentElement?.querySelector('select')?.value ?? '';
          save(target.value.trim(), target.value.trim() === '' ? '' : chosen);
        }}
        placeholder="Year"
        size={6}
        type="text"
      />
      {isEnd && (
        <label>
          <input
            checked={written === ''}
            onChange={({ target }) => target.checked && void write(undefined)}
            type="checkbox"
          />
          Present
        </label>
      )}
    </div>
  );
}

/** A text with a list of choices: icons by their names, a colour by the browser’s dialog. */
function TextWithChoice(props: Props) {
  const { kind, value, write, label } = props;
  const icons = useOwnerState()?.icons ?? [];
  const list = useId();
  return (
    <div className={styles['beside']}>
      <TextControl {...props} {...(kind === 'icon' && { list })} />
      {kind === 'icon' ? (
        <datalist id={list}>
          {icons.map((icon) => (
            <option key={icon}>{icon}</option>
          ))}
        </datalist>
      ) : (
        <input
          aria-label={`${label}: choose`}
          defaultValue={/^#[0-9a-f]{6}$/i.test(textOf(value)) ? textOf(value) : undefined}
          key={textOf(value)}
          onBlur={({ target, currentTarget }) =>
            currentTarget.defaultValue !== target.value && void write(target.value)
          }
          type="color"
        />
      )}
    </div>
  );
}

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

/** The file of a picture, which can be dropped or chosen. */
function Picture(props: Props) {
  const { write, label } = props;
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const store = async (file: File | undefined) => {
    if (!file) return;
    setMessage('The picture is stored …');
    const { sentence, file: stored } = await storePicture(file);
    setMessage(sentence);
    if (stored !== undefined) await write(stored);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void store(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles['drop']} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <TextControl {...props} />
      <input
        accept={PICTURES}
        aria-label={`${label}: file`}
        hidden
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => void store(target.files?.[0])}
        ref={input}
        type="file"
      />
      <p className={styles['acts']}>
        <Button onClick={() => input.current?.click()}>Choose a picture</Button> or drop one here
      </p>
      <p role="status">{message}</p>
    </div>
  );
}
