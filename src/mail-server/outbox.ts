import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Variables } from './contract';
import { mailOf, readMail } from './eml';

export type StoredMessage = { id: string; received: string; variables: Variables };

const ENDING = '.eml';
const isMail = (file: string): boolean => /^[\w-]+\.eml$/.test(file);
/** The ending of a file that is being written. */
const PART_ENDING = '.part';
const isPart = (file: string): boolean => /^[\w-]+\.part$/.test(file);
/** After this time, an incomplete file was left by a process that ended, ms. */
const ORPHANED_MS = 60_000;
/** The maximum number of open files. A system allows a process some hundreds. */
const BATCH = 32;

export type OutboxLimits = { messages: number; bytes: number };

/** More than a trial needs, and not enough to fill a disk. */
const LIMITS: OutboxLimits = { messages: 2000, bytes: 100_000_000 };

/** The error of a message that was not stored. Its text says why, and is for the owner. */
export class NotStored extends Error {
  override name = 'NotStored';
}

async function inBatches<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BATCH)
    results.push(...(await Promise.all(items.slice(start, start + BATCH).map(act))));
  return results;
}

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folder of messages, one file per message. Files can also be added and removed by hand. */
export class Outbox {
  /** The files read so far, which never change. Null for an invalid mail. */
  readonly #read = new Map<string, StoredMessage | null>();
  /** The sizes of known mails, bytes. */
  readonly #sizes = new Map<string, number>();
  #count = 0;

  constructor(
    readonly directory: string,
    readonly limits: OutboxLimits = LIMITS,
  ) {}

  /**
   * Stores a message. The file is renamed at the end, so that readers never see a part of it.
   * @throws NotStored when there is no room for it
   */
  async store(variables: Variables, date = new Date()): Promise<void> {
    const time = date.toISOString().replaceAll(/[:.]/g, '-');
    this.#count += 1;
    const id = `${time}-${String(this.#count).padStart(6, '0')}-${randomBytes(3).toString('hex')}`;
    const mail = await mailOf(variables, date);
    await mkdir(this.directory, { recursive: true });
    await this.#removeOrphans();
    await this.#makeSureOfRoom(mail.length);
    const part = join(this.directory, id + PART_ENDING);
    try {
      await writeFile(part, mail);
      await rename(part, join(this.directory, id + ENDING));
    } catch (error) {
      await rm(part, { force: true });
      const { message } = error as Error;
      throw new NotStored(`The outbox (${this.directory}) cannot take the message: ${message}.`, {
        cause: error,
      });
    }
  }

  /** All messages, the newest first. */
  async list(): Promise<StoredMessage[]> {
    const files = await this.#files();
    const messages = await inBatches(files, (file) => this.#messageOf(file));
    const present = new Set(files);
    for (const file of this.#read.keys()) if (!present.has(file)) this.#read.delete(file);
    return messages
      .filter((message) => message !== null)
      .toSorted((a, b) => b.received.localeCompare(a.received) || b.id.localeCompare(a.id));
  }

  /** The content of a message's file; null if there is none. */
  async mail(id: string): Promise<Buffer | null> {
    const file = id + ENDING;
    return (await this.#files()).includes(file) ? readFile(join(this.directory, file)) : null;
  }

  async delete(id: string): Promise<void> {
    const file = id + ENDING;
    if ((await this.#files()).includes(file)) await rm(join(this.directory, file), { force: true });
  }

  async empty(): Promise<void> {
    for (const file of await this.#files()) await rm(join(this.directory, file), { force: true });
    await this.#removeOrphans();
  }

  async #files(isWanted = isMail): Promise<string[]> {
    try {
      return (await readdir(this.directory)).filter(isWanted);
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  /** The size and age of files. Files that were deleted meanwhile are omitted. */
  async #stats(files: readonly string[]): Promise<{ file: string; size: number; mtimeMs: number }[]> {
    const found = await inBatches(files, async (file) => {
      try {
        const { size, mtimeMs } = await stat(join(this.directory, file));
        return [{ file, size, mtimeMs }];
      } catch (error) {
        if (isAbsent(error)) return [];
        throw error;
      }
    });
    return found.flat();
  }

  /** Removes incomplete files whose writer has ended. */
  async #removeOrphans(): Promise<void> {
    for (const { file, mtimeMs } of await this.#stats(await this.#files(isPart)))
      if (Date.now() - mtimeMs > ORPHANED_MS) await rm(join(this.directory, file), { force: true });
  }

  async #makeSureOfRoom(bytes: number): Promise<void> {
    const files = await this.#files();
    for (const { file, size } of await this.#stats(files.filter((one) => !this.#sizes.has(one))))
      this.#sizes.set(file, size);
    const size = files.reduce((sum, file) => sum + (this.#sizes.get(file) ?? 0), bytes);
    const { messages, bytes: largest } = this.limits;
    if (files.length < messages && size <= largest) return;
    throw new NotStored(
      `The outbox (${this.directory}) is full: it holds ${files.length} messages; the limit is ${messages} messages or ${Math.round(largest / 1e6)} MB. Delete some in the inbox.`,
    );
  }

  async #messageOf(file: string): Promise<StoredMessage | null> {
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const path = join(this.directory, file);
    let message: StoredMessage | null = null;
    try {
      message = { id: file.slice(0, -ENDING.length), ...(await readMail(await readFile(path))) };
    } catch (error) {
      // A file that was deleted meanwhile, or an invalid mail, does not affect the others.
      if (isAbsent(error)) return null;
      // After a system error, the file may still be a message, so it is read again the next time.
      const { syscall, message: reason } = error as NodeJS.ErrnoException;
      console.warn(`${path}: skipped, because it is not a message: ${reason}`);
      if (syscall !== undefined) return null;
    }
    this.#read.set(file, message);
    return message;
  }
}
