import { useEffect, useRef } from 'react';

import type { Message } from '~/portal/mail/contact-form';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { InfoBar } from '~/portal/components/info-bar';

import styles from './contact-form-controller.module.css';
import { showsSuccess, type ContactFormState } from './contact-form-session';

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
