import { draftStore } from '~/portal/browser/drafts';
import { MailError, sendMail } from '~/portal/browser/mail';
import { markSeen, notify } from '~/portal/browser/notifications';
import { type Message, EMPTY, isEmpty, isSame } from '~/portal/mail/contact-form';
import type { Fault } from '~/portal/mail/message-faults';
import type { SupportSlice } from '~/portal/mail/support';

/** After this time a message says that there is no response. The client has no timeout. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** The state of a form's message. */
export type ContactFormState =
  | { is: 'idle' }
  /** `afterSuccess`: the success message of the previous submission is still visible. */
  | { is: 'wrong'; fault: Fault; afterSuccess: boolean }
  /** `confirm`: the hidden field is filled in. */
  | { is: 'confirm' | 'sending' | 'sent'; message: Message }
  | Undelivered;

/**
 * The states of a message that is not known to have reached the owner. `unsure`: submitted, but the result is unknown.
 * `online`: the connection is back; the message is not sent automatically. `handed`: passed to the visitor's mail program.
 */
const UNDELIVERED = ['unsure', 'failed', 'offline', 'online', 'handed'] as const;
export type Undelivered = { is: (typeof UNDELIVERED)[number]; message: Message };

export const isUndelivered = (state: ContactFormState): state is Undelivered =>
  UNDELIVERED.some((is) => is === state.is);

/** Whether the success message is visible. */
export const showsSuccess = (state: ContactFormState): boolean =>
  state.is === 'sent' || (state.is === 'wrong' && state.afterSuccess);

/**
 * The session of a form. It outlives the form's component, so that the result is shown when the visitor
 * returns.
 */
export type ContactFormSession = Awaited<ReturnType<typeof newSession>>;

async function newSession(form: string) {
  const draftsOfForm = await draftStore(form);
  const listeners = new Set<() => void>();
  let state: ContactFormState = { is: 'idle' };
  let attempt = 0;
  let isOnDevice = true;

  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: ContactFormState) => {
    state = next;
    notifyListeners();
  };
  const draft = () => draftsOfForm.read() ?? { fields: EMPTY, aside: null, unsure: false };
  const store = (fields: Message, aside: Message | null, unsure = state.is === 'sending') => {
    const was = isOnDevice;
    if (isEmpty(fields) && !aside) draftsOfForm.remove();
    else isOnDevice = draftsOfForm.store({ fields, aside, unsure, at: Date.now() });
    if (isOnDevice !== was) notifyListeners();
  };
  const storeAs = (unsure: boolean) => store(draft().fields, draft().aside, unsure);

  const onSent = (message: Message, written: Message) => {
    // Another message is being sent: this result does not change its state.
    if (state.is === 'sending' && !isSame(state.message, message)) return;
    attempt += 1;
    // Changes made meanwhile have not been sent.
    if (isSame(draft().fields, written)) store(EMPTY, draft().aside, false);
    else storeAs(false);
    // The result of a later message stays visible.
    const later = 'message' in state && !isSame(state.message, message);
    // The page of the form shows its own message, so there is no toast.
    notify('sent', message.subject, { quiet: listeners.size > 0 });
    if (!later) set({ is: 'sent', message });
  };
  const onFailed = (message: Message, error: unknown, isLatest: boolean) => {
    const { status, text } = error instanceof MailError ? error : { status: 0, text: String(error) };
    console.error('The message was not sent.', status, text);
    if (!isLatest) return;
    const offline = status === 0 && !navigator.onLine;
    // Without a response the result is unknown. Leaving the page also aborts the request like this.
    storeAs(status === 0 && !offline);
    set({ is: offline ? 'offline' : 'failed', message });
    if (!offline) return;
    addEventListener('online', () => state.is === 'offline' && set({ is: 'online', message }), {
      once: true,
    });
  };

  return {
    state: (): ContactFormState => state,
    set,
    /** The stored draft, from this page or an earlier one. */
    draft,
    /** False if the draft is only in memory. */
    isOnDevice: () => isOnDevice,
    store: (fields: Message, aside: Message | null) => store(fields, aside),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Called once per submission. The result is in the state. */
    async send(service: NonNullable<SupportSlice['mail']>, message: Message) {
      attempt += 1;
      const ownAttempt = attempt;
      const isLatest = () => ownAttempt === attempt;
      const written = draft().fields;
      markSeen('sent');
      set({ is: 'sending', message });
      storeAs(true);
      const timer = setTimeout(() => isLatest() && set({ is: 'unsure', message }), RESPONSE_TIMEOUT_MS);
      try {
        await sendMail(service, message);
      } catch (error) {
        onFailed(message, error, isLatest());
        return;
      } finally {
        clearTimeout(timer);
      }
      onSent(message, written);
    },
  };
}

const sessions = new Map<string, Promise<ContactFormSession>>();

/** Whether a session may hold a draft that is not on the device. */
export const isContactFormOpen = (): boolean => sessions.size > 0;

/** The session of a form; one per document. */
export function openContactForm(form: string): Promise<ContactFormSession> {
  const open = sessions.get(form) ?? newSession(form);
  sessions.set(form, open);
  return open;
}
