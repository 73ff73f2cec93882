import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { UNFINISHED } from './build-folders';

const CLI = join('node_modules', '@react-router', 'dev', 'bin.js');

/**
 * Runs a command of the framework for an owner's folder.
 * @param output whether it prints everything, or errors only
 * @param basePath where the site's root is on its host
 * @returns true when it went well
 */
export function runFramework(
  command: 'build' | 'dev' | 'typegen',
  contentDirectory: string,
  output: 'all' | 'errors',
  basePath = '/',
  extra: readonly string[] = [],
): boolean {
  const { status, stderr } = spawnSync(process.execPath, [CLI, command, ...extra], {
    env: {
      ...process.env,
      ...(command === 'build' && { NODE_ENV: 'production', BUILD_DIR: UNFINISHED.root }),
      CONTENT_DIR: resolve(contentDirectory),
      BASE_PATH: basePath,
      // Vite advises file extensions in imports, for a loader that we do not use.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
    encoding: 'utf8',
    stdio: output === 'all' ? 'inherit' : ['ignore', 'ignore', 'pipe'],
  });
  // What it says of itself matters when it fails, and only then.
  if (status !== 0 && stderr) console.error(stderr.trim());
  return status === 0;
}
