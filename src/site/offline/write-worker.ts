import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OfflineList } from '../../portal/offline/strategies';
import { OFFLINE_STYLES_FILE, WORKER_FILE } from '../../portal/lib/offline';
import type { CompiledApp } from '../compiled-app';
import { jsonInScript } from '../document';

/**
 * Writes the service worker into a finished site. With a `list`, it is the one that caches these files. If
 * the owner wants no offline copies (null), it removes those of earlier builds and unregisters itself. The
 * settings of the site precede the compiled script.
 */
export function writeWorker(
  site: string,
  { worker, unregisterWorker }: Pick<CompiledApp, 'worker' | 'unregisterWorker'>,
  basePath: string,
  list: OfflineList | null,
): void {
  const script = list
    ? `const OFFLINE_LIST=${jsonInScript(list)};\n${worker}`
    : `const OFFLINE_BASE=${jsonInScript(basePath)};\n${unregisterWorker}`;
  writeFileSync(join(site, WORKER_FILE), script);
  // For a visitor without the service worker, who opens the fallback page itself.
  if (list) writeFileSync(join(site, OFFLINE_STYLES_FILE), '/* All links are shown. */\n');
}
