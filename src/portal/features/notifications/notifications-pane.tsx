import { use, useEffect, useRef, useSyncExternalStore } from 'react';

import BellIcon from '@fluentui/svg-icons/icons/alert_24_regular.svg?react';
import NoneIcon from '@fluentui/svg-icons/icons/alert_48_regular.svg?react';
import { storeNotifications, notifications, onNotificationsChange } from '~/portal/browser/notifications';
import { Link } from '~/portal/browser/router';
import { useAddress, useT } from '~/portal/i18n/t';
import { Button, buttonClass } from '~/portal/components/button';
import { EmptyState } from '~/portal/components/empty-state';
import { Pane } from '~/portal/components/overlays/pane';

import { EmptyScreensContext } from '../../page-data';
import { SupportLink } from '../support-dialog';
import { NOTIFICATIONS_PANE, NotificationLine } from './notification-line';
import styles from './notifications-pane.module.css';

/**
 * The notifications of this visit until they are dismissed. All of them are results of the visitor's actions.
 */
export function NotificationsPane({ onClose }: { onClose: () => void }) {
  const t = useT();
  const address = useAddress();
  const empty = use(EmptyScreensContext);
  const all = useSyncExternalStore(onNotificationsChange, notifications);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (all.some(({ seen }) => !seen))
      storeNotifications(all.map((notification) => ({ ...notification, seen: true })));
  }, [all]);
  const dismiss = (remaining: typeof all) => {
    storeNotifications(remaining);
    // The pressed button is removed.
    list.current?.focus();
  };
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<BellIcon />}
      id={NOTIFICATIONS_PANE}
      onClose={onClose}
      subtitle={t('notifications.about')}
      title={t('notifications.label')}
    >
      <div ref={list} tabIndex={-1}>
        {all.length > 0 && (
          <>
            <p className={styles['all']}>
              <Button onClick={() => dismiss([])}>{t('notifications.dismissAll')}</Button>
            </p>
            <ul>
              {all.map((notification) => (
                <li className={styles['line']} key={notification.at}>
                  <NotificationLine
                    notification={notification}
                    onDismiss={() => dismiss(all.filter(({ at }) => at !== notification.at))}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <div role="status">
          {all.length === 0 && (
            <EmptyState icon={NoneIcon} text={t('notifications.none')}>
              {empty.includes('activity') ? (
                <SupportLink />
              ) : (
                <Link className={buttonClass()} to={address('activity')}>
                  {t('notifications.activity')}
                </Link>
              )}
            </EmptyState>
          )}
        </div>
      </div>
    </Pane>
  );
}
