import { useEffect, useSyncExternalStore } from 'react';

import OfflineIcon from '@fluentui/svg-icons/icons/cloud_off_16_regular.svg?react';
import { registerWorker } from '~/portal/browser/offline-worker';
import { onCopies, showsCopies } from '~/portal/browser/served-copies';
import { useT } from '~/portal/i18n/t';

import styles from './offline-note.module.css';

/** Announces that the page is a cached copy, and enables the offline cache. */
export function OfflineNote() {
  const t = useT();
  const copies = useSyncExternalStore(onCopies, showsCopies);
  useEffect(() => void registerWorker(), []);
  if (!copies) return null;
  return (
    <p className={styles['note']}>
      <OfflineIcon />
      {t('offline.note')}
    </p>
  );
}
