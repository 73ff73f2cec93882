import { hrefOf } from '~/portal/lib/base-path';
import { WORKER_FILE, type KeepRequest } from '~/portal/lib/offline';

import { trustedWorker } from './trusted-worker';

/** A tab that is looked at again after this long asks whether there is a new build, ms. */
const ASK_AGAIN_MS = 3_600_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** What is not asked for is not brought where the visitor pays for it, or waits for something else. */
function mayBringAll(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}

/** Tells the worker what the visitor has, and that there is time for the rest. */
function askToKeep(worker: ServiceWorker): void {
  const request: KeepRequest = {
    page: location.pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
    all: mayBringAll(),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(request);
}

/** On a page of an older build, the next link leads to a page of the new one. */
function leaveByNextLink(): void {
  const leave = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
  };
  // Before the router, which would stay.
  addEventListener('click', leave, { capture: true });
}

let begun = false;

/** Has the device keep copies of the pages. Where the browser will not, everything is as it was without them. */
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
    // Forbidden (a private window, an address that is not secure), or the host does not answer.
  }
}
