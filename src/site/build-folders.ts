import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a build consists of, in the order in which it comes into place: last the settings of what came before them. */
const PARTS = {
  /** The site as it is published. */
  site: 'client',
  /** With a base path: the folder for hosts that publish a whole domain, with the site where the base says. */
  wholeHost: 'whole-host',
  /** What servers of one's own include. */
  serverSnippets: 'hosts',
  /** What our own server and the check before publishing need to know, and no visitor should. */
  serverSettings: 'server-settings.json',
} as const;

const foldersIn = (root: string) => ({
  root,
  site: join(root, PARTS.site),
  wholeHost: join(root, PARTS.wholeHost),
  serverSnippets: join(root, PARTS.serverSnippets),
  serverSettings: join(root, PARTS.serverSettings),
});

/** Where a finished build is; the tests build several beside each other. */
export const FINISHED = foldersIn(process.env['BUILD_DIR'] ?? 'build');

const UNFINISHED_PREFIX = '.unfinished-';

/** Where this process builds: whatever serves the last build meanwhile goes on serving it. */
export const UNFINISHED = foldersIn(join(FINISHED.root, UNFINISHED_PREFIX + process.pid));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what this process has built so far, and what builds left that were interrupted. */
export function removeUnfinished(): void {
  if (!existsSync(FINISHED.root)) return;
  for (const entry of readdirSync(FINISHED.root)) {
    const pid = entry.startsWith(UNFINISHED_PREFIX) ? Number(entry.slice(UNFINISHED_PREFIX.length)) : NaN;
    if (pid === process.pid || (pid > 0 && !isRunning(pid)))
      rmSync(join(FINISHED.root, entry), { recursive: true, force: true });
  }
}

/** Puts a build in the place of the last one. What else is in that place stays. */
export function replaceBuild(made: string, place: string): void {
  const replaced = join(made, '.replaced');
  mkdirSync(replaced, { recursive: true });
  for (const part of Object.values(PARTS)) {
    const [from, to] = [join(made, part), join(place, part)];
    if (existsSync(to)) renameSync(to, join(replaced, part));
    if (existsSync(from)) renameSync(from, to);
  }
  rmSync(made, { recursive: true });
}
