import { useEffect, useEffectEvent, useId } from 'react';
import { useBlocker } from 'react-router';

import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { Dialog } from '~/portal/components/dialog';

/**
 * Asks for confirmation when the visitor leaves while a message is being sent: by the browser, or by a
 * dialog.
 */
export function LeaveConfirmation({ sending }: { sending: boolean }) {
  const t = useT();
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => sending && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!sending) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmUnload);
    return () => removeEventListener('beforeunload', confirmUnload);
  }, [sending]);

  const blocked = blocker.state === 'blocked';
  const stay = useEffectEvent(() => blocker.state === 'blocked' && blocker.reset());
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

  if (!blocked) return null;
  return (
    <Dialog
      actions={
        <>
          <Button appearance="primary" type="submit">
            {t('support.stay')}
          </Button>
          <Button onClick={() => blocker.proceed()}>{t('support.leave')}</Button>
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
