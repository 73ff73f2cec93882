import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variables that `os.tmpdir()` reads, on each system. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/**
 * Global setup of Vitest and Playwright: the temporary folders of a run are inside one folder, which is
 * removed at its end.
 */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portalfolio-tests-'));
  for (const variable of VARIABLES) process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
