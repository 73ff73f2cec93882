import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('packed/', import.meta.url));

/** The folder of what was made when the package was packed; null in the repository, where it is made when it is needed. */
export const PACKED: string | null = existsSync(folder) ? folder : null;

/** Where what was made once waits for the next build, in the owner's folder. */
export const CACHE_FOLDER = PACKED ? 'node_modules/.cache/portalfolio' : '.cache';

/** How an owner calls a command, as sentences name it. */
export const commandLine = (inPackage: string, inRepository: string): string =>
  PACKED ? `npx portalfolio ${inPackage}` : `npm run ${inRepository}`;

/** Where every setting is described. */
export const REFERENCE = PACKED ? 'node_modules/portalfolio/docs/content.md' : 'docs/content.md';

/** An owner's folder as a sentence names it. */
export const folderName = (directory: string): string => (directory === '.' ? 'this folder' : directory);
