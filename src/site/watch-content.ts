import { dirname, relative } from 'node:path';

import { watch } from 'chokidar';

import { isContent } from './content/content-files';

/** The delay after a change, since editors write a file in several steps, ms. */
const PAUSE_MS = 100;

/** The path of a file in a folder; null for a file outside of it. */
function pathIn(folder: string, file: string): string | null {
  const path = relative(folder, file);
  return path.startsWith('..') ? null : path;
}

/**
 * Calls `act` after a pause in the changes of an owner's files, one call at a time. A folder that is moved or removed
 * is a change, and so is its return.
 * @param others folders that are watched too
 * @returns resolves with a function that ends it, when changes are noticed
 */
export async function watchContent(
  directory: string,
  others: readonly string[],
  act: () => Promise<void>,
): Promise<() => Promise<void>> {
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
  // The folder around notices that the folder itself is removed or returns.
  const around = dirname(directory);
  const isIgnored = (file: string): boolean => {
    const inside = pathIn(directory, file);
    if (inside !== null) return inside !== '' && !isContent(inside);
    return file !== around && others.every((folder) => pathIn(folder, file) === null);
  };
  const watcher = watch([around, ...others], { ignoreInitial: true, ignored: isIgnored });
  watcher.on('all', () => {
    clearTimeout(pause);
    pause = setTimeout(actLater, PAUSE_MS);
  });
  // A folder that cannot be read is not watched.
  watcher.on('error', (error) => console.warn(String(error)));
  // Not by `once` of Node, which an error before would reject.
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return () => {
    clearTimeout(pause);
    return watcher.close();
  };
}
