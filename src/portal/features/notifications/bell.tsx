import { useEffect, useSyncExternalStore } from 'react';

import AlertIcon from '@fluentui/svg-icons/icons/alert_20_regular.svg?react';
import { notifications, onNotificationsChange } from '~/portal/browser/notifications';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { useT } from '~/portal/i18n/t';

import { PaneLink } from '../pane-link';
import styles from './bell.module.css';

const loadToasts = () => import('./toasts');

const unseenCount = () => notifications().filter(({ seen }) => !seen).length;

/**
 * Opens the notification pane. The toasts are loaded with the first notification. If they fail to load, the
 * pane still lists it.
 */
export function Bell() {
  const t = useT();
  const toasts = useLazyModule(loadToasts);
  const { load } = toasts;
  const count = useSyncExternalStore(onNotificationsChange, unseenCount, () => 0);
  useEffect(() => {
    if (notifications().length > 0) void load();
    return onNotificationsChange(() => void load());
  }, [load]);
  return (
    <>
      <PaneLink
        aria-label={count > 0 ? t('notifications.labelNew', { count }) : t('notifications.label')}
        className={styles['bell']}
        data-count={count || undefined}
        href="?notifications="
        pane="?notifications="
        title={t('notifications.label')}
      >
        <AlertIcon />
      </PaneLink>
      {toasts.state === 'ready' && <toasts.content.Toasts />}
    </>
  );
}
