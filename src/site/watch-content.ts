import { readdirSync, unwatchFile, watch, watchFile, type FSWatcher, type Stats } from 'node:fs';
import { join } from 'node:path';

import { isContent } from './content/content-files';

/** The delay after a change, since editors write a file in several steps, ms. */
const PAUSE_MS = 100;
/** The interval at which the folder itself is looked for. Its removal reaches no watcher of it. */
const FOLDER_MS = 500;

/**
 * Calls `act` after a pause in the changes of an owner's files, one call at a time. The folder itself is
 * watched without its subfolders, since it may contain thousands of installed files. A folder that is moved or
 * removed is a change, and so is its return.
 * @param others folders that are watched with their subfolders
 */
export function watchContent(
  directory: string,
  others: readonly string[],
  act: () => Promise<void>,
): () => void {
  let pause: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isNext = false;
  const actLater = () => {
    // The call that waits for the present one will see this change too.
    if (isNext) return;
    isNext = true;
    running = running.then(() => {
      isNext = false;
      return act();
    });
  };
  const changed = () => {
    clearTimeout(pause);
    pause = setTimeout(actLater, PAUSE_MS);
  };
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const watchFolder = (folder: string, recursive: boolean, listener: (file: string | null) => void) => {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, { recursive }, (_event, file) => listener(file));
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
    } catch {
      // It was removed between its listing and now, which is a change of its own.
    }
  };
  const changedInside = (file: string | null) => {
    if (!file?.split(/[\\/]/).some((step) => step.startsWith('.'))) changed();
  };
  const subfolders = (): string[] => {
    try {
      return readdirSync(directory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && isContent(entry.name))
        .map(({ name }) => join(directory, name));
    } catch {
      return [];
    }
  };
  const watchFolders = () => {
    const there = [directory, ...others, ...subfolders()];
    for (const folder of watchers.keys()) if (!there.includes(folder)) forget(folder);
    watchFolder(directory, false, (file) => {
      if (file !== null && !isContent(file)) return;
      // A folder of that name may be another one now, which its watcher does not notice.
      if (file !== null) forget(join(directory, file));
      watchFolders();
      changed();
    });
    for (const folder of there.slice(1)) watchFolder(folder, true, changedInside);
  };
  watchFolders();
  // A new folder may get the number of the removed one.
  const identityOf = ({ ino, birthtimeMs }: Stats): string => `${ino} ${birthtimeMs}`;
  let last: string | null = null;
  watchFile(directory, { interval: FOLDER_MS }, (now, before) => {
    // The state before is the last one in which the folder was there, also where it is back.
    const isSame = identityOf(now) === (last ?? identityOf(before));
    last = identityOf(now);
    if (isSame) return;
    for (const folder of watchers.keys()) if (!others.includes(folder)) forget(folder);
    if (now.ino !== 0) watchFolders();
    changed();
  });
  return () => {
    clearTimeout(pause);
    unwatchFile(directory);
    [...watchers.keys()].forEach(forget);
  };
}
