import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type SubmitEvent,
} from 'react';
import { storedKeys, storeValue } from '~/portal/browser/storage';
import {
  DRAFTS,
  EMPTY,
  MESSAGE_FIELDS,
  isEmpty,
  isSame,
  merged,
  messageOf,
  withoutSubject,
  type Draft,
  type MessageField,
  type Message,
} from '~/portal/mail/contact-form';
import { faultOf, mailtoOf, trimmed, withoutHidden } from '~/portal/mail/message-faults';
import type { SupportSlice } from '~/portal/mail/support';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { InfoBar } from '~/portal/components/info-bar';
import {
  ContactFormAlert,
  ContactFormStatus,
  LeaveConfirmation,
  SendAlternatives,
  type Aside,
} from './contact-form-bars';
import { ContactFormField } from './contact-form-field';
import {
  isContactFormOpen,
  isUndelivered,
  openContactForm,
  showsSuccess,
  type ContactFormSession,
  type ContactFormState,
} from './contact-form-session';
import styles from './support-form.module.css';

type Form = HTMLFormElement | null;

const inputOf = (form: Form, field: MessageField) =>
  form?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null | undefined;

const valuesOf = (form: Form): Message => messageOf((field) => inputOf(form, field)?.value ?? '');

/** Sets the changed values only, so that other fields keep their cursor. */
function setValues(form: Form, values: Message): void {
  for (const field of MESSAGE_FIELDS) {
    const input = inputOf(form, field);
    if (input && input.value !== values[field]) input.value = values[field];
  }
}

const focusField = (form: Form, field: MessageField) => inputOf(form, field)?.focus();

const focusSend = (form: Form) => form?.querySelector<HTMLElement>('[type="submit"]')?.focus();

/** Only programs fill in the hidden field. */
const isFilledByProgram = (form: Form): boolean =>
  (form?.elements.namedItem('website') as HTMLInputElement | null)?.value !== '';

/** Stores what was typed before the session is open. A prefilled subject is not part of a draft. */
function storeTyped(form: Form, name: string, subject: string): void {
  const fields = withoutSubject(valuesOf(form), subject);
  if (isEmpty(fields)) return;
  const draft: Draft = { fields, aside: null, unsure: false, at: Date.now() };
  storeValue(`${DRAFTS}${name}.typed`, JSON.stringify(draft));
}

const IDLE: ContactFormState = { is: 'idle' };
/** In place of the session until it is open. */
const CLOSED = { subscribe: () => () => {}, state: () => IDLE, isOnDevice: () => true };

/**
 * The contact form (spec §2, §5). Its fields are uncontrolled. Its session is opened with the first act of the visitor,
 * or if there is a draft (docs/decisions/009).
 */
