import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { storedKeys, storeValue } from '~/portal/browser/storage';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import {
  DRAFTS,
  FIELDS,
  type Field as FieldName,
  messageOf,
  type Draft,
  withoutSubject,
} from '~/portal/mail/contact-form';
import type { SupportSlice } from '~/portal/mail/support';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { InfoBar } from '~/portal/components/info-bar';
import type { ContactFormSession } from './contact-form-session';
import styles from './support-form.module.css';

/** The state that the fields and the button show. */
export type Marks = { sending: boolean; wrong: readonly FieldName[] };

const loadController = () => import('./contact-form-controller');

const AUTOCOMPLETE: Partial<Record<FieldName, string>> = { name: 'name', email: 'email' };
const MESSAGE_ROWS = 4; // spec §9

/** True once the controller was requested: its session may hold a draft that is not on the device. */
let isRequested = false;

/**
 * The contact form (spec §2, §5). Its fields are in the static page and uncontrolled. The controller is
 * loaded on first interaction and renders into the elements with `data-slot` (docs/decisions/009).
 */
export function SupportForm({
  name,
  to,
  subject,
}: {
  /** The key of its drafts. */
  name: 'support' | 'contact';
  to: Pick<SupportSlice, 'email' | 'mail'>;
  /** The default subject; empty for none. */
  subject: string;
}) {
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const controller = useLazyModule(loadController);
  const [opened, setOpened] = useState<{ session: ContactFormSession; form: HTMLFormElement } | null>(null);
  const [marks, setMarks] = useState<Marks>({ sending: false, wrong: [] });
  const [failed, setFailed] = useState(false);
  const touched = useRef(false);
  /** Whether the last request of the controller failed. */
  const hasFailed = useRef(false);
  const { email, mail } = to;

  const openController = async () => {
    isRequested = true;
    hasFailed.current = false;
    const own = form.current;
    try {
      const module = await controller.load();
      if (!module) throw new Error('The controller of the form could not be loaded.');
      const session = await module.openContactForm(name);
      if (form.current) setOpened({ session, form: form.current });
      else if (own) module.storeUnmounted(session, own, subject);
      setFailed(false);
    } catch (error) {
      hasFailed.current = true;
      // The page was left meanwhile.
      if (!form.current && own) storeFields(own, name, subject);
      // A failed submission is not repeated later.
      if (form.current?.dataset['pressed'] === undefined) return;
      delete form.current.dataset['pressed'];
      console.error('The message was not sent.', error);
      setFailed(true);
    }
  };
  const ensureController = () => void (opened ?? openController());
  const openIfNeeded = useEffectEvent(() => {
    touched.current = form.current?.matches('[data-pressed], :focus-within') ?? false;
    if (
      touched.current ||
      isRequested ||
      storedKeys(DRAFTS).length > 0 ||
      FIELDS.some((field) => inputOf(form.current, field)?.value)
    )
      ensureController();
  });
  useEffect(() => openIfNeeded(), []);
  /** Until the controller keeps the draft, the fields are stored when the page is left. */
  const storeTyped = useEffectEvent(() => {
    const live = form.current?.matches('[data-live-form]') ? form.current : null;
    if (live && (touched.current || live.matches(':focus-within'))) storeFields(live, name, subject);
  });
  const storeIfFailed = useEffectEvent(() => {
    if (hasFailed.current) storeTyped();
  });
  // A layout effect, because its cleanup still has the form. While the controller is loading, its request stores
  // the fields.
  useLayoutEffect(() => {
    const hide = () => storeTyped();
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      storeIfFailed();
    };
  }, []);
  useEffect(() => {
    const field = inputOf(form.current, 'subject');
    if (field?.value === '') field.value = subject;
  }, [subject]);

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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the focus events of its fields */}
      <form
        className={styles['form']}
        // The first-second script notes submissions until the controller is loaded.
        data-live-form=""
        data-tour="support"
        noValidate
        onFocus={() => {
          touched.current = true;
          ensureController();
        }}
        onSubmit={ensureController}
        ref={form}
      >
        {!mail && <InfoBar>{t('support.mailto')}</InfoBar>}
        <div aria-live="polite" data-slot="status" />
        <div data-slot="alert" role="alert">
          {failed && <InfoBar level="error">{t('support.failed')}</InfoBar>}
        </div>
        {FIELDS.map((field) => (
          <div key={field}>
            <Field
              autoComplete={AUTOCOMPLETE[field] ?? 'off'}
              label={t(`support.${field}`)}
              name={field}
              noteId={`${id}-${field}`}
              rows={field === 'message' ? MESSAGE_ROWS : 1}
              type={field === 'email' ? 'email' : 'text'}
              wrong={marks.wrong.includes(field)}
            />
            <div data-slot={field} id={`${id}-${field}`} />
          </div>
        ))}
        {/* Hidden from visitors. Programs that fill in every field also fill in this one. */}
        <div aria-hidden="true" className="visually-hidden">
          <input autoComplete="off" name="website" tabIndex={-1} />
        </div>
        <div className={styles['actions']}>
          {/* Not `disabled`, because the focus would leave it. */}
          <Button appearance="primary" aria-disabled={marks.sending || undefined} type="submit">
            {t(marks.sending ? 'support.sending' : mail ? 'support.send' : 'support.openMail')}
          </Button>
          <div data-slot="actions" />
        </div>
        <div data-slot="ways" />
      </form>
      {opened && controller.state === 'ready' && (
        <controller.content.ContactFormController {...opened} onMarks={setMarks} subject={subject} to={to} />
      )}
    </>
  );
}

const inputOf = (form: HTMLFormElement | null, field: FieldName) =>
  form?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null | undefined;

/** Stores the fields like the session does. `subject` is the prefilled subject, which is not part of a draft. */
function storeFields(form: HTMLFormElement, name: string, subject: string): void {
  const typed = messageOf((field) => inputOf(form, field)?.value ?? '');
  const fields = withoutSubject(typed, subject);
  if (FIELDS.every((field) => fields[field] === '')) return;
  const draft: Draft = { fields, aside: null, unsure: false, at: Date.now() };
  storeValue(`${DRAFTS}${name}.typed`, JSON.stringify(draft));
}

type Props = {
  label: string;
  name: string;
  /** The `autocomplete` attribute. */
  autoComplete?: string;
  type?: 'text' | 'email';
  /** More than one row makes it a `<textarea>`. */
  rows?: number;
  wrong: boolean;
  /** The id of the element with the validation message; the element may be empty. */
  noteId: string;
};

/** A required field with a label. It is uncontrolled, so that text typed before hydration is preserved. */
function Field({ label, name, autoComplete, type = 'text', rows = 1, wrong, noteId }: Props) {
  const id = useId();
  const shared = {
    'aria-describedby': noteId,
    'aria-invalid': wrong,
    'aria-required': true,
    autoComplete,
    className: styles['input'],
    id,
    name,
  };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        <span aria-hidden="true" className={styles['star']}>
          {' '}
          *
        </span>
      </label>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </div>
  );
}
