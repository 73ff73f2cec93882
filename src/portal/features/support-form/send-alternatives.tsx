import { useState } from 'react';

import { copyText } from '~/portal/browser/clipboard';
import type { Message } from '~/portal/mail/contact-form';
import { mailtoOf, textOf, type Mailto } from '~/portal/mail/message-faults';
import type { SupportSlice } from '~/portal/mail/support';
import { useT } from '~/portal/i18n/t';
import { Button, buttonClass } from '~/portal/components/button';

import styles from './contact-form-controller.module.css';
import type { ContactFormState } from './contact-form-session';

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