export function SupportForm({
  name,
  to: { email, mail },
  subject,
}: {
  /** The key of its drafts. */
  name: 'support' | 'contact';
  to: Pick<SupportSlice, 'email' | 'mail'>;
  /** The prefilled subject; empty for none. */
  subject: string;
}) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [session, setSession] = useState<ContactFormSession | null>(null);
  const { subscribe, state: currentState, isOnDevice: isStoredNow } = session ?? CLOSED;
  const state = useSyncExternalStore(subscribe, currentState, CLOSED.state);
  const isOnDevice = useSyncExternalStore(subscribe, isStoredNow, CLOSED.isOnDevice);
  const [values, showValues] = useState(EMPTY);
  const [aside, setAside] = useState<Aside | null>(null);
  const confirmed = useRef(false);
  const fault = state.is === 'wrong' ? state.fault : null;
  const sending = state.is === 'sending';

  /** The visitor's text in a form and in the draft of its session. */
  const mergedWithDraft = (own: Form, { draft }: ContactFormSession) => {
    const { fields, aside: replaced } = merged(draft().fields, valuesOf(own), { ...EMPTY, subject });
    return { fields, earlier: replaced ?? draft().aside };
  };
  const isOpening = useRef(false);
  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const own = form.current;
    const opened = await openContactForm(name);
    if (form.current) return setSession(opened);
    // The page was left meanwhile.
    const { fields, earlier } = mergedWithDraft(own, opened);
    opened.store(withoutSubject(fields, subject), earlier);
  };
  const openIfNeeded = useEffectEvent(() => {
    if (
      form.current?.matches('[data-pressed], :focus-within') ||
      isContactFormOpen() ||
      storedKeys(DRAFTS).length > 0 ||
      !isEmpty(valuesOf(form.current))
    )
      void open();
  });
  useEffect(() => openIfNeeded(), []);
  const hideClosed = useEffectEvent(() => storeTyped(form.current, name, subject));
  useEffect(() => {
    if (session) return undefined;
    const hide = () => isOpening.current && hideClosed();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, [session]);
  useEffect(() => {
    const field = inputOf(form.current, 'subject');
    if (field?.value === '') field.value = subject;
  }, [subject]);

  const store = (written: Message) => {
    showValues(written);
    session?.store(withoutSubject(written, subject), session.draft().aside);
  };
  const write = (written: Message, earlier: Aside | null) => {
    setValues(form.current, written);
    showValues(written);
    setAside(earlier);
    session?.store(withoutSubject(written, subject), earlier?.why === 'earlier' ? earlier.message : null);
  };
  const set = (next: ContactFormState) => session?.set(next);

  const post = (message: Message) => {
    confirmed.current = true;
    if (mail) void session?.send(mail, message);
  };
  const handOver = (to: string, message: Message) => {
    const mailto = mailtoOf(to, message, t('support.mailtoRest'));
    set({ is: 'handed', message });
    if (mailto.isComplete) location.assign(mailto.address);
  };
  const submit = () => {
    const before = currentState();
    if (before.is === 'sending') return;
    const message = trimmed(valuesOf(form.current));
    const found = faultOf(message);
    if (found) {
      set({ is: 'wrong', fault: found, afterSuccess: showsSuccess(before) });
      focusField(form.current, found.fields[0] ?? 'name');
    } else if (!mail) {
      // Without a service and an address, there is no form.
      if (email) handOver(email, message);
    } else if (!confirmed.current && isFilledByProgram(form.current)) set({ is: 'confirm', message });
    else post(message);
  };

  const begin = useEffectEvent((opened: ContactFormSession) => {
    const { unsure } = opened.draft();
    const { fields, earlier } = mergedWithDraft(form.current, opened);
    write(fields, earlier && { message: earlier, why: 'earlier' });
    const { is } = opened.state();
    if (is === 'wrong' || is === 'confirm') set(IDLE);
    if (is === 'idle' && unsure) set({ is: 'unsure', message: trimmed(fields) });
    const pressed = form.current?.dataset['pressed'] !== undefined;
    delete form.current?.dataset['pressed'];
    if (pressed) submit();
  });
  useLayoutEffect(() => {
    if (!session) return undefined;
    /** The success message is not shown again when the visitor returns. */
    const hide = () => {
      if (showsSuccess(session.state())) session.set(IDLE);
    };
    addEventListener('pagehide', hide);
    begin(session);
    return () => {
      removeEventListener('pagehide', hide);
      hide();
    };
  }, [session]);

  const show = useEffectEvent((now: ContactFormState) => {
    // Changes made during sending are kept.
    if (now.is === 'sent' && isSame(trimmed(valuesOf(form.current)), now.message)) {
      setValues(form.current, EMPTY);
      store(EMPTY);
    }
    // A bar that appears moves the button: the second click of a double click meets the page.
    if (now.is !== 'sending' && now.is !== 'idle')
      requestAnimationFrame(() => document.activeElement?.matches('body, main') && focusSend(form.current));
  });
  useLayoutEffect(() => show(state), [state]);

  const discard = () => {
    set(IDLE);
    write(EMPTY, { message: values, why: 'discarded' });
  };
  const restore = ({ message }: Aside) => {
    write(message, isEmpty(values) ? null : { message: values, why: 'earlier' });
    focusField(form.current, 'message');
  };
  const dismiss = () => {
    set(state.is === 'wrong' ? { ...state, afterSuccess: false } : IDLE);
    focusSend(form.current);
  };
  const removeHidden = () => {
    write(withoutHidden(values), aside);
    set(IDLE);
    focusSend(form.current);
  };
  const onSubmit = (event: SubmitEvent) => {
    // The first-second script notes it, until the session is open.
    if (!session) return void open();
    event.preventDefault();
    submit();
  };

  return (
    <>
      {email && (
        <p className={styles['address']}>
          {t('support.write')}{' '}
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the events of its fields */}
      <form
        className={styles['form']}
        data-live-form=""
        data-tour="support"
        noValidate
        onFocus={() => void open()}
        onInput={() => store(valuesOf(form.current))}
        onSubmit={onSubmit}
        ref={form}
      >
        {!mail && <InfoBar>{t('support.mailto')}</InfoBar>}
        <div aria-live="polite">
          <ContactFormStatus aside={aside} onDismiss={dismiss} onRestore={restore} state={state} />
        </div>
        <div role="alert">
          <ContactFormAlert onConfirm={post} state={state} />
        </div>
        {MESSAGE_FIELDS.map((field) => (
          <ContactFormField
            fault={fault}
            key={field}
            name={field}
            onRemoveHidden={removeHidden}
            text={values[field]}
          />
        ))}
        {/* Hidden from visitors. Programs that fill in every field also fill in this one. */}
        <div aria-hidden="true" className="visually-hidden">
          <input autoComplete="off" name="website" tabIndex={-1} />
        </div>
        <div className={styles['actions']}>
          {/* Not `disabled`, because the focus would leave it. */}
          <Button appearance="primary" aria-disabled={sending || undefined} type="submit">
            {t(sending ? 'support.sending' : mail ? 'support.send' : 'support.openMail')}
          </Button>
          {session && !sending && !isEmpty(values) && (
            <>
              <Button onClick={discard}>{t('support.discard')}</Button>
              <p className={styles['quiet']}>{t(isOnDevice ? 'support.stored' : 'support.storedHere')}</p>
            </>
          )}
        </div>
        {isUndelivered(state) && <SendAlternatives {...state} email={email} />}
      </form>
      <LeaveConfirmation sending={sending} />
    </>
  );
}
