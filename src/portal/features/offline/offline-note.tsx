import { useEffect, useSyncExternalStore } from 'react';
import OfflineIcon from '@fluentui/svg-icons/icons/cloud_off_16_regular.svg?react';
import { useT } from '~/portal/i18n/t';
import { CACHED_COPY, WORKER_FILE, type CacheRequest } from '~/portal/addresses/offline';
import styles from './offline-note.module.css';
import { hrefOf } from '~/portal/addresses/base-path';

/** A tab that becomes visible after this time checks for a new build, ms. */
const UPDATE_INTERVAL_MS = 3_600_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether further pages may be cached. Not on metered or slow connections. */
function mayCacheAll(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}

/** The addresses of the files of this page. Some styles are inlined, but other pages load them as files. */
const filesOfPage = (): string[] => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), ({ href }) => href),
];

/** Sends the service worker the files of the page and allows it to cache the rest. */
function requestCaching(worker: ServiceWorker): void {
  const request: CacheRequest = {
    page: location.pathname,
    files: filesOfPage(),
    all: mayCacheAll(),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(request);
}

/** Makes the next link load a page of the new build, if this page is of an older one. */
function loadNextPage(): void {
  const stopRouter = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
  };
  // Runs before the router, which would navigate within the old build.
  addEventListener('click', stopRouter, { capture: true });
}

let isRegistered = false;

/** Registers the service worker, which caches pages. Without it the portal works the same online. */
async function registerWorker(): Promise<void> {
  if (isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  let checkedAt = Date.now();
  try {
    const { serviceWorker } = navigator;
    const isUpdate = serviceWorker.controller !== null;
    const registration = await serviceWorker.register(trustedWorker(hrefOf(`/${WORKER_FILE}`)), {
      updateViaCache: 'none',
    });
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isUpdate || !serviceWorker.controller) return;
      loadNextPage();
      requestCaching(serviceWorker.controller);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - checkedAt < UPDATE_INTERVAL_MS) return;
      checkedAt = Date.now();
      registration.update().catch(() => {});
    });
    const { active } = await serviceWorker.ready;
    if (active) requestCaching(active);
  } catch {
    // Forbidden (a private window, no secure context), or the host does not respond.
  }
}

type Trusted = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, policy: Trusted) => Trusted };

/** The page's policy (CSP) rejects all script URLs. This policy allows the one of the service worker. */
function trustedWorker(worker: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return worker;
  const createScriptURL = (address: string) => {
    if (address === worker) return address;
    throw new TypeError('This address may not be a script’s.');
  };
  // The type differs from a string only by its name.
  return trustedTypes.createPolicy('worker', { createScriptURL }).createScriptURL(worker);
}

/** Requests that always go to the host first: pages and their data. */
const SLICE = /\/slices\/[\w-]+\/[\w-]+\.json$/;

let lastWasCopy = false;

/** True if the page shows cached content: there is no connection, or the host did not respond. */
const showsCopies = (): boolean => !navigator.onLine || lastWasCopy;

/** Subscribes to possible changes of it. */
function onCopies(listener: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isCopy = entry.serverTiming?.some(({ name }) => name === CACHED_COPY);
      if (isCopy || SLICE.test(entry.name) || entry.entryType === 'navigation') lastWasCopy = isCopy;
    }
    listener();
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const onConnection = () => {
    lastWasCopy = false;
    listener();
  };
  addEventListener('online', onConnection);
  addEventListener('offline', onConnection);
  return () => {
    observer.disconnect();
    removeEventListener('online', onConnection);
    removeEventListener('offline', onConnection);
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
