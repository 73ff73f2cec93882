import { spawnSync } from 'node:child_process';

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  }).status === 0;

/** True where this machine takes Debian's packages from us. */
export const canInstall = (): boolean => process.getuid?.() === 0 && apt('--version');

/** Installs packages of Debian. @returns false where that is not possible */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!canInstall()) return false;
  console.log(`Installing from Debian’s packages: ${packages.join(', ')} …`);
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...packages);
}
