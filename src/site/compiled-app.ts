import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { PACKED } from '../resume/read/packed';

/** The compiled application: the same for every owner. */
export type CompiledApp = {
  /** Names this compilation. */ build: string;
  /** The folder of the scripts and styles that go into a site's `assets/`. */ assets: string;
  /** The licences of what the scripts contain: a file. */ licenses: string;
  /** The file of the renderer. */ renderer: string;
  /** The text of the inline script. */ firstSecond: string;
  /** The order of the cascade layers; it comes before any rule. */ layerOrder: string;
  /** The service workers' scripts, without what a site tells them. */ worker: string;
  unregisterWorker: string;
  /** The script that starts a page. */ entry: string;
  /** What a page needs: scripts that its first view imports, and stylesheets. Names of files in `assets`. */
  pages: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;
};

/** What stands in its file. */
export type AppFacts = Omit<CompiledApp, 'assets' | 'licenses' | 'renderer'>;

export const APP_FILE = 'app.json';
export const LICENSES = 'licenses.md';
/** Its folder in the package. */
export const PACKED_APP = 'app';

/** The folder of the compiled application: it came with the package, or is compiled now. */
async function appFolder(label: string): Promise<string> {
  if (PACKED) return join(PACKED, PACKED_APP);
  const { compileApp } = await import('../../scripts/compile-app');
  return compileApp(label);
}

/**
 * The compiled application.
 * @param label part of the names of all files, for tests that need another build of the same sources
 */
export async function compiledApp(label = process.env['APP_LABEL'] ?? ''): Promise<CompiledApp> {
  const folder = await appFolder(label);
  return {
    ...(JSON.parse(readFileSync(join(folder, APP_FILE), 'utf8')) as AppFacts),
    assets: join(folder, 'assets'),
    licenses: join(folder, LICENSES),
    renderer: resolve(folder, 'server', 'renderer.mjs'),
  };
}
