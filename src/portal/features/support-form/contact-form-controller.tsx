import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import {
  FIELDS,
  type Message,
  type Field,
  LONGEST,
  EMPTY,
  isEmpty,
  isSame,
  merged,
  messageOf,
  withoutSubject,
} from '~/portal/mail/contact-form';
import { mailtoOf, faultOf, trimmed, withoutHidden, leftOf, type Fault } from '~/portal/mail/message-faults';
import type { SupportSlice } from '~/portal/mail/support';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import {
  ContactFormAlert,
  ContactFormStatus,
  type Aside,
  LeaveConfirmation,
  SendAlternatives,
} from './contact-form-bars';
import { showsSuccess, type ContactFormSession, type ContactFormState } from './contact-form-session';
import type { Marks } from './support-form';

import styles from './contact-form-controller.module.css';

const inputOf = (form: HTMLFormElement, field: Field) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;

/** The values of a form's fields. */
const valuesOf = (form: HTMLFormElement): Message => messageOf((field) => inputOf(form, field).value);

/**
 * Sets the changed values only, so that other fields keep their cursor, and dispatches events for listeners
 * of the form.
 */
function setValues(form: HTMLFormElement, values: Message): void {
  for (const field of FIELDS) {
    const input = inputOf(form, field);
    if (input.value !== values[field]) input.value = values[field];
  }
  form.dispatchEvent(new Event('input'));
}

const focusField = (form: HTMLFormElement, field: Field): void => inputOf(form, field).focus();

const focusSend = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();

export { openContactForm } from './contact-form-session';

/** Keeps what was typed into a form that was left before its controller was loaded. */
export function storeUnmounted(session: ContactFormSession, form: HTMLFormElement, subject: string): void {
  const { fields, aside } = merged(session.draft().fields, valuesOf(form), { ...EMPTY, subject });
  session.store(withoutSubject(fields, subject), aside ?? session.draft().aside);
}

/** Only programs fill in the hidden field. */
const isFilledByProgram = (form: HTMLFormElement): boolean =>
  (form.elements.namedItem('website') as HTMLInputElement).value !== '';

/**
 * The behaviour of the form. It renders into slots of the form, because live regions must be in the page
 * before their content changes.
 */
