import { useEffect, useSyncExternalStore } from 'react';
import OfflineIcon from '@fluentui/svg-icons/icons/cloud_off_16_regular.svg?react';

import { registerWorker } from '~/portal/browser/offline-worker';
import { useT } from '~/portal/i18n/t';
import { CACHED_COPY } from '~/portal/addresses/offline';
import { isOffline, onConnection } from '~/portal/browser/connection';

import styles from './offline-note.module.css';

/** Requests that always go to the host first: pages and their data. */
const SLICE = /\/slices\/[\w-]+\/[\w-]+\.json$/;

let lastWasCopy = false;

/** True if the page shows cached content: there is no connection, or the host did not respond. */
const showsCopies = (): boolean => isOffline() || lastWasCopy;

/**
 * Subscribes to possible changes of it.
 * @returns the unsubscribe function
 */
function onCopies(listener: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isCopy = entry.serverTiming?.some(({ name }) => name === CACHED_COPY);
      if (isCopy || SLICE.test(entry.name) || entry.entryType === 'navigation') lastWasCopy = isCopy;
    }
    listener();
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const end = onConnection(() => {
    lastWasCopy = false;
    listener();
  });
  return () => {
    observer.disconnect();
    end();
  };
}

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
