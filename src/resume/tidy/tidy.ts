import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { writeTogether } from '../write-files';
import { anyTextOf } from '../read/file-text';
import { checkFolder, RESUMES, translationsIn } from '../read/owner-files';
import { parseSource, type Source } from '../read/source';
import type { Path } from '../standard/path';
import { isGroup, type Group } from '../standard/resume';
import { editedText } from './edits';
import { isNothing, writtenName, type LeaveOut, type Rule } from './rule';
import { RULES } from './rules';

/** A file of an owner: `resume.json` or a translation of it. */
export type TidyFile = { file: string; text: string };

export type Tidied = {
  /** The data in the form of the standard. */ data: unknown;
  /** The rules that changed it. */ rules: readonly Rule[];
  /** The values that a rule left out, with their paths in the owner's text. */
  leftOut: readonly { rule: string; path: Path; value: unknown }[];
  /** The path in the owner's text of a path in the data. */ origin: (path: Path) => Path;
  /** The place of a value of the data in the file. */ place: (path: Path) => string;
  /** The number of entries of a section that the owner wrote. */ lengthOf: (section: string) => number;
};

/**
 * A translation without the entries that are left out of the résumé, since entries are counted. Its own empty ones
 * hold the places of those that are not translated.
 */
function alignedTo(main: Tidied, data: unknown): unknown {
  if (!isGroup(data) || !isGroup(main.data) || main.rules.length === 0) return data;
  const origins = Object.entries(main.data).flatMap(([section, list]): [string, number[]][] =>
    Array.isArray(list) ? [[section, list.map((_, at) => Number(main.origin([section, at]).at(-1)))]] : [],
  );
  const aligned = origins.flatMap(([section, indexes]) => {
    const list = data[section];
    if (!Array.isArray(list) || indexes.some(Number.isNaN)) return [];
    const entries = indexes.map((index): unknown => list[index] ?? {});
    const filled = entries.slice(0, entries.findLastIndex((entry) => !isNothing(entry)) + 1);
    // Entries that the résumé never had stay, so that the reader reports them.
    return [[section, [...filled, ...list.slice(main.lengthOf(section))]]];
  });
  return { ...data, ...(Object.fromEntries(aligned) as Group) };
}

/**
 * Changes the form of a résumé and of its translations to that of JSON Resume. Pure: the same texts give the same
 * data.
 * @param files the résumé first
 * @throws an error with one sentence a line for a file that cannot be parsed
 */
export function tidy(files: readonly TidyFile[]): (Tidied & { file: string })[] {
  const tidied: (Tidied & { file: string })[] = [];
  for (const { file, text } of files) {
    const source = parseSource(file, text);
    if ('problems' in source) throw new Error(source.problems.join('\n'));
    tidied.push({ file, ...tidySource(source, tidied[0]) });
  }
  return tidied;
}

/** Registers the paths of all groups and lists of a value that have none yet. Rules change them in their places. */
function addPaths(paths: WeakMap<object, Path>, value: unknown, path: Path): void {
  if (typeof value !== 'object' || value === null) return;
  const own = paths.get(value) ?? path;
  paths.set(value, own);
  for (const [key, inner] of Object.entries(value))
    addPaths(paths, inner, [...own, Array.isArray(value) ? Number(key) : writtenName(value, key)]);
}

/** The number of entries in a list, or in a group of entries by their names. */
const lengthOf = (entries: unknown): number => Object.keys(Object(entries)).length;

/** Whether no rule changes a file. Most files are tidy, and need no copy for each rule. */
function isTidy(data: Group, rules: readonly Rule[]): boolean {
  const copy = structuredClone(data);
  for (const { apply } of rules) apply(copy, () => false);
  return isDeepStrictEqual(copy, data);
}

/** The most passes over a file: a place that a rule frees may be that of another rule before it. */
const MOST_PASSES = 4;

/**
 * Changes the form of a parsed file.
 * @param main the résumé, for a translation of it
 */
export function tidySource(
  source: Source,
  main?: Tidied,
  rules = main ? RULES.filter(({ removes }) => !removes) : RULES,
): Tidied {
  const { data: written } = source;
  const data = structuredClone(written);
  const paths = new WeakMap<object, Path>();
  addPaths(paths, data, []);
  const originIn = (root: unknown, path: Path): Path => {
    let [value, at]: [unknown, Path] = [root, []];
    for (const key of path) {
      if (typeof value !== 'object' || value === null) return [...at, key];
      const inner = (value as Record<PropertyKey, unknown>)[key];
      const own = typeof inner === 'object' && inner !== null ? paths.get(inner) : undefined;
      at = own ?? [...at, typeof key === 'string' ? writtenName(value, key) : key];
      value = inner;
    }
    return at;
  };
  const changing = new Set<Rule>();
  const leftOut: { rule: string; path: Path; value: unknown }[] = [];
  for (let pass = 0; pass < MOST_PASSES && isGroup(data) && !isTidy(data, rules); pass += 1)
    for (const rule of rules) {
      const before = structuredClone(data);
      const leaveOut: LeaveOut = (path, value) => {
        leftOut.push({ rule: rule.name, path: originIn(data, path), value });
        return false;
      };
      rule.apply(data, leaveOut);
      if (isDeepStrictEqual(before, data)) continue;
      changing.add(rule);
      // The groups that the rule made.
      addPaths(paths, data, []);
    }
  const aligned = main ? alignedTo(main, data) : data;
  const origin = (path: Path) => originIn(aligned, path);
  return {
    data: aligned,
    rules: [...changing],
    leftOut,
    origin,
    place: (path) => source.place(origin(path)),
    lengthOf: (section) =>
      lengthOf(
        origin([section, 0])
          .slice(0, -1)
          .reduce<unknown>((value, key) => (value as Group | null)?.[String(key)], written),
      ),
  };
}

/** A file of the owner's and its standard form. */
export type TidiedFile = {
  file: string;
  /** The sentences of the rules that change it. */ reasons: readonly string[];
  before: string;
  /** The file in the standard's form, with the formatting of the lines that stay. */ text: string;
};

/**
 * The résumé of a folder and its translations as standard JSON Resumes.
 * @throws an error whose message is a sentence, for a folder without a résumé or a file that cannot be parsed
 */
export function tidyFolder(directory: string): TidiedFile[] {
  checkFolder(directory);
  const main = RESUMES.find((name) => existsSync(join(directory, name))) ?? '';
  const translations = translationsIn(directory).filter(({ kind }) => kind === 'resume');
  const given = [join(directory, main), ...translations.map(({ file }) => file)].map((file) => ({
    file,
    text: anyTextOf(readFileSync(file)),
  }));
  return tidy(given).map(({ file, data, rules }, index) => {
    const before = given[index]?.text ?? '';
    return { file, reasons: rules.map(({ does }) => does), before, text: editedText(file, before, data) };
  });
}

/**
 * Writes the files that change, all or none.
 * @returns each with the path of its backup
 */
export const writeTidied = (files: readonly TidiedFile[]): { file: string; backup: string }[] =>
  writeTogether(files.filter(({ before, text }) => text !== before));
