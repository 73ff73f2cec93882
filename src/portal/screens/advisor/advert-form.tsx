import { useEffect, useEffectEvent, useId, useRef } from 'react';

import type { T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './advert-form.module.css';
import type { useAdvisor } from './use-advisor';

const ROWS = 10;

/**
 * The form to paste an advert. Its field has no name, so that browsers never submit its text.
 * The first-second script blocks submissions before hydration.
 */
export function AdvertForm({
  advisor,
  linked,
  t,
}: {
  advisor: ReturnType<typeof useAdvisor>;
  /** The advert in the address; a new object for each one. */ linked: { advert: string } | null;
  t: T;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const read = () => advisor.read(field.current?.value ?? '');
  const begin = useEffectEvent(() => {
    const pressed = form.current?.dataset['pressed'] !== undefined;
    form.current?.removeAttribute('data-live-form');
    form.current?.removeAttribute('data-pressed');
    if (form.current?.matches(':focus-within')) advisor.prepare();
    if (pressed) return read();
    if (field.current?.value === '') field.current.value = advisor.restore() ?? '';
    return undefined;
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (linked && field.current) field.current.value = linked.advert;
  }, [linked]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the focus events of its field
    <form
      className={styles['form']}
      data-live-form=""
      onFocus={advisor.prepare}
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
        onChange={(event) => advisor.edit(event.target.value)}
        ref={field}
        rows={ROWS}
        spellCheck={false}
      />
      <div className={styles['actions']}>
        <Button appearance="primary" type="submit">
          {t('advisor.check')}
        </Button>
        <Button
          onClick={() => {
            if (field.current) field.current.value = '';
            advisor.clear();
            field.current?.focus();
          }}
        >
          {t('advisor.clear')}
        </Button>
      </div>
    </form>
  );
}
