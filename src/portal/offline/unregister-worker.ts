import { forgetAll } from './copies';

/** Written in by the build. */
declare const OFFLINE_BASE: string;
declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a portal that keeps no copies: takes the place of one that did, removes what it kept, and goes. Pages
 * that are open stay as they are.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetAll(OFFLINE_BASE).then(() => self.registration.unregister()));
});
