import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { Button } from '~/portal/components/button';

import type { Place, Schema } from '../protocol';
import { iconAddress, storePicture, useOwnerState } from './owner-files';
import type { Kind } from './schema';
import { LANGUAGE, Problem, Sentence, t } from './t';
import { useField, useTarget, useTranslated, type FieldState } from './target';

import chooserStyles from './choosers.module.css';
import styles from './editor.module.css';

type Attributes = Pick<
  InputHTMLAttributes<HTMLElement>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
>;

/** A control, the state of its field, and the attributes that connect it with its label and its messages. */
type ControlProps = {
  kind: Kind;
  schema: Schema;
  place: Place;
  field: FieldState;
  attributes: Attributes;
};

const textOf = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''));

const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(code) ?? code;

/** A field with one value. */
export function Simple({
  place: given,
  kind,
  schema,
  about = '',
  name,
}: {
  place: Place;
  kind: Kind;
  schema: Schema;
  about?: string;
  /** The name of its control where it has no label of its own: an item of a list. */ name?: string;
}) {
  const place = useTranslated(given, kind);
  const field = useField(place);
  const original = useTarget().valueAt(given);
  const id = useId();
  const Control = CONTROLS[kind] ?? TextControl;
  return (
    <div className={styles['field']} data-path={place.path.join('.')}>
      {name === undefined && (
        <label htmlFor={id} id={`${id}-label`}>
          {field.label}{' '}
          {place.language && (
            <small>{t('In {language}', { language: nameOfLanguage(place.language) })}</small>
          )}
        </label>
      )}
      <Control
        attributes={{
          id,
          'aria-label': name,
          'aria-describedby': `${id}-about ${id}-problem`,
          'aria-invalid': field.problem !== null,
        }}
        field={field}
        kind={kind}
        place={place}
        schema={schema}
      />
      <p className={styles['about']} id={`${id}-about`}>
        {place.language ? t('Translate from: {text}', { text: String(original) }) : about}
      </p>
      <Problem id={`${id}-problem`}>{field.problem}</Problem>
    </div>
  );
}

type Box = HTMLInputElement & HTMLTextAreaElement;
type WithText = { currentTarget: { value: string } };

/** The fewest and the most lines of a long text and of an item of a list. */
const LINES: Readonly<Partial<Record<Kind, readonly [fewest: number, most: number]>>> = {
  lines: [4, 14],
  item: [1, 6],
};
const LINE_LENGTH = 60;

/**
 * A text, which is written when it loses the focus, or by Enter in a single line. It follows the file unless somebody
 * writes in it; what was refused stays in it.
 */
function TextControl({
  kind,
  field: { value, write, isTouched, touch },
  attributes,
  list,
}: ControlProps & { /** The id of its suggestions. */ list?: string }) {
  const box = useRef<Box>(null);
  const saved = textOf(value);
  useEffect(() => {
    if (box.current && !isTouched()) box.current.value = saved;
  });
  const save = ({ value: text }: { value: string }) => {
    const trimmed = text.trim();
    void write(trimmed === '' ? undefined : kind === 'number' ? Number(trimmed.replace(',', '.')) : trimmed);
  };
  // A dialog that is closed takes the focus away without an event.
  const saveAtEnd = useEffectEvent((element: Box) => isTouched() && save(element));
  useEffect(() => {
    const element = box.current;
    return () => void (element && saveAtEnd(element));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field is removed
  }, []);
  // A group in a list of texts is edited by hand.
  if (kind === 'item' && typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  const props = {
    ...attributes,
    defaultValue: saved,
    dir: 'auto',
    ref: box,
    onBlur: ({ currentTarget }: WithText) => save(currentTarget),
    onInput: touch,
    onKeyDown(event: KeyboardEvent & WithText) {
      if (kind === 'lines' || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing)
        return;
      event.preventDefault();
      save(event.currentTarget);
    },
  };
  const [fewest, most] = LINES[kind] ?? [];
  if (fewest !== undefined && most !== undefined)
    return (
      <textarea {...props} rows={Math.min(most, Math.max(fewest, Math.ceil(saved.length / LINE_LENGTH)))} />
    );
  const inputMode = kind === 'number' ? 'decimal' : kind === 'address' ? 'url' : undefined;
  return <input {...props} inputMode={inputMode} list={list} type="text" />;
}

/** A choice of one value: “yes” or “no”, or one of a list. */
function Choice({ kind, schema, field: { value, write }, attributes }: ControlProps) {
  const isFlag = kind === 'flag';
  const options = isFlag ? ['true', 'false'] : (schema.enum ?? []);
  const choose = (text: string) => void write(text === '' ? undefined : isFlag ? text === 'true' : text);
  return (
    <select {...attributes} onChange={({ target }) => choose(target.value)} value={textOf(value)}>
      <option value="">{t('Not stated')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {isFlag ? (option === 'true' ? t('Yes') : t('No')) : option}
        </option>
      ))}
    </select>
  );
}

