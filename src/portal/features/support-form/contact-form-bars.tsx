import { useEffect, useId, useRef, useState } from 'react';
import type { Message } from '~/portal/mail/contact-form';
import { useT } from '~/portal/i18n/t';
import { Button, buttonClass } from '~/portal/components/button';
import { InfoBar } from '~/portal/components/info-bar';
import styles from './support-form.module.css';
import { showsSuccess, type ContactFormState, type Undelivered } from './contact-form-session';
import { useBlocker } from '~/portal/browser/router';
import { Dialog } from '~/portal/components/overlays/dialog';
import { copyText } from '~/portal/browser/copy-and-download';
import { mailtoOf, messageText } from '~/portal/mail/message-faults';
import type { SupportSlice } from '~/portal/mail/support';

/** A draft that is set aside, and the reason. */
export type Aside = { message: Message; why: 'discarded' | 'earlier' };

/** Focuses the button of a message when it appears. */
const focusButton = (message: HTMLElement | null) => message?.querySelector('button')?.focus();

/** Messages for the polite live region: success, stored drafts, undo. */
export function ContactFormStatus({
  state,
  aside,
  onDismiss,
  onRestore,
}: {
  state: ContactFormState;
  aside: Aside | null;
  onDismiss: () => void;
  onRestore: (aside: Aside) => void;
}) {
  const t = useT();
  return (
    <>
      {showsSuccess(state) && (
        <InfoBar dismiss={{ label: t('support.dismiss'), onDismiss }} level="success">
          <p>{t('support.sent')}</p>
        </InfoBar>
      )}
      {state.is === 'online' && <InfoBar>{t('support.online')}</InfoBar>}
      {aside && (
        <InfoBar>
          {/* The Discard button is no longer in the page. */}
          <p
            className={styles['actions']}
            key={aside.why}
            ref={aside.why === 'discarded' ? focusButton : null}
          >
            {t(aside.why === 'discarded' ? 'support.discarded' : 'support.earlier')}
            <Button onClick={() => onRestore(aside)}>
              {t(aside.why === 'discarded' ? 'support.undo' : 'support.bringBack')}
            </Button>
          </p>
        </InfoBar>
      )}
    </>
  );
}

/** Messages for the assertive live region. */
export function ContactFormAlert({
  state,
  onConfirm,
}: {
  state: ContactFormState;
  onConfirm: (message: Message) => void;
}) {
  const t = useT();
  const confirm = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.is === 'confirm') focusButton(confirm.current);
  }, [state]);
  if (state.is === 'confirm')
    return (
      <InfoBar level="warning">
        <div className={styles['stack']} ref={confirm}>
          {t('support.confirm')}
          <Button onClick={() => onConfirm(state.message)}>{t('support.confirmSend')}</Button>
        </div>
      </InfoBar>
    );
  if (state.is === 'unsure') return <InfoBar level="warning">{t('support.unsure')}</InfoBar>;
  const isIncomplete = state.is === 'wrong' && state.fault.kind === 'required';
  if (!isIncomplete && state.is !== 'failed' && state.is !== 'offline') return null;
  return (
    <InfoBar level="error">
      <p>{t(isIncomplete ? 'support.required' : 'support.failed')}</p>
      {state.is === 'offline' && <p>{t('support.offline')}</p>}
    </InfoBar>
  );
}

/**
 * Asks for confirmation when the visitor leaves while a message is being sent: by the browser, or by a
 * dialog.
 */
export function LeaveConfirmation({ sending }: { sending: boolean }) {
  const t = useT();
  const id = useId();
  const held = useBlocker(sending);
  useEffect(() => {
    if (!sending) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmUnload);
    return () => removeEventListener('beforeunload', confirmUnload);
  }, [sending]);

  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!held || !(dialog instanceof HTMLDialogElement)) return undefined;
    // The response has arrived, and this page shows it.
    if (!sending) return held.stay();
    dialog.showModal();
    dialog.addEventListener('close', held.stay);
    return () => dialog.removeEventListener('close', held.stay);
  }, [held, id, sending]);

  if (!held) return null;
  return (
    <Dialog
      actions={
        <>
          <Button appearance="primary" type="submit">
            {t('support.stay')}
          </Button>
          <Button onClick={held.leave}>{t('support.leave')}</Button>
        </>
      }
      id={id}
      kind="blocking"
      title={t('support.leaving')}
    >
      <p>{t('support.leavingText')}</p>
    </Dialog>
  );
}

/** The alternatives if sending fails: copy the text, or use the visitor's mail program. */
export function SendAlternatives({ is, message, email }: Undelivered & { email: SupportSlice['email'] }) {
  const t = useT();
  const [copied, setCopied] = useState<boolean | null>(null);
  const mailto = email ? mailtoOf(email, message, t('support.mailtoRest')) : null;
  const handed = mailto?.isComplete
    ? t('support.handed', { address: email ?? '' })
    : t('support.mailtoShortened');
  return (
    <div className={styles['stack']}>
      <p>{is === 'handed' ? handed : t('support.otherWays')}</p>
      <div className={styles['actions']}>
        <Button onClick={() => void copyText(messageText(message)).then(setCopied)}>
          {t('support.copy')}
        </Button>
        {mailto && (
          <a className={buttonClass()} href={mailto.address}>
            {t('support.openMail')}
          </a>
        )}
      </div>
      <p className={styles['quiet']} role="status">
        {copied !== null && t(copied ? 'support.copied' : 'support.copyFailed')}
      </p>
    </div>
  );
}
