import { spawnSync } from 'node:child_process';

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  }).status === 0;

/** Returns whether this process can install Debian packages. */
export const canInstall = (): boolean => process.getuid?.() === 0 && apt('--version');

/**
 * Installs Debian packages.
 * @returns false where this is not possible
 */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!canInstall()) return false;
  console.log(`Installing from Debian’s packages: ${packages.join(', ')} …`);
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...packages);
}
