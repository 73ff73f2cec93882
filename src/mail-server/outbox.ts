import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Variables } from './contract';
import { mailOf, readMail } from './eml';

export type KeptMessage = { id: string; received: string; variables: Variables };

const ENDING = '.eml';
const isMail = (file: string): boolean => /^[\w-]+\.eml$/.test(file);
/** A message that is being written. */
const PART_ENDING = '.part';
const isPart = (file: string): boolean => /^[\w-]+\.part$/.test(file);
/** Nobody writes a message for so long: whoever began it has ended meanwhile, ms. */
const ORPHANED_MS = 60_000;
/** How many files are open at once; a system allows a process no more than some hundreds. */
const BATCH = 32;

/** How much an outbox holds before it takes no more. */
export type OutboxLimits = { messages: number; bytes: number };

/** More than anybody tries out, and less than fills a disk. */
const LIMITS: OutboxLimits = { messages: 2000, bytes: 100_000_000 };

/** Says why a message is not kept, and what helps. */
export class OutboxIsFull extends Error {
  override name = 'OutboxIsFull';
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

/** A folder of messages, a file each. The folder is the truth: what is put there or taken away, is. */
export class Outbox {
  /** Files that were read: they never change. Null for one that is no mail. */
  readonly #read = new Map<string, KeptMessage | null>();
  /** Sizes of mails that were measured, bytes. */
  readonly #sizes = new Map<string, number>();
  #count = 0;

  constructor(
    readonly directory: string,
    readonly limits: OutboxLimits = LIMITS,
  ) {}

  /**
   * Keeps a message. Whoever reads meanwhile sees all of it or nothing.
   * @throws OutboxIsFull when there is no room for it
   */
  async keep(variables: Variables, date = new Date()): Promise<void> {
    const time = date.toISOString().replaceAll(/[:.]/g, '-');
    this.#count += 1;
    const id = `${time}-${String(this.#count).padStart(6, '0')}-${randomBytes(3).toString('hex')}`;
    const mail = await mailOf(variables, date);
    await mkdir(this.directory, { recursive: true });
    await this.#removeOrphans();
    await this.#makeSureOfRoom(mail.length);
    const part = join(this.directory, id + PART_ENDING);
    await writeFile(part, mail);
    await rename(part, join(this.directory, id + ENDING));
  }

  /** All messages, the newest first. */
  async list(): Promise<KeptMessage[]> {
    const files = await this.#files();
    const messages = await inBatches(files, (file) => this.#messageOf(file));
    const present = new Set(files);
    for (const file of this.#read.keys()) if (!present.has(file)) this.#read.delete(file);
    return messages
      .filter((message) => message !== null)
      .toSorted((a, b) => b.received.localeCompare(a.received) || b.id.localeCompare(a.id));
  }

  /** The bytes of a message's file; null when there is none. */
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

  /** Size and age of files; of those that have gone meanwhile, none. */
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

  /** Parts of messages whose writer has ended in the middle. */
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
    throw new OutboxIsFull(
      `The outbox (${this.directory}) is full: it holds ${files.length} messages; the limit is ${messages} messages or ${Math.round(largest / 1e6)} MB. Delete some in the inbox.`,
    );
  }

  async #messageOf(file: string): Promise<KeptMessage | null> {
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const path = join(this.directory, file);
    let message: KeptMessage | null = null;
    try {
      message = { id: file.slice(0, -ENDING.length), ...(await readMail(await readFile(path))) };
    } catch (error) {
      // Deleted meanwhile, or no mail: the others are shown all the same.
      if (isAbsent(error)) return null;
      // The system refused: the file may well be a message, and is asked for again.
      const { syscall, message: reason } = error as NodeJS.ErrnoException;
      console.warn(`${path}: skipped, because it is not a message: ${reason}`);
      if (syscall !== undefined) return null;
    }
    this.#read.set(file, message);
    return message;
  }
}
