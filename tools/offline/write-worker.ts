import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import type { OfflineList } from '../../app/offline/answers';
import { WORKER_FILE } from '../../app/domain/offline';

/** One classic script of a worker's source: what it is told by the build stands in it. */
async function bundled(
  entry: 'worker' | 'farewell',
  told: Readonly<Record<string, unknown>>,
): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      rolldownOptions: { input: join('app', 'offline', `${entry}.ts`), output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  if (outputs.length !== 1 || script === undefined)
    throw new Error(`app/offline/${entry}.ts is not one script.`);
  return script;
}

/**
 * Writes the worker into a finished site: the one that keeps `list`, or where the owner wants no copies (null), the one
 * that removes those of earlier builds and goes.
 */
export async function writeWorker(site: string, basePath: string, list: OfflineList | null): Promise<void> {
  const script = list
    ? await bundled('worker', { OFFLINE_LIST: list })
    : await bundled('farewell', { OFFLINE_BASE: basePath });
  writeFileSync(join(site, WORKER_FILE), script);
}
