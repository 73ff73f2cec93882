import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeAtOnce } from '../resume/write-files';
import { PORTALS, RESUMES } from '../resume/read/owner-files';
import { writtenData } from '../resume/tidy/edits';
import { changedText } from './changed-text';
import { EditRefused, type Change } from './changes';
import type { EditedFile, OwnerNotes } from './protocol';

/** The files that an edit may change, by what they hold; the first that exists is meant. */
const FILES: Readonly<Record<EditedFile, readonly string[]>> = {
  'resume.json': RESUMES,
  'portal.yaml': PORTALS,
};

/** A translation of one of them. */
const TRANSLATION = /^(?:resume|portal)\.[a-z]{2,3}(?:-[A-Za-z]{2,4})?\.(?:json|ya?ml)$/;

/** An edit of one of these files, or of a translation by its name. */
export type Edit = Change & { file: string };

const HISTORY = join('.portalfolio', 'history');
/** Throws for bytes of another encoding, which would be lost. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The number of acts in the history. */
const MOST_KEPT = 100;

/** Texts of files before and after an act of the owner. Null is a missing file. */
type Act = {
  title: string;
  /** When it was done; empty in a history of an earlier version. */ at: string;
  files: readonly { file: string; before: string | null; after: string | null }[];
};

/** The files of a history, the oldest first. */
const actFiles = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.json')).toSorted();

/** The act in a file of the history; null for a file that something else has changed. */
function actIn(file: string): Act | null {
  try {
    const act = JSON.parse(readFileSync(file, 'utf8')) as Partial<Act> | null;
    return act?.files && act.title ? ({ at: '', ...act } as Act) : null;
  } catch {
    return null;
  }
}

/**
 * Edits the files of an owner's folder. Each act can be undone, also after a restart: the texts are kept in
 * `.portalfolio/history/`.
 */
export class OwnerFilesEditor {
  readonly #acts: Act[] = [];
  /** The number of acts that were not undone. */
  #done = 0;

