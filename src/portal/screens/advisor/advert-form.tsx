import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import OpenIcon from '@fluentui/svg-icons/icons/document_arrow_up_16_regular.svg?react';
import type { T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './advert-form.module.css';
import { textOfFile } from './text-of-file';

const ROWS = 10;

/**
 * The form to paste, drop or open an advert. Its field has no name, so that browsers never submit its text.
 * The first-second script blocks submissions before hydration.
 */
export function AdvertForm({
  linked,
  t,
  onPrepare,
  onRead,
  onClear,
  onEdit,
  onRefuse,
  onRestore,
}: {
  /** The advert in the address; a new object for each one. */ linked: { advert: string } | null;
  t: T;
  onPrepare: () => void;
  onRead: (advert: string) => void;
  onClear: () => void;
  onEdit: (text: string) => void;
  /** Returns the text of an earlier visit of this tab, or null. */ onRestore: () => string | null;
  onRefuse: (name: string, reason: 'no-text' | 'empty-file') => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = () => onRead(field.current?.value ?? '');
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    onPrepare();
    const text = await textOfFile(chosen);
    if (text === null) return onRefuse(chosen.name, 'no-text');
    if (text.trim() === '') return onRefuse(chosen.name, 'empty-file');
    if (field.current) field.current.value = text;
    return onRead(text);
  };
  const begin = useEffectEvent(() => {
    const pressed = form.current?.dataset['pressed'] !== undefined;
    form.current?.removeAttribute('data-live-form');
    form.current?.removeAttribute('data-pressed');
    if (form.current?.matches(':focus-within')) onPrepare();
    if (pressed) return read();
    if (field.current?.value === '') field.current.value = onRestore() ?? '';
    return undefined;
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (linked && field.current) field.current.value = linked.advert;
  }, [linked]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles dropped files and the focus events of its field
    <form
      className={styles['form']}
      data-live-form=""
      data-over={over || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (!dropped) return;
        event.preventDefault();
        void readFile(dropped);
      }}
      onFocus={onPrepare}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
      ref={form}
    >
      <label className={styles['label']} htmlFor={id}>
        {t('advisor.advert')}
      </label>
      <p className={styles['hint']} id={`${id}-hint`}>
        {t('advisor.hint')}
      </p>
      <textarea
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        className={styles['field']}
        dir="auto"
        id={id}
        onChange={(event) => onEdit(event.target.value)}
        ref={field}
        rows={ROWS}
        spellCheck={false}
      />
      <div className={styles['actions']}>
        <Button appearance="primary" type="submit">
          {t('advisor.check')}
        </Button>
        <Button onClick={() => file.current?.click()}>
          <OpenIcon />
          {t('advisor.open')}
        </Button>
        <input
          accept=".txt,.md,.text,text/plain,text/markdown"
          aria-label={t('advisor.open')}
          hidden
          onChange={({ currentTarget }) => {
            void readFile(currentTarget.files?.[0]);
            // Allows the same file to be chosen again.
            currentTarget.value = '';
          }}
          ref={file}
          type="file"
        />
        <Button
          onClick={() => {
            if (field.current) field.current.value = '';
            onClear();
            field.current?.focus();
          }}
        >
          {t('advisor.clear')}
        </Button>
      </div>
    </form>
  );
}
