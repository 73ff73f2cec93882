import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * The parts of a build, in the order in which they are replaced. The settings of the server come last, since
 * they describe the other parts.
 */
const PARTS = {
  site: 'client',
  /** A copy for whole hosts that earlier versions wrote: removed. */
  wholeHost: 'whole-host',
  /** The configuration for an owner's own web server. */
  serverSnippets: 'hosts',
  /** The settings of the local server and of the check before publishing. Not for visitors. */
  serverSettings: 'server-settings.json',
} as const;

const foldersIn = (root: string) => ({
  root,
  site: join(root, PARTS.site),
  serverSnippets: join(root, PARTS.serverSnippets),
  serverSettings: join(root, PARTS.serverSettings),
});

/** The folders of the finished build. Tests use several builds side by side. */
export const FINISHED = foldersIn(process.env['BUILD_DIR'] ?? 'build');

/** All files in a folder, as relative paths. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Writes a file of a folder, with the folders around it. */
export function writeBelow(folder: string, file: string, content: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const UNFINISHED_PREFIX = '.unfinished-';

/** The folders of the build in progress. A server of the last build is not disturbed. */
export const UNFINISHED = foldersIn(join(FINISHED.root, UNFINISHED_PREFIX + process.pid));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the folders of this process, and those of processes that have ended. Their names end in the id. */
export async function removeOfProcesses(root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return;
  const unused = readdirSync(root).filter((entry) => {
    const pid = entry.startsWith(prefix) ? Number(entry.slice(prefix.length)) : NaN;
    return pid === process.pid || (pid > 0 && !isRunning(pid));
  });
  // A folder in which something is still written is not empty at first.
  const how = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(unused.map((entry) => rm(join(root, entry), how)));
}

export const removeUnfinished = (): Promise<void> => removeOfProcesses(FINISHED.root, UNFINISHED_PREFIX);

/** Replaces the last build at once, and then removes it. Other files in its folder stay. */
export async function replaceBuild(made: string, place: string): Promise<void> {
  const replaced = join(made, '.replaced');
  mkdirSync(replaced, { recursive: true });
  for (const part of Object.values(PARTS)) {
    const [from, to] = [join(made, part), join(place, part)];
    if (existsSync(to)) renameSync(to, join(replaced, part));
    if (existsSync(from)) renameSync(from, to);
  }
  await rm(made, { recursive: true });
}
