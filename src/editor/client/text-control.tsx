import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { StaticMarkup } from '~/portal/features/static-markup';
import { richText } from '~/portal/text/rich-text';

import type { Locator, Schema } from '../protocol';
import type { ControlKind } from './schema';
import { t } from './t';
import type { FieldState } from './target';

import chooserStyles from './choosers.module.css';

type Attributes = Pick<
  InputHTMLAttributes<HTMLElement>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
>;

/** A control, the state of its field, and the attributes that connect it with its label and its messages. */
export type ControlProps = {
  kind: ControlKind;
  schema: Schema;
  place: Locator;
  field: FieldState;
  attributes: Attributes;
};

export const shownText = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''));

type Box = HTMLInputElement & HTMLTextAreaElement;
type WithText = { currentTarget: { value: string } };

/** The fewest and the most lines of a long text and of an item of a list. */
const LINES: Readonly<Partial<Record<ControlKind, readonly [fewest: number, most: number]>>> = {
  lines: [4, 14],
  item: [1, 6],
};
const LINE_LENGTH = 60;

/**
 * A text, which is written when it loses the focus, or by Enter in a single line. It follows the file unless somebody
 * writes in it; what was refused stays in it.
 */
export function TextControl({
  kind,
  field: { value, write, isTouched, touch },
  attributes,
  list,
  box,
  onText,
}: ControlProps & {
  /** The id of its suggestions. */ list?: string;
  box?: RefObject<Box | null>;
  /** Gets the text while it is written. */ onText?: (text: string) => void;
}) {
  const own = useRef<Box>(null);
  const ref = box ?? own;
  const saved = shownText(value);
  useEffect(() => {
    if (ref.current && !isTouched()) ref.current.value = saved;
  });
  const save = ({ value: text }: { value: string }) => {
    const trimmed = text.trim();
    void write(trimmed === '' ? undefined : kind === 'number' ? Number(trimmed.replace(',', '.')) : trimmed);
  };
  // A dialog that is closed takes the focus away without an event.
  const saveAtEnd = useEffectEvent((element: Box) => isTouched() && save(element));
  useEffect(() => {
    const element = ref.current;
    return () => void (element && saveAtEnd(element));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field is removed
  }, []);
  // A group in a list of texts is edited by hand.
  if (kind === 'item' && typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  const props = {
    ...attributes,
    defaultValue: saved,
    dir: 'auto',
    ref,
    onBlur: ({ currentTarget }: WithText) => save(currentTarget),
    onInput({ currentTarget }: WithText) {
      touch();
      onText?.(currentTarget.value);
    },
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

const MARKS = [
  { name: t('Bold'), before: '**', after: '**' },
  { name: t('Italic'), before: '_', after: '_' },
  { name: t('Link'), before: '[', after: '](https://)' },
  { name: t('List'), before: '\n- ', after: '' },
] as const;

/** A text in Markdown, with commands that write its marks, and its preview. */
export function LongText(props: ControlProps) {
  const { touch, label } = props.field;
  const box = useRef<Box>(null);
  const [shown, setShown] = useState<string | null>(null);
  const mark = (before: string, after: string) => {
    const field = box.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    field.setRangeText(before + field.value.slice(start, end) + after, start, end);
    touch();
    field.focus();
    field.setSelectionRange(start + before.length, end + before.length);
  };
  return (
    <div>
      <div aria-label={t('Markdown for {label}', { label })} className={chooserStyles['marks']} role="group">
        {MARKS.map(({ name, before, after }) => (
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
          onClick={() => setShown(shown === null ? (box.current?.value ?? '') : null)}
          type="button"
        >
          {t('Preview')}
        </button>
      </div>
      <TextControl {...props} box={box} onText={(text) => shown !== null && setShown(text)} />
      {shown !== null && (
        <section aria-label={t('Preview')} className={chooserStyles['preview']} dir="auto">
          <StaticMarkup parts={richText(shown)} />
        </section>
      )}
    </div>
  );
}
