import { useEffect, useState } from 'react';

import AlertIcon from '@fluentui/svg-icons/icons/alert_20_regular.svg?react';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import { hasNotices, onNotices } from '~/portal/browser/notifications';
import { useT } from '~/portal/i18n/t';

import { PaneLink } from '../pane-link';
import styles from './bell.module.css';
import type { Toasts as ToastsType } from './toasts';

/** Opens the notification pane. The toasts are loaded with the first notification. */
export function Bell() {
  const t = useT();
  const [Toasts, setToasts] = useState<typeof ToastsType>();
  const [told, setTold] = useState<{ count: number; label: string }>();
  useEffect(() => {
    const bring = () =>
      void importWithRetry(() => import('./toasts')).then(
        (part) => setToasts(() => part.Toasts),
        // Without the module there is no toast. The pane still lists the notification.
        () => {},
      );
    if (hasNotices()) bring();
    return onNotices(bring);
  }, []);
  return (
    <>
      <PaneLink
        aria-label={told?.label ?? t('notices.label')}
        className={styles['bell']}
        data-count={told?.count || undefined}
        href="?notices="
        pane="?notices="
        title={t('notices.label')}
      >
        <AlertIcon />
      </PaneLink>
      {Toasts && <Toasts onCount={setTold} />}
    </>
  );
}