  constructor(readonly directory: string) {
    const folder = join(directory, HISTORY);
    const acts = actFiles(folder).flatMap((file) => actIn(join(folder, file)) ?? []);
    // The texts before the acts that follow. An act that was undone, or changed by hand since, does not lead to them.
    const later = new Map<string, string | null>();
    for (const act of acts.toReversed()) {
      if (!this.#hasTexts(act, 'after', later)) continue;
      this.#acts.unshift(act);
      for (const { file, before } of act.files) later.set(file, before);
    }
    this.#done = this.#acts.length;
  }

  /** A hash of the files that edits change. A request names the version that it was made from. */
  version(): string {
    const hash = createHash('sha256');
    for (const file of [...Object.values(FILES).flat(), ...this.#translations()])
      hash.update(this.#bytesOf(file) ?? '\0').update('\0');
    return hash.digest('hex').slice(0, 16);
  }

  #translations(): string[] {
    const names = existsSync(this.directory) ? readdirSync(this.directory) : [];
    return names.filter((name) => TRANSLATION.test(name)).toSorted();
  }

  /** The name of the file that holds a kind of data, or of a translation. */
  fileOf(kind: string): string {
    if (TRANSLATION.test(kind)) return kind;
    if (!Object.hasOwn(FILES, kind)) throw new EditRefused('Only the owner’s files can be edited.');
    return FILES[kind as EditedFile].find((name) => existsSync(join(this.directory, name))) ?? kind;
  }

  /** The data of the files and their translations, as they are written. */
  data(): Map<string, unknown> {
    return new Map(
      [...Object.keys(FILES), ...this.#translations()].map((kind) => {
        const file = this.fileOf(kind);
        const text = this.#textOf(file)?.replace(/^\uFEFF/, '');
        return [kind, text ? writtenData(file, text) : {}];
      }),
    );
  }

  /** The acts that undo and redo would take back or repeat, and all that were done, the last one first. */
  get next(): Pick<OwnerNotes, 'undo' | 'redo' | 'edits'> {
    const done = this.#acts.slice(0, this.#done).toReversed();
    return {
      undo: done[0]?.title ?? null,
      redo: this.#acts[this.#done]?.title ?? null,
      edits: done.map(({ title, at, files }) => ({ title, at, files: files.map(({ file }) => file) })),
    };
  }

  /**
   * Makes the edits of one act.
   * @param finish the last change of each file’s text, by the name of what it holds
   * @throws EditRefused if a file is a link to another
   */
  apply(title: string, edits: readonly Edit[], finish = (_: string, text: string) => text): void {
    const kinds = new Set([...Object.keys(FILES), ...edits.map(({ file }) => file)]);
    const texts = [...kinds].map((kind) => {
      const file = this.fileOf(kind);
      const own = edits.filter((edit) => edit.file === kind);
      const edited = own.reduce((text, edit) => changedText(file, text, edit), this.#textOf(file) ?? '');
      return { file, text: finish(kind, edited) };
    });
    this.write(title, texts);
  }

  /**
   * Replaces the texts of files as one act.
   * @throws EditRefused if a file is a link to another
   */
  write(title: string, texts: readonly { file: string; text: string }[]): void {
    const files = texts
      .map(({ file, text }) => ({ file, before: this.#textOf(file), after: text }))
      .filter(({ before, after }) => after !== (before ?? ''));
    if (files.length === 0) return;
    const act = { title, at: new Date().toISOString(), files };
    for (const { file } of files) this.#refuseLink(file);
    // First, so that no text is lost if the process ends in between.
    this.#keep(act);
    this.#write(act, 'after');
    this.#acts.splice(this.#done, Infinity, act);
    this.#done += 1;
  }

  /**
   * Takes the last act back, or repeats the one that was undone last.
   * @throws EditRefused if there is none, or a file was changed since
   */
  step(name: 'undo' | 'redo'): void {
    const act = this.#acts[name === 'undo' ? this.#done - 1 : this.#done];
    if (!act) throw new EditRefused(`There is nothing to ${name}.`);
    if (!this.#hasTexts(act, name === 'undo' ? 'after' : 'before'))
      throw new EditRefused(`A file was changed after “${act.title}”: change it by hand.`);
    this.#write(act, name === 'undo' ? 'before' : 'after');
    this.#done += name === 'undo' ? -1 : 1;
  }

  #hasTexts({ files }: Act, version: 'after' | 'before', texts = new Map<string, string | null>()): boolean {
    return files.every(({ file, [version]: text }) => {
      const now = texts.has(file) ? texts.get(file) : (this.#bytesOf(file)?.toString() ?? null);
      return now === text;
    });
  }

  #bytesOf(file: string): Buffer | null {
    const path = join(this.directory, file);
    return existsSync(path) ? readFileSync(path) : null;
  }

  #textOf(file: string): string | null {
    const bytes = this.#bytesOf(file);
    try {
      return bytes && UTF8.decode(bytes);
    } catch {
      throw new EditRefused(`${file} is not in UTF-8: save it in UTF-8 first.`);
    }
  }

  #refuseLink(file: string): void {
    const path = join(this.directory, file);
    if (existsSync(path) && lstatSync(path).isSymbolicLink())
      throw new EditRefused(`${file} is a link to another file: edit that file by hand.`);
  }

  /** Writes all files of an act, or none. */
  #write({ files }: Act, version: 'after' | 'before'): void {
    const set = (file: string, text: string | null) => {
      const path = join(this.directory, file);
      if (text === null) rmSync(path, { force: true });
      else writeAtOnce(path, text);
    };
    const earlier = files.map(({ file }) => ({ file, text: this.#textOf(file) }));
    try {
      for (const one of files) set(one.file, one[version]);
    } catch (error) {
      for (const { file, text } of earlier) set(file, text);
      throw error;
    }
  }

  #keep(act: Act): void {
    const folder = join(this.directory, HISTORY);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The texts hold private values, and a repository may be public.
    writeFileSync(join(folder, '.gitignore'), '*\n');
    for (const old of actFiles(folder).slice(0, 1 - MOST_KEPT)) rmSync(join(folder, old));
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.hrtime.bigint()}.json`;
    writeAtOnce(join(folder, name), JSON.stringify(act));
  }
}
