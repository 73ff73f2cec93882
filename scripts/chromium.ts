import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { installDebianPackages } from './debian-packages';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Starting flags for a closed network and for a user who may be root. */
export const CHROMIUM_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

const ownDownload = (): string | null =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : null;

function debianPackage(): string | null {
  return installDebianPackages(['chromium']) && existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : null;
}

function playwrightDownload(): string | null {
  console.log('Downloading Chromium with Playwright …');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { stdio: 'ignore' },
  );
  return status === 0 ? ownDownload() : null;
}

/** The Chromium of this machine: `CHROMIUM_PATH`, Debian's, Playwright's download. @throws when the named one is not there */
function installedChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no file "${given}".`);
  return given ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : null) ?? ownDownload();
}

/**
 * Finds a Chromium or installs one: Playwright's download, Debian's package.
 * @returns its path. @throws with what to do when there is none
 */
export function chromiumPath(): string {
  const path = installedChromium() ?? playwrightDownload() ?? debianPackage();
  if (!path)
    throw new Error('No Chromium was found or could be installed: install one and set CHROMIUM_PATH to it.');
  return path;
}
