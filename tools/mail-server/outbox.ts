import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Variables } from './contract';
import { mailOf, readMail } from './eml';

export type KeptMessage = { id: string; received: string; variables: Variables };

const ENDING = '.eml';
const isMail = (file: string): boolean => /^[\w-]+\.eml$/.test(file);

/** A folder of messages, a file each. The folder is the truth: what is put there or taken away, is. */
export class Outbox {
  /** Files that were read: they never change. Null for one that is no mail. */
  readonly #read = new Map<string, KeptMessage | null>();
  #count = 0;

  constructor(readonly directory: string) {}

  /** Keeps a message. Whoever reads meanwhile sees all of it or nothing. */
  async keep(variables: Variables, date = new Date()): Promise<void> {
    const time = date.toISOString().replaceAll(/[:.]/g, '-');
    this.#count += 1;
    const id = `${time}-${String(this.#count).padStart(6, '0')}-${randomBytes(3).toString('hex')}`;
    const mail = await mailOf(variables, date);
    await mkdir(this.directory, { recursive: true });
    const part = join(this.directory, `${id}.part`);
    await writeFile(part, mail);
    await rename(part, join(this.directory, id + ENDING));
  }

  /** All messages, the newest first. */
  async list(): Promise<KeptMessage[]> {
    const messages = await Promise.all((await this.#files()).map((file) => this.#messageOf(file)));
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
  }

  async #files(): Promise<string[]> {
    try {
      return (await readdir(this.directory)).filter(isMail);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
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
      const { code, message: reason } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return null;
      console.warn(`${path}: this file is not read as a message: ${reason}`);
    }
    this.#read.set(file, message);
    return message;
  }
}
