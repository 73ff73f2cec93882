import { useEffect, useRef, useSyncExternalStore } from 'react';

import BellIcon from '@fluentui/svg-icons/icons/alert_24_regular.svg?react';
import NoneIcon from '@fluentui/svg-icons/icons/alert_48_regular.svg?react';
import { keepNotices, notices, onNotices } from '~/portal/browser/notifications';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { EmptyState } from '~/portal/components/empty-state';
import { Pane } from '~/portal/components/pane';

import { SupportLink } from '../support-link';
import { NOTICES_PANE, NoticeLine } from './notification-line';
import styles from './notifications-pane.module.css';

/**
 * The notifications of this visit until they are dismissed. All of them are results of the visitor's actions.
 */
export function NoticesPane({ onClose }: { onClose: () => void }) {
  const t = useT();
  const all = useSyncExternalStore(onNotices, notices);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (all.some(({ seen }) => !seen)) keepNotices(all.map((notice) => ({ ...notice, seen: true })));
  }, [all]);
  const dismiss = (left: typeof all) => {
    keepNotices(left);
    // The pressed button is removed.
    room.current?.focus();
  };
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<BellIcon />}
      id={NOTICES_PANE}
      onClose={onClose}
      open
      subtitle={t('notices.about')}
      title={t('notices.label')}
    >
      <div ref={room} tabIndex={-1}>
        {all.length > 0 && (
          <>
            <p className={styles['all']}>
              <Button onClick={() => dismiss([])}>{t('notices.dismissAll')}</Button>
            </p>
            <ul>
              {all.map((notice) => (
                <li className={styles['line']} key={notice.at}>
                  <NoticeLine
                    notice={notice}
                    onDismiss={() => dismiss(all.filter(({ at }) => at !== notice.at))}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <div role="status">
          {all.length === 0 && (
            <EmptyState icon={NoneIcon} text={t('notices.none')}>
              <SupportLink />
            </EmptyState>
          )}
        </div>
      </div>
    </Pane>
  );
}
