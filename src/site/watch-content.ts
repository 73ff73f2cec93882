import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

import { isContent } from './content-files';

/** The delay after a change, since editors write a file in several steps, ms. */
const PAUSE_MS = 100;

/**
 * Calls `act` after a pause in the changes of an owner's files, one call at a time. The folder itself is
 * watched without its subfolders, since it may contain thousands of installed files.
 * @param others folders that are watched with their subfolders
 */
export function watchContent(directory: string, others: readonly string[], act: () => Promise<void>): void {
  let pause: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(pause);
    pause = setTimeout(() => void (running = running.then(act)), PAUSE_MS);
  };
  const folders = new Map<string, FSWatcher>();
  const watchFolder = (folder: string) => {
    if (folders.has(folder)) return;
    const watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (!file?.split(/[\\/]/).some((step) => step.startsWith('.'))) changed();
    });
    const closeWatchers = () => {
      watcher.close();
      folders.delete(folder);
    };
    // The folder was removed.
    watcher.on('error', closeWatchers);
    folders.set(folder, watcher);
  };
  const watchFolders = () => {
    for (const entry of readdirSync(directory, { withFileTypes: true }))
      if (entry.isDirectory() && isContent(entry.name)) watchFolder(join(directory, entry.name));
    for (const folder of folders.keys())
      if (!existsSync(folder)) {
        folders.get(folder)?.close();
        folders.delete(folder);
      }
  };
  watch(directory, (_event, file) => {
    if (file !== null && !isContent(file)) return;
    watchFolders();
    changed();
  });
  watchFolders();
  others.forEach(watchFolder);
}
