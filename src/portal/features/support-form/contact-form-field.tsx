import { useId } from 'react';

import { FORM, type MessageField } from '~/portal/mail/contact-form';
import { charactersLeft, type Fault } from '~/portal/mail/message-faults';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './support-form.module.css';

const MESSAGE_ROWS = 4; // spec §9

type Props = {
  name: MessageField;
  /** The text that is written, as far as it is known. */
  text: string;
  fault: Fault | null;
  onRemoveHidden: () => void;
};

/**
 * A required field with its label, and below it its fault or the characters remaining. It is uncontrolled, so that text
 * typed before hydration is preserved.
 */
export function ContactFormField({ name, text, fault, onRemoveHidden }: Props) {
  const t = useT();
  const id = useId();
  const kind = fault?.fields.includes(name) ? fault.kind : null;
  const shared = {
    'aria-describedby': `${id}-note`,
    'aria-invalid': kind !== null,
    'aria-required': true,
    autoComplete: name === 'name' || name === 'email' ? name : 'off',
    className: styles['input'],
    id,
    name,
  };
  return (
    <div>
      <div className={styles['field']}>
        <label className={styles['label']} htmlFor={id}>
          {t(FORM[name].label)}
          <span aria-hidden="true" className={styles['star']}>
            {' '}
            *
          </span>
        </label>
        {name === 'message' ? (
          <textarea {...shared} rows={MESSAGE_ROWS} />
        ) : (
          <input {...shared} type={name === 'email' ? 'email' : 'text'} />
        )}
      </div>
      <div id={`${id}-note`}>
        <Note kind={kind} name={name} onRemoveHidden={onRemoveHidden} text={text} />
      </div>
    </div>
  );
}

function Note({ name, text, kind, onRemoveHidden }: Omit<Props, 'fault'> & { kind: Fault['kind'] | null }) {
  const t = useT();
  const label = t(FORM[name].label);
  const remaining = charactersLeft(name, text);
  const tooLong =
    remaining !== null && remaining < 0
      ? t('support.tooLong', { field: label, count: text.length - FORM[name].longest })
      : null;
  const error = {
    required: t('support.missing', { field: label }),
    email: t('support.invalidEmail'),
    hidden: t('support.hidden', { field: label }),
    long: tooLong,
  }[kind ?? 'long'];
  if (error === null)
    return remaining !== null && <p className={styles['quiet']}>{t('support.left', { count: remaining })}</p>;
  return (
    <>
      {/* The alert above the fields announces all that are missing. */}
      <p className={styles['error']} role={kind === null || kind === 'required' ? undefined : 'alert'}>
        {error}
      </p>
      {kind === 'hidden' && <Button onClick={onRemoveHidden}>{t('support.removeHidden')}</Button>}
    </>
  );
}
