import { removeAllCaches } from './copies';

/** Inserted by the build. */
declare const OFFLINE_BASE: string;
declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker of a portal without offline pages. It replaces an earlier service worker, deletes its
 * caches and unregisters itself. Open pages are not affected.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(removeAllCaches(OFFLINE_BASE).then(() => self.registration.unregister()));
});
