import { useEffect, useRef, useEffectEvent, useId, useState } from 'react';
import type { Message } from '~/portal/mail/contact-form';
import { useT } from '~/portal/i18n/t';
import { Button, buttonClass } from '~/portal/components/button';
import { InfoBar } from '~/portal/components/info-bar';
import styles from './contact-form-controller.module.css';
import { showsSuccess, type ContactFormState } from './contact-form-session';
import { useBlocker } from '~/portal/browser/router';
import { Dialog } from '~/portal/components/overlays/dialog';
import { copyText } from '~/portal/browser/copy-and-download';
import { mailtoOf, textOf, type Mailto } from '~/portal/mail/message-faults';
import type { SupportSlice } from '~/portal/mail/support';

/** A draft that is set aside, and the reason. */
export type Aside = { message: Message; why: 'discarded' | 'earlier' };

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
  const undo = useRef<HTMLParagraphElement>(null);
  const why = aside?.why;
  useEffect(() => {
    // The Discard button is no longer in the page.
    if (why === 'discarded') undo.current?.querySelector('button')?.focus();
  }, [why]);
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
          <p className={styles['row']} ref={undo}>
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
    if (state.is === 'confirm') confirm.current?.querySelector('button')?.focus();
  }, [state]);
  switch (state.is) {
    case 'wrong':
      return state.fault.kind === 'required' && <InfoBar level="error">{t('support.required')}</InfoBar>;
    case 'failed':
      return <InfoBar level="error">{t('support.failed')}</InfoBar>;
    case 'offline':
      return (
        <InfoBar level="error">
          <p>{t('support.failed')}</p>
          <p>{t('support.offline')}</p>
        </InfoBar>
      );
    case 'unsure':
      return <InfoBar level="warning">{t('support.unsure')}</InfoBar>;
    case 'confirm':
      return (
        <InfoBar level="warning">
          <div className={styles['stack']} ref={confirm}>
            {t('support.confirm')}
            <Button onClick={() => onConfirm(state.message)}>{t('support.confirmSend')}</Button>
          </div>
        </InfoBar>
      );
    default:
      return null;
  }
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

  const blocked = held !== null;
  const stay = useEffectEvent(() => held?.stay());
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || !blocked) return;
    dialog.showModal();
    const closed = () => stay();
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
    };
  }, [blocked, id]);
  useEffect(() => {
    // The response has arrived, and this page shows it.
    if (!sending) stay();
  }, [sending]);

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
export function SendAlternatives({
  state,
  email,
}: {
  state: ContactFormState;
  email: SupportSlice['email'];
}) {
  const t = useT();
  switch (state.is) {
    case 'failed':
    case 'offline':
    case 'online':
    case 'unsure': {
      const mailto = email ? mailtoOf(email, state.message, t('support.mailtoRest')) : null;
      return <Alternatives mailto={mailto} message={state.message} text={t('support.otherWays')} />;
    }
    case 'handed': {
      const { message, to, mailto } = state;
      const text = mailto.isComplete ? t('support.handed', { address: to }) : t('support.mailtoShortened');
      return <Alternatives mailto={mailto} message={message} text={text} />;
    }
    default:
      return null;
  }
}

function Alternatives({ text, message, mailto }: { text: string; message: Message; mailto: Mailto | null }) {
  const t = useT();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className={styles['stack']}>
      <p>{text}</p>
      <div className={styles['row']}>
        <Button onClick={() => void copyText(textOf(message)).then(setCopied)}>{t('support.copy')}</Button>
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