/** The controls of one value, beside each other. */
const Group = ({
  attributes: { id },
  className,
  children,
}: Pick<ControlProps, 'attributes'> & { className: string | undefined; children: ReactNode }) => (
  <div aria-labelledby={`${id}-label`} className={className} role="group">
    {children}
  </div>
);

function Choices({ schema, field: { value, write }, attributes }: ControlProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const change = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    void write(next.length > 0 ? next : undefined);
  };
  return (
    <Group attributes={attributes} className={styles['choices']}>
      {(schema.items?.enum ?? []).map((option) => (
        <label key={option}>
          <input checked={chosen.includes(option)} onChange={() => change(option)} type="checkbox" />
          {option}
        </label>
      ))}
    </Group>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat(LANGUAGE, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, at)),
);

/** A year, a month, and for an end “present”, which is no date in the file. */
function DateControl({ field: { value, write, label }, place, attributes }: ControlProps) {
  const written = textOf(value);
  const [, year = '', month = ''] = /^(\d{4})(?:-(\d\d))?/.exec(written) ?? [];
  const months = useRef<HTMLSelectElement>(null);
  const save = (toYear: string) => {
    const toMonth = toYear === '' ? '' : (months.current?.value ?? '');
    if (toYear !== (year || written) || toMonth !== month)
      void write([toYear, toMonth].filter(Boolean).join('-') || undefined);
  };
  return (
    <Group attributes={attributes} className={styles['date']}>
      <select
        aria-label={t('{label}: month', { label })}
        key={`month ${month}`}
        defaultValue={month}
        onChange={() => year !== '' && save(year)}
        ref={months}
      >
        <option value="">{t('Month')}</option>
        {MONTHS.map((name, at) => (
          <option key={name} value={String(at + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <input
        {...attributes}
        aria-label={t('{label}: year', { label })}
        defaultValue={year || written}
        inputMode="numeric"
        key={`year ${year}`}
        onBlur={({ target }) => save(target.value.trim())}
        placeholder={t('Year')}
        size={6}
        type="text"
      />
      {place.path.at(-1) === 'endDate' && (
        <label>
          <input
            checked={written === ''}
            onChange={({ target }) => target.checked && void write(undefined)}
            type="checkbox"
          />
          {t('Present')}
        </label>
      )}
    </Group>
  );
}

/** The name of an icon, with names to choose from and its picture. */
function IconControl(props: ControlProps) {
  const icons = useOwnerState()?.icons ?? [];
  const list = useId();
  const name = textOf(props.field.value);
  return (
    <div className={styles['beside']}>
      <TextControl {...props} list={list} />
      <datalist id={list}>
        {icons.map((icon) => (
          <option key={icon}>{icon}</option>
        ))}
      </datalist>
      {name && <img alt="" height={24} src={iconAddress(name)} width={24} />}
    </div>
  );
}

const COLOR = /^#[0-9a-f]{6}$/i;

function ColorControl(props: ControlProps) {
  const { label, value, write } = props.field;
  const color = COLOR.test(textOf(value)) ? textOf(value) : undefined;
  return (
    <div className={styles['beside']}>
      <TextControl {...props} />
      <input
        aria-label={t('{label}: choose', { label })}
        defaultValue={color}
        key={color}
        onBlur={({ target }) => target.defaultValue !== target.value && void write(target.value)}
        type="color"
      />
    </div>
  );
}

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

/** The file of a picture, which can be dropped or chosen. */
function PictureControl(props: ControlProps) {
  const { write, label } = props.field;
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const store = async (file: File | undefined) => {
    if (!file) return;
    setMessage(t('The picture is stored …'));
    const { sentence, file: stored } = await storePicture(file);
    setMessage(sentence);
    if (stored !== undefined) await write(stored);
  };
  return (
    <div
      className={chooserStyles['drop']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void store(event.dataTransfer.files[0]);
      }}
    >
      <TextControl {...props} />
      <input
        accept={PICTURES}
        aria-label={t('{label}: file', { label })}
        hidden
        onChange={({ target }) => void store(target.files?.[0])}
        ref={input}
        type="file"
      />
      <p className={styles['acts']}>
        <Button onClick={() => input.current?.click()}>{t('Choose a picture')}</Button>{' '}
        {t('or drop one here')}
      </p>
      <p role="status">
        <Sentence>{message}</Sentence>
      </p>
    </div>
  );
}

/** The controls that are more than a line of text. */
const CONTROLS: Readonly<Partial<Record<Kind, (props: ControlProps) => ReactNode>>> = {
  flag: Choice,
  choice: Choice,
  choices: Choices,
  date: DateControl,
  icon: IconControl,
  color: ColorControl,
  picture: PictureControl,
};
