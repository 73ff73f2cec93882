import { useEffect, useEffectEvent, useId } from 'react';

import { useBlocker } from '~/portal/browser/router';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { Dialog } from '~/portal/components/overlays/dialog';

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
