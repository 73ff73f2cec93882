import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('packed/', import.meta.url));

/**
 * The folder of files that were generated for the package; null in the repository, which generates them on
 * demand.
 */
export const PACKED_FOLDER: string | null = existsSync(folder) ? folder : null;

/** The folder of the caches, relative to the owner's folder. */
export const CACHE_FOLDER = PACKED_FOLDER ? 'node_modules/.cache/portalfolio' : '.cache';

/** The command line for messages to the owner. */
export const commandLine = (inPackage: string, inRepository: string): string =>
  PACKED_FOLDER ? `npx portalfolio ${inPackage}` : `npm run ${inRepository}`;

/** Where an owner reads a document such as `theme`, for messages. */
export const documentName = (name: string): string =>
  PACKED_FOLDER ? `npx portalfolio help ${name}` : `docs/${name}${name.includes('.') ? '' : '.md'}`;

/** The name of an owner's folder in messages. */
export const folderName = (directory: string): string => (directory === '.' ? 'this folder' : directory);
