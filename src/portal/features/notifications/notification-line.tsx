import DoneIcon from '@fluentui/svg-icons/icons/checkmark_circle_16_filled.svg?react';
import FailedIcon from '@fluentui/svg-icons/icons/error_circle_16_filled.svg?react';
import DismissIcon from '@fluentui/svg-icons/icons/dismiss_16_regular.svg?react';
import { NOTIFICATION_TITLES, type Notification } from '~/portal/browser/notifications';
import { useLanguage, useT } from '~/portal/i18n/t';

import styles from './notification-line.module.css';

/** The id of the pane that lists all notifications. */
export const NOTIFICATIONS_PANE = 'notifications-pane';

/** A notification: the action, its subject and its time. */
export function NotificationLine({
  notification,
  onDismiss,
}: {
  notification: Notification;
  onDismiss: () => void;
}) {
  const t = useT();
  const { code } = useLanguage();
  const { at, kind, about } = notification;
  const title = t(NOTIFICATION_TITLES[kind]);
  const when = new Date(at);
  return (
    <div className={styles['notification']} data-failed={kind === 'failed' || undefined}>
      {kind === 'failed' ? <FailedIcon /> : <DoneIcon />}
      <div>
        <p className={styles['title']}>{title}</p>
        {about && <p dir="auto">{about}</p>}
        <time className={styles['when']} dateTime={when.toISOString()}>
          {when.toLocaleTimeString(code, { hour: '2-digit', minute: '2-digit' })}
        </time>
      </div>
      <button
        aria-label={t('notifications.dismiss', { name: [title, about].filter(Boolean).join(': ') })}
        className={styles['dismiss']}
        onClick={onDismiss}
        type="button"
      >
        <DismissIcon />
      </button>
    </div>
  );
}
