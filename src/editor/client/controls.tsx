import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';

import { Button } from '~/portal/components/button';
import { StaticMarkup } from '~/portal/features/static-markup';
import { richText } from '~/portal/text/rich-text';

import type { Schema } from '../protocol';
import { ContrastNote, Crop, IconChooser, PlaceNote } from './choosers';
import { storePicture } from './owner-files';
import type { Kind } from './schema';
import { LANGUAGE, Sentence, t } from './t';
import { useTarget, type ControlProps } from './target';

import chooserStyles from './choosers.module.css';
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
    case 'place':
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
          <option value="">{t('Not stated')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {kind === 'flag' ? (option === 'true' ? t('Yes') : t('No')) : option}
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
  /** Gets the text while it is written. */ onText?: ((text: string) => void) | undefined;
  /** The lines of a long text. */ rows?: number;
  /** Whether Enter writes a text of several lines too. */ isItem?: boolean;
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
export function TextBox({ value, writing, save, rows, isItem, box, onText, ...attributes }: TextBoxProps) {
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const ref = box ?? own;
  const text = textOf(value);
  useEffect(() => {
    if (ref.current && !writing.isTouched()) ref.current.value = text;
  });
  // A dialog that is closed takes the focus away without an event.
  const saveAtEnd = useEffectEvent((element: HTMLInputElement | HTMLTextAreaElement) => {
    if (writing.isTouched()) void save(element.value);
  });
  useEffect(() => {
    const element = ref.current;
    return () => void (element && saveAtEnd(element));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field is removed
  }, []);
  const props = {
    ...attributes,
    defaultValue: text,
    dir: 'auto',
    ref,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      void save(currentTarget.value),
    onInput({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
      writing.touch();
      onText?.(currentTarget.value);
    },
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save(event.currentTarget.value);
  };
  if (rows !== undefined)
    return <textarea {...props} onKeyDown={isItem ? onKeyDown : undefined} rows={rows} />;
  return <input {...props} onKeyDown={onKeyDown} type="text" />;
}

function TextControl(props: Props & { list?: string; onInput?: (text: string) => void }) {
  const { kind, value, write, writing, list, onInput } = props;
  const save = (text: string) =>
    write(kind === 'number' && text.trim() !== '' ? Number(text.replace(',', '.')) : valueOf(text));
  const inputMode = kind === 'number' ? 'decimal' : kind === 'address' ? 'url' : undefined;
  return (
    <TextBox
      {...shared(props)}
      inputMode={inputMode}
      list={list}
      onText={onInput}
      save={save}
      value={value}
      writing={writing}
    />
  );
}

const MARKS = [
  { label: t('Bold'), before: '**', after: '**' },
  { label: t('Italic'), before: '_', after: '_' },
  { label: t('Link'), before: '[', after: '](https://)' },
  { label: t('List'), before: '\n- ', after: '' },
] as const;

function LongText(props: Props) {
  const { value, write, writing, label } = props;
  const area = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [shown, setShown] = useState<string | null>(null);
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
      <div aria-label={t('Markdown for {label}', { label })} className={chooserStyles['marks']} role="group">
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
        <button
          aria-pressed={shown !== null}
          onClick={() => setShown(shown === null ? (area.current?.value ?? '') : null)}
          type="button"
        >
          {t('Preview')}
        </button>
      </div>
      <TextBox
        {...shared(props)}
        box={area}
        onText={(text) => shown !== null && setShown(text)}
        rows={Math.min(14, Math.max(4, Math.ceil(textOf(value).length / 60)))}
        save={(text) => write(valueOf(text))}
        value={value}
        writing={writing}
      />
      {shown !== null && (
        <section aria-label={t('Preview')} className={chooserStyles['preview']} dir="auto">
          <StaticMarkup parts={richText(shown)} />
        </section>
      )}
    </div>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat(LANGUAGE, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, at)),
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
        aria-label={t('{label}: month', { label })}
        key={`month ${month}`}
        defaultValue={month}
        onChange={({ target }) => year !== '' && save(year, target.value)}
      >
        <option value="">{t('Month')}</option>
        {MONTHS.map((name, at) => (
          <option key={name} value={String(at + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <input
        {...shared(props)}
        aria-label={t('{label}: year', { label })}
        defaultValue={year || other}
        inputMode="numeric"
        key={`year ${year}`}
        onBlur={({ target }) => {
          const chosen = target.parentElement?.querySelector('select')?.value ?? '';
          save(target.value.trim(), target.value.trim() === '' ? '' : chosen);
        }}
        placeholder={t('Year')}
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
          {t('Present')}
        </label>
      )}
    </div>
  );
}

/** A text with a chooser beside it: an icon, a colour with its contrast, a place with its pin. */
function TextWithChoice(props: Props) {
  const { kind, value, write, label, place } = props;
  const text = textOf(value);
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (chosen: string) => void write(chosen);
  const form = useTarget();
  // The country beside a city says which one it is.
  const isCity = place.path.at(-1) === 'city';
  const around = isCity
    ? ['region', 'countryCode'].map((name) =>
        textOf(form.valueAt({ ...place, path: [...place.path.slice(0, -1), name] })),
      )
    : [];
  if (kind === 'icon')
    return (
      <>
        <TextControl {...props} />
        <IconChooser label={label} onChoose={choose} value={text} />
      </>
    );
  if (kind === 'place')
    return (
      <>
        <TextControl {...props} list={list} onInput={setTyped} />
        <PlaceNote
          isCity={isCity}
          listId={list}
          value={[typed ?? text, ...around].filter(Boolean).join(', ')}
        />
      </>
    );
  return (
    <>
      <div className={styles['beside']}>
        <TextControl {...props} />
        <input
          aria-label={t('{label}: choose', { label })}
          defaultValue={/^#[0-9a-f]{6}$/i.test(text) ? text : undefined}
          key={text}
          onBlur={({ target, currentTarget }) =>
            currentTarget.defaultValue !== target.value && choose(target.value)
          }
          type="color"
        />
      </div>
      <ContrastNote onChoose={choose} value={text} />
    </>
  );
}

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

/** The file of a picture, which can be dropped or chosen. */
function Picture(props: Props) {
  const { write, label } = props;
  const [message, setMessage] = useState('');
  const [cropped, setCropped] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const store = async (file: File | undefined) => {
    setCropped(null);
    if (!file) return;
    setMessage(t('The picture is stored …'));
    const { sentence, file: stored } = await storePicture(file);
    setMessage(sentence);
    if (stored !== undefined) await write(stored);
  };
  // A portrait is square.
  const take = (file: File | undefined) =>
    file && props.place.path[0] === 'basics' ? setCropped(file) : void store(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={chooserStyles['drop']} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <TextControl {...props} />
      <input
        accept={PICTURES}
        aria-label={t('{label}: file', { label })}
        hidden
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => take(target.files?.[0])}
        ref={input}
        type="file"
      />
      <p className={styles['acts']}>
        <Button onClick={() => input.current?.click()}>{t('Choose a picture')}</Button>{' '}
        {t('or drop one here')}
      </p>
      {cropped && <Crop file={cropped} onDone={(file) => void store(file)} />}
      <p role="status">
        <Sentence>{message}</Sentence>
      </p>
    </div>
  );
}
