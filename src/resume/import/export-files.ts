import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** A file of an export, which is read on demand. */
export type ArchiveFile = {
  /** The path in the export, separated by `/`. */ path: string;
  read: () => Promise<Buffer>;
};

/** The files of an export, from a ZIP or a folder. */
export type ExportFiles = { files: ArchiveFile[]; close: () => void };

/** The maximum size of a file, bytes. The tables of a profile have a few kilobytes. */
const LARGEST_FILE = 20_000_000;
const LARGEST_TOTAL = 60_000_000;
/**
 * The maximum number of files. A complete export contains some dozens of tables, and possibly some thousand
 * articles.
 */
const MOST_FILES = 20_000;

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/**
 * Opens a ZIP or a folder. Nothing is unpacked to the disk.
 * @throws an error whose message is a sentence
 */
export async function openExport(file: string): Promise<ExportFiles> {
  let total = 0;
  const weigh = (path: string, size: number) => {
    total += size;
    if (size > LARGEST_FILE || total > LARGEST_TOTAL)
      throw new Error(
        `${file}: ${path} unpacks to ${megabytes(size)}; a profile’s table is at most ${megabytes(LARGEST_FILE)}, all together ${megabytes(LARGEST_TOTAL)}.`,
      );
  };
  return statSync(file).isDirectory() ? folder(file, weigh) : zip(file, weigh);
}

type Weigh = (path: string, size: number) => void;

function folder(directory: string, weigh: Weigh): ExportFiles {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  if (names.length > MOST_FILES) throw tooMany(directory);
  const files = names.flatMap((name): ArchiveFile[] => {
    const file = join(directory, name);
    // A symbolic link may be broken.
    if (!existsSync(file) || !statSync(file).isFile()) return [];
    return [
      {
        path: relative(directory, file).replaceAll(sep, '/'),
        read: () => {
          weigh(name, statSync(file).size);
          return readFile(file);
        },
      },
    ];
  });
  return { files, close: () => {} };
}

const tooMany = (file: string) =>
  new Error(`${file}: more than ${MOST_FILES} files; expected the export alone.`);

async function zip(file: string, weigh: Weigh): Promise<ExportFiles> {
  const broken = (error: unknown) =>
    new Error(`${file}: the ZIP cannot be read: ${(error as Error).message.replace(/\.?\s*$/, '')}.`);
  let archive: ZipFile;
  try {
    // The library checks the sizes, and refuses names that lead out of the archive.
    archive = await openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  } catch (error) {
    throw broken(error);
  }
  const unpacked = async (entry: Entry): Promise<Buffer> => {
    weigh(entry.fileName, entry.uncompressedSize);
    try {
      return await buffer(await archive.openReadStreamPromise(entry));
    } catch (error) {
      throw broken(error);
    }
  };
  const close = () => archive.close();
  const files: ArchiveFile[] = [];
  try {
    if (archive.entryCount > MOST_FILES) throw tooMany(file);
    for await (const entry of archive.eachEntry()) {
      if (!entry.fileName.endsWith('/')) files.push({ path: entry.fileName, read: () => unpacked(entry) });
    }
  } catch (error) {
    close();
    throw (error as Error).message.startsWith(file) ? error : broken(error);
  }
  return { files, close };
}
