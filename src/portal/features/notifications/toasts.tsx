import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { notifications, onNotificationsChange, type Notification } from '~/portal/browser/notifications';
import { useT } from '~/portal/i18n/t';
import { loopFocus } from '~/portal/components/overlays/dialog';

import { NOTIFICATIONS_PANE, NotificationLine } from './notification-line';
import styles from './toasts.module.css';

/** Enough time to read it twice. The pane lists it afterwards. */
const DURATION_MS = 8000;
/** A live region must be in the page before its content changes. */
const AFTER_REGION_MS = 100;

/** Time of the last announced notification. Earlier documents announced the older ones. */
let announcedUntil = performance.timeOrigin;

/** Content behind a modal dialog is inert, so the toasts are rendered into the dialog. */
const topDialog = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

function onDialogs(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Announces new notifications below the bar or beside the open pane. */
export function Toasts() {
  const t = useT();
  const all = useSyncExternalStore(onNotificationsChange, notifications);
  const [shown, setShown] = useState<readonly number[]>([]);
  const home = useSyncExternalStore(onDialogs, topDialog);

  useEffect(() => {
    const wait = setTimeout(() => {
      const fresh = all.filter(({ at }) => at > announcedUntil);
      if (fresh.length === 0) return;
      announcedUntil = fresh[0]?.at ?? announcedUntil;
      // The open pane already lists it. The address may name a pane that could not be loaded.
      if (document.querySelector(`#${NOTIFICATIONS_PANE}[open]`)) return;
      setShown((before) => [...fresh.filter(({ seen }) => !seen).map(({ at }) => at), ...before]);
    }, AFTER_REGION_MS);
    return () => clearTimeout(wait);
  }, [all]);

  const hide = (at: number) => setShown((before) => before.filter((one) => one !== at));
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog that contains them does not receive their key events
    <div
      aria-label={t('notifications.toasts')}
      className={styles['toasts']}
      onKeyDown={loopFocus}
      role="status"
    >
      {all
        .filter(({ at, seen }) => !seen && shown.includes(at))
        .map((notification) => (
          <Toast key={notification.at} notification={notification} onHide={hide} />
        ))}
    </div>,
    home,
  );
}

/** A toast. Its timer pauses while it has the pointer or the focus. */
function Toast({ notification, onHide }: { notification: Notification; onHide: (at: number) => void }) {
  const [isPaused, setIsPaused] = useState(false);
  const hide = useEffectEvent(() => onHide(notification.at));
  useEffect(() => {
    if (isPaused) return undefined;
    const wait = setTimeout(() => hide(), DURATION_MS);
    return () => clearTimeout(wait);
  }, [isPaused]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <div
      className={styles['toast']}
      data-toast=""
      onBlur={resume}
      onFocus={pause}
      onPointerEnter={pause}
      onPointerLeave={resume}
    >
      <NotificationLine notification={notification} onDismiss={() => onHide(notification.at)} />
    </div>
  );
}
