import { isOffline } from '~/portal/browser/connection';
import { draftKeeper } from '~/portal/browser/drafts';
import { MailError, sendMail, type MailService } from '~/portal/browser/mail';
import { markSeen, notify } from '~/portal/browser/notifications';
import type { Message } from '~/portal/lib/contact-form';
import { EMPTY, isEmpty, isSame, type Draft } from '~/portal/lib/draft';
import type { Mailto } from '~/portal/lib/mailto';
import type { Fault } from '~/portal/lib/message-faults';

/** Then a visitor is told that there is no answer; the client itself would wait for ever. */
const PATIENCE_MS = 15_000;

/** How a form's message goes. */
export type ContactFormState =
  | { is: 'idle' }
  /** `afterSuccess`: the bar of the message before still stands. */
  | { is: 'wrong'; fault: Fault; afterSuccess: boolean }
  /** With a field that no person finds. */
  | { is: 'confirm'; message: Message }
  | { is: 'sending'; message: Message }
  /** Handed over, and nobody has told whether it arrived. */
  | { is: 'unsure'; message: Message }
  | { is: 'sent'; message: Message }
  | { is: 'failed'; message: Message }
  | { is: 'offline'; message: Message }
  /** The connection is back; nothing is sent by itself. */
  | { is: 'online'; message: Message }
  /** Left to the visitor's own mail program; null where the owner names no address. */
  | { is: 'handed'; message: Message; mailto: Mailto | null };

/** Whether the success bar stands. */
export const showsSuccess = (state: ContactFormState): boolean =>
  state.is === 'sent' || (state.is === 'wrong' && state.afterSuccess);

/** A form's desk: it outlives the form on the page, so that an answer is told wherever the visitor comes back to it. */
export type ContactFormSession = {
  state: () => ContactFormState;
  set: (state: ContactFormState) => void;
  subscribe: (listener: () => void) => () => void;
  /** What was kept, from an earlier page or of this one. */
  kept: () => Pick<Draft, 'fields' | 'aside' | 'unsure'>;
  /** False where the text is in this page only. */
  isOnDevice: () => boolean;
  keep: (fields: Message, aside: Message | null) => void;
  /** Once for a press; tells how it went by its state. */
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
    // Another message is on its way meanwhile: this one's end is not that one's.
    if (state.is === 'sending' && !isSame(state.message, message)) return;
    attempt += 1;
    // What was changed meanwhile has not been sent.
    if (isSame(kept().fields, written)) keep(EMPTY, kept().aside, false);
    else keepAs(false);
    // What has become of a later message stays on the screen.
    const later = 'message' in state && !isSame(state.message, message);
    // On the form's own page its bar says it: no toast beside it.
    notify('sent', message.subject, { quiet: listeners.size > 0 });
    if (!later) set({ is: 'sent', message });
  };
  const failed = (message: Message, error: unknown, isLatest: boolean) => {
    const { status, text } = error instanceof MailError ? error : { status: 0, text: String(error) };
    console.error('The message was not sent.', status, text);
    if (!isLatest) return;
    const offline = status === 0 && isOffline();
    // Without an answer nobody knows; a page that is left ends its request like that, too.
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

/** The desk of a form, one for the document's life. */
export function openContactForm(form: string): Promise<ContactFormSession> {
  const open = desks.get(form) ?? newDesk(form);
  desks.set(form, open);
  return open;
}
