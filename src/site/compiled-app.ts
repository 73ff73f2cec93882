import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { PACKED_FOLDER } from '../resume/package-data';

/** The folder of the stylesheets in the package, without the subfolders of the repository. */
export const PACKED_STYLES = 'styles';

/** The stylesheets of the repository as one text. */
export const styleSheets = (files: readonly string[]): string =>
  files
    .map((file) =>
      readFileSync(PACKED_FOLDER ? join(PACKED_FOLDER, PACKED_STYLES, basename(file)) : file, 'utf8'),
    )
    .join('\n');

/** The compiled application. It is the same for every owner. */
export type CompiledApp = {
  /** The id of this compilation. */ build: string;
  /** The folder of the scripts and styles for a site's `assets/`. */ assets: string;
  /** The file with the licences of the bundled libraries. */ licenses: string;
  /** The file of the renderer. */ renderer: string;
  /** The inline script. */ firstSecond: string;
  /** The order of the cascade layers. It must precede all rules. */ layerOrder: string;
  /** The script of the service worker, without the settings of a site. */ worker: string;
  unregisterWorker: string;
  /** The entry script of a page. */ entry: string;
  /** The stylesheet of printed pages. */ printStyles: string;
  /** The scripts and stylesheets of a page's first view, as file names in `assets`. */
  pages: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;
};

/** The content of the application's description file. */
export type AppFacts = Omit<CompiledApp, 'assets' | 'licenses' | 'renderer'>;

export const APP_FILE = 'app.json';
export const LICENSES = 'licenses.md';
/** The folder of the application in the package. */
export const PACKED_APP = 'app';

/** The folder of the editor's application in the package. */
export const PACKED_EDITOR = 'editor';

/** The folder of the application with which the owner edits in `dev`: from the package, or compiled now. */
export async function compiledEditor(): Promise<string> {
  if (PACKED_FOLDER) return join(PACKED_FOLDER, PACKED_EDITOR);
  const { compileEditor } = await import('../../scripts/compile-app');
  return compileEditor();
}

/** The folder of the compiled application: from the package, or compiled now. */
async function appFolder(label: string): Promise<string> {
  if (PACKED_FOLDER) return join(PACKED_FOLDER, PACKED_APP);
  const { compileApp } = await import('../../scripts/compile-app');
  return compileApp(label);
}

/**
 * The compiled application.
 * @param label part of all file names, for tests that need another build of the same sources
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
