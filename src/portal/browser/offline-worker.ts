import { hrefOf } from '~/portal/lib/base-path';
import { WORKER_FILE, type KeepRequest } from '~/portal/lib/offline';

import { trustedWorker } from './trusted-worker';

/** A tab that becomes visible after this time checks for a new build, ms. */
const ASK_AGAIN_MS = 3_600_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether further pages may be cached. Not on metered or slow connections. */
function mayBringAll(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}

/** The addresses of the files of this page. Some styles are inlined, but other pages load them as files. */
const filesOfPage = (): string[] => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), ({ href }) => href),
];

/** Sends the service worker the files of the page and allows it to cache the rest. */
function askToKeep(worker: ServiceWorker): void {
  const request: KeepRequest = {
    page: location.pathname,
    files: filesOfPage(),
    all: mayBringAll(),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(request);
}

/** Makes the next link load a page of the new build, if this page is of an older one. */
function leaveByNextLink(): void {
  const leave = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
  };
  // Runs before the router, which would navigate within the old build.
  addEventListener('click', leave, { capture: true });
}

let begun = false;

/** Registers the service worker, which caches pages. Without it the portal works the same online. */
export async function keepCopies(): Promise<void> {
  if (begun || !('serviceWorker' in navigator)) return;
  begun = true;
  const { serviceWorker } = navigator;
  const isRenewal = serviceWorker.controller !== null;
  let asked = Date.now();
  try {
    const registration = await serviceWorker.register(trustedWorker(hrefOf(`/${WORKER_FILE}`)), {
      updateViaCache: 'none',
    });
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isRenewal || !serviceWorker.controller) return;
      leaveByNextLink();
      askToKeep(serviceWorker.controller);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
    const { active } = await serviceWorker.ready;
    if (active) askToKeep(active);
  } catch {
    // Forbidden (a private window, no secure context), or the host does not respond.
  }
}