export function ContactFormController({
  session,
  form,
  subject,
  to: { email, mail },
  onMarks,
}: {
  session: ContactFormSession;
  form: HTMLFormElement;
  /** The prefilled subject. */
  subject: string;
  to: Pick<SupportSlice, 'email' | 'mail'>;
  onMarks: (marks: Marks) => void;
}) {
  const t = useT();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const isOnDevice = useSyncExternalStore(session.subscribe, session.isOnDevice);
  const [initial] = useState(() => merged(session.draft().fields, valuesOf(form), { ...EMPTY, subject }));
  const [values, showValues] = useState(initial.fields);
  const [aside, setAside] = useState<Aside | null>(() => {
    const message = initial.aside ?? session.draft().aside;
    return message && { message, why: 'earlier' };
  });
  const confirmed = useRef(false);
  const fault = state.is === 'wrong' ? state.fault : null;
  const sending = state.is === 'sending';

  const store = (written: Message, earlier: Aside | null) =>
    session.store(withoutSubject(written, subject), earlier?.why === 'earlier' ? earlier.message : null);
  const write = (written: Message, earlier: Aside | null) => {
    setAside(earlier);
    store(written, earlier);
    setValues(form, written);
  };

  const post = (message: Message) => {
    confirmed.current = true;
    if (mail) void session.send(mail, message);
  };
  const handOver = (to: string, message: Message) => {
    const mailto = mailtoOf(to, message, t('support.mailtoRest'));
    session.set({ is: 'handed', message, to, mailto });
    if (mailto.isComplete) location.assign(mailto.address);
  };
  const submit = () => {
    if (session.state().is === 'sending') return;
    const message = trimmed(valuesOf(form));
    const found = faultOf(message);
    if (found) {
      session.set({ is: 'wrong', fault: found, afterSuccess: showsSuccess(session.state()) });
      focusField(form, found.fields[0] ?? 'name');
    } else if (!mail) {
      // Without a service and an address, there is no form.
      if (email) handOver(email, message);
    } else if (!confirmed.current && isFilledByProgram(form)) session.set({ is: 'confirm', message });
    else post(message);
  };

  const begin = useEffectEvent(() => {
    const { unsure } = session.draft();
    store(initial.fields, aside);
    setValues(form, initial.fields);
    const { is } = session.state();
    if (is === 'wrong' || is === 'confirm') session.set({ is: 'idle' });
    if (is === 'idle' && unsure) session.set({ is: 'unsure', message: trimmed(valuesOf(form)) });
    // From here on the controller handles the form. The first-second script noted earlier submissions.
    const pressed = form.hasAttribute('data-pressed');
    form.removeAttribute('data-pressed');
    form.removeAttribute('data-live-form');
    if (pressed) submit();
  });
  const onInput = useEffectEvent(() => {
    showValues(valuesOf(form));
    store(valuesOf(form), aside);
  });
  const onSubmit = useEffectEvent(submit);
  /** The success message is not shown again when the visitor returns. */
  const resetSuccess = useEffectEvent(() => {
    if (showsSuccess(session.state())) session.set({ is: 'idle' });
  });
  useEffect(() => {
    const input = () => onInput();
    const press = (event: Event) => {
      event.preventDefault();
      onSubmit();
    };
    form.addEventListener('input', input);
    const hide = () => resetSuccess();
    form.addEventListener('submit', press);
    addEventListener('pagehide', hide);
    begin();
    return () => {
      removeEventListener('pagehide', hide);
      hide();
      form.removeEventListener('input', input);
      form.removeEventListener('submit', press);
    };
  }, [form]);

  const show = useEffectEvent((now: ContactFormState) => {
    onMarks({ sending: now.is === 'sending', wrong: now.is === 'wrong' ? now.fault.fields : [] });
    // Changes made during sending are kept.
    if (now.is === 'sent' && isSame(trimmed(valuesOf(form)), now.message)) setValues(form, EMPTY);
    // A bar that appears moves the button: the second click of a double click meets the page.
    if (now.is !== 'sending' && now.is !== 'idle')
      requestAnimationFrame(() => document.activeElement?.matches('body, main') && focusSend(form));
  });
  useLayoutEffect(() => show(state), [state]);

  const discard = () => {
    session.set({ is: 'idle' });
    write(EMPTY, { message: values, why: 'discarded' });
  };
  const restore = ({ message }: Aside) => {
    write(message, isEmpty(values) ? null : { message: values, why: 'earlier' });
    focusField(form, 'message');
  };
  const dismiss = () => {
    const now = session.state();
    session.set(now.is === 'wrong' ? { ...now, afterSuccess: false } : { is: 'idle' });
    focusSend(form);
  };
  const removeHidden = () => {
    write(withoutHidden(values), aside);
    session.set({ is: 'idle' });
    focusSend(form);
  };

  const slot = (name: string) => form.querySelector(`[data-slot="${name}"]`) ?? form;
  return (
    <>
      {createPortal(
        <ContactFormStatus aside={aside} onRestore={restore} onDismiss={dismiss} state={state} />,
        slot('status'),
      )}
      {createPortal(<ContactFormAlert onConfirm={post} state={state} />, slot('alert'))}
      {FIELDS.map((field) =>
        createPortal(
          <FieldNote fault={fault} field={field} onRemoveHidden={removeHidden} text={values[field]} />,
          slot(field),
          field,
        ),
      )}
      {createPortal(
        !sending && !isEmpty(values) && (
          <>
            <Button onClick={discard}>{t('support.discard')}</Button>
            <p className={styles['quiet']}>{t(isOnDevice ? 'support.stored' : 'support.storedHere')}</p>
          </>
        ),
        slot('actions'),
      )}
      {createPortal(<SendAlternatives email={email} state={state} />, slot('ways'))}
      <LeaveConfirmation sending={sending} />
    </>
  );
}

/** The message below a field: its fault, or the characters left. */
function FieldNote({
  field,
  text,
  fault,
  onRemoveHidden,
}: {
  field: Field;
  text: string;
  fault: Fault | null;
  onRemoveHidden: () => void;
}) {
  const t = useT();
  const label = t(`support.${field}`);
  const left = leftOf(field, text);
  const tooLong =
    left !== null && left < 0
      ? t('support.tooLong', { field: label, count: text.length - LONGEST[field] })
      : null;
  const kind = fault?.fields.some((one) => one === field) ? fault.kind : null;
  const error = {
    required: t('support.missing', { field: label }),
    email: t('support.invalidEmail'),
    hidden: t('support.hidden', { field: label }),
    long: tooLong,
  }[kind ?? 'long'];
  if (error === null)
    return left !== null && <p className={styles['quiet']}>{t('support.left', { count: left })}</p>;
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
