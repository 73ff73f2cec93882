import { existsSync } from 'node:fs';

import { canInstall, installDebianPackages } from '../../scripts/chromium';

/**
 * Installs Debian packages if a program is missing.
 * @returns the reason why the engine is skipped, or null
 */
export function whyMissing(
  engine: string,
  programs: readonly string[],
  packages: readonly string[],
): string | null {
  const areThere = () => programs.every((program) => existsSync(program));
  if (areThere()) return null;
  if (!canInstall())
    return `${engine} is not here, and this machine or user cannot install Debian’s packages: not tried.`;
  installDebianPackages(packages);
  return areThere() ? null : `${engine} could not be installed from Debian’s packages: not tried.`;
}
