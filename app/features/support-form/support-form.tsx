import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';

import { MailError, sendMail } from '~/browser/mail';
import {
  faultOf,
  FIELDS,
  mailtoOf,
  trimmed,
  type Fault,
  type Field as FieldName,
  type Message,
} from '~/domain/contact-form';
import type { SupportSlice } from '~/domain/support';
import { useT } from '~/i18n/t';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { InfoBar } from '~/ui/info-bar';

import styles from './support-form.module.css';

type State =
  { is: 'idle' } | { is: 'wrong'; fault: Fault } | { is: 'sending' } | { is: 'sent' } | { is: 'failed' };

const AUTOCOMPLETE: Partial<Record<FieldName, string>> = { name: 'name', email: 'email' };
const MESSAGE_ROWS = 4; // spec §9

/** The form by which a visitor writes to the owner (spec §2, §5). What was written stays until it was sent. */
export function SupportForm({
  to: { email, mail },
  subject,
}: {
  to: Pick<SupportSlice, 'email' | 'mail'>;
  /** Filled in where the visitor has written none; empty for none. */
  subject: string;
}) {
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ is: 'idle' });
  const fault = state.is === 'wrong' ? state.fault : null;
  const errorId = (field: FieldName) => (fault?.fields.some((one) => one === field) ? `${id}-error` : null);

  useEffect(() => {
    const field = form.current?.elements.namedItem('subject');
    if (field instanceof HTMLInputElement && field.value === '') field.value = subject;
  }, [subject]);
  useEffect(() => {
    // From here on React hears the form. Was it pressed before? The early script noted that.
    const pressed = form.current?.dataset['pressed'] !== undefined;
    delete form.current?.dataset['pressed'];
    form.current?.removeAttribute('data-live-form');
    if (pressed) form.current?.requestSubmit();
  }, []);

  const dismiss = () => {
    setState({ is: 'idle' });
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: target } = event;
    if (state.is === 'sending') return;
    const message = messageOf(target);
    const found = faultOf(message);
    if (found) {
      setState({ is: 'wrong', fault: found });
      const first = target.elements.namedItem(found.fields[0] ?? 'name');
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    if (!mail) {
      setState({ is: 'idle' });
      if (email) location.assign(mailtoOf(email, message));
      return;
    }
    setState({ is: 'sending' });
    try {
      await sendMail(mail, message);
      target.reset();
      setState({ is: 'sent' });
    } catch (error) {
      const { status, text } = error instanceof MailError ? error : { status: 0, text: String(error) };
      console.error('The message was not sent.', status, text);
      setState({ is: 'failed' });
    }
    // The button that was pressed was disabled meanwhile, and lost the focus by it.
    const button = target.querySelector('button');
    requestAnimationFrame(() => document.activeElement === document.body && button?.focus());
  };

  return (
    <>
      {email && (
        <p className={styles['address']}>
          {t('support.write')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <form
        className={styles['form']}
        data-live-form=""
        data-tour="support"
        noValidate
        onSubmit={(event) => void submit(event)}
        ref={form}
      >
        {!mail && <InfoBar>{t('support.mailto')}</InfoBar>}
        <div aria-live="polite">
          {state.is === 'sent' && (
            <InfoBar dismiss={{ label: t('support.dismiss'), onDismiss: dismiss }} level="success">
              <p>{t('support.sent')}</p>
            </InfoBar>
          )}
        </div>
        <div role="alert">
          {fault?.kind === 'required' && (
            <InfoBar id={`${id}-error`} level="error">
              {t('support.required')}
            </InfoBar>
          )}
          {state.is === 'failed' && <InfoBar level="error">{t('support.failed')}</InfoBar>}
        </div>
        {FIELDS.map((field) => (
          <div key={field}>
            <Field
              autoComplete={AUTOCOMPLETE[field] ?? 'off'}
              errorId={errorId(field)}
              label={t(`support.${field}`)}
              name={field}
              rows={field === 'message' ? MESSAGE_ROWS : 1}
              type={field === 'email' ? 'email' : 'text'}
            />
            {field === 'email' && (
              <p className={styles['error']} role="alert">
                {fault?.kind === 'email' && <span id={`${id}-error`}>{t('support.invalidEmail')}</span>}
              </p>
            )}
          </div>
        ))}
        <p>
          <Button appearance="primary" disabled={state.is === 'sending'} type="submit">
            {t(state.is === 'sending' ? 'support.sending' : mail ? 'support.send' : 'support.openMail')}
          </Button>
        </p>
      </form>
    </>
  );
}

function messageOf(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const text = (field: FieldName) => String(data.get(field) ?? '');
  return trimmed({
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  });
}
