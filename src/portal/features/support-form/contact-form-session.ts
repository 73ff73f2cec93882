import { isOffline } from '~/portal/browser/connection';
import { draftKeeper } from '~/portal/browser/drafts';
import { MailError, sendMail, type MailService } from '~/portal/browser/mail';
import { markSeen, notify } from '~/portal/browser/notifications';
import type { Message } from '~/portal/lib/contact-form';
import { EMPTY, isEmpty, isSame, type Draft } from '~/portal/lib/draft';
import type { Mailto } from '~/portal/lib/mailto';
import type { Fault } from '~/portal/lib/message-faults';

/** After this time a message says that there is no response. The client has no timeout. */
const PATIENCE_MS = 15_000;

/** The state of a form's message. */
export type ContactFormState =
  | { is: 'idle' }
  /** `afterSuccess`: the success message of the previous submission is still visible. */
  | { is: 'wrong'; fault: Fault; afterSuccess: boolean }
  /** The hidden field is filled in. */
  | { is: 'confirm'; message: Message }
  | { is: 'sending'; message: Message }
  /** Submitted, but the result is unknown. */
  | { is: 'unsure'; message: Message }
  | { is: 'sent'; message: Message }
  | { is: 'failed'; message: Message }
  | { is: 'offline'; message: Message }
  /** The connection is back. The message is not sent automatically. */
  | { is: 'online'; message: Message }
  /** Passed to the visitor's mail program; null without an address of the owner. */
  | { is: 'handed'; message: Message; mailto: Mailto | null };

/** Whether the success message is visible. */
export const showsSuccess = (state: ContactFormState): boolean =>
  state.is === 'sent' || (state.is === 'wrong' && state.afterSuccess);

/**
 * The session of a form. It outlives the form's component, so that the result is shown when the visitor
 * returns.
 */
export type ContactFormSession = {
  state: () => ContactFormState;
  set: (state: ContactFormState) => void;
  subscribe: (listener: () => void) => () => void;
  /** The stored draft, from this page or an earlier one. */
  kept: () => Pick<Draft, 'fields' | 'aside' | 'unsure'>;
  /** False if the draft is only in memory. */
  isOnDevice: () => boolean;
  keep: (fields: Message, aside: Message | null) => void;
  /** Called once per submission. The result is in the state. */
  send: (service: MailService, message: Message) => void;
};

async function newDesk(form: string): Promise<ContactFormSession> {
  const keeper = await draftKeeper(form);
  const listeners = new Set<() => void>();
  let state: ContactFormState = { is: 'idle' };
  let attempt = 0;
  let isOnDevice = true;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: ContactFormState) => {
    state = next;
    tell();
  };
  const kept = () => keeper.read() ?? { fields: EMPTY, aside: null, unsure: false };
  const keep = (fields: Message, aside: Message | null, unsure = state.is === 'sending') => {
    const was = isOnDevice;
    if (isEmpty(fields) && !aside) keeper.forget();
    else isOnDevice = keeper.keep({ fields, aside, unsure, at: Date.now() });
    if (isOnDevice !== was) tell();
  };
  const keepAs = (unsure: boolean) => keep(kept().fields, kept().aside, unsure);

  const arrived = (message: Message, written: Message) => {
    // Another message is being sent: this result does not change its state.
    if (state.is === 'sending' && !isSame(state.message, message)) return;
    attempt += 1;
    // Changes made meanwhile have not been sent.
    if (isSame(kept().fields, written)) keep(EMPTY, kept().aside, false);
    else keepAs(false);
    // The result of a later message stays visible.
    const later = 'message' in state && !isSame(state.message, message);
    // The page of the form shows its own message, so there is no toast.
    notify('sent', message.subject, { quiet: listeners.size > 0 });
    if (!later) set({ is: 'sent', message });
  };
  const failed = (message: Message, error: unknown, isLatest: boolean) => {
    const { status, text } = error instanceof MailError ? error : { status: 0, text: String(error) };
    console.error('The message was not sent.', status, text);
    if (!isLatest) return;
    const offline = status === 0 && isOffline();
    // Without a response the result is unknown. Leaving the page also aborts the request like this.
    keepAs(status === 0 && !offline);
    set({ is: offline ? 'offline' : 'failed', message });
    if (!offline) return;
    addEventListener('online', () => state.is === 'offline' && set({ is: 'online', message }), {
      once: true,
    });
  };

  return {
    state: () => state,
    set,
    kept,
    isOnDevice: () => isOnDevice,
    keep: (fields, aside) => keep(fields, aside),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(service, message) {
      attempt += 1;
      const mine = attempt;
      const written = kept().fields;
      markSeen('sent');
      set({ is: 'sending', message });
      keepAs(true);
      const told = setTimeout(() => mine === attempt && set({ is: 'unsure', message }), PATIENCE_MS);
      const answered = () => clearTimeout(told);
      sendMail(service, message).then(
        () => (answered(), arrived(message, written)),
        (error: unknown) => (answered(), failed(message, error, mine === attempt)),
      );
    },
  };
}

const desks = new Map<string, Promise<ContactFormSession>>();

/** The session of a form; one per document. */
export function openContactForm(form: string): Promise<ContactFormSession> {
  const open = desks.get(form) ?? newDesk(form);
  desks.set(form, open);
  return open;
}
