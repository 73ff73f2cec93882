import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

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

/**
 * Debian's packages and their programs, in the order in which they are used. The headless shell, which Playwright
 * uses too, loads a page in half of the time.
 */
const DEBIAN_PACKAGES = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
];

/** Chromium flags for a machine without network access and for a user who may be root. */
export const CHROMIUM_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/** The path of an installed Chromium: `CHROMIUM_PATH`, Debian's or Playwright's. */
const installedChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...DEBIAN_PACKAGES.map(({ path }) => path), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

function downloadWithPlaywright(): void {
  console.log('Downloading Chromium with Playwright …');
  const program = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, program, { stdio: 'ignore' });
}

/**
 * Finds a Chromium, or installs one from Playwright or Debian.
 * @throws when `CHROMIUM_PATH` does not exist, and an error with instructions when none can be installed
 */
export function chromiumPath(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no file "${given}".`);
  const installations = [
    () => {},
    downloadWithPlaywright,
    ...DEBIAN_PACKAGES.map(
      ({ name }) =>
        () =>
          installDebianPackages([name]),
    ),
  ];
  for (const install of installations) {
    install();
    const path = installedChromium();
    if (path) return path;
  }
  throw new Error('No Chromium was found or could be installed: install one and set CHROMIUM_PATH to it.');
}
