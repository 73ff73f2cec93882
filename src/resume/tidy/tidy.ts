import { isDeepStrictEqual } from 'node:util';

import { parseSource, type Source } from '../read/source';
import type { Path } from '../standard/problems';
import { isGroup } from '../standard/resume';
import { isNothing, type Group, type Rule } from './rule';
import { RULES } from './rules';

/** A file of an owner: `resume.json` or a translation of it. */
export type TidyFile = { file: string; text: string };

/** A file in the form of the standard. */
export type TidiedFile = { file: string; data: unknown };

/** A change of form, against the text that its owner wrote. */
export type Change = {
  /** The name of the rule. */ rule: string;
  file: string;
  /** The path of the value in the owner's text. */ path: Path;
  place: { line: number; column: number };
  from: unknown;
  /** The value after the change; undefined if it was left out. */ to: unknown;
  /** The place of the value after the change. */ movedTo: Path | null;
  /** A sentence for the owner. */ message: string;
};

/**
 * A translation without the entries that are left out of the résumé, since entries are counted. Its own empty ones
 * hold the places of those that are not translated.
 */
function alignedTo(main: Tidied, data: unknown): unknown {
  if (!isGroup(data) || !isGroup(main.data) || main.changes.length === 0) return data;
  const origins = Object.entries(main.data).flatMap(([section, list]): [string, number[]][] =>
    Array.isArray(list) ? [[section, list.map((_, at) => Number(main.origin([section, at]).at(-1)))]] : [],
  );
  const aligned = origins.flatMap(([section, indexes]) => {
    const list = data[section];
    if (!Array.isArray(list) || indexes.some(Number.isNaN)) return [];
    const entries = indexes.map((index): unknown => list[index] ?? {});
    const kept = entries.slice(0, entries.findLastIndex((entry) => !isNothing(entry)) + 1);
    // Entries that the résumé never had stay, so that the reader reports them.
    return [[section, [...kept, ...list.slice(main.lengthOf(section))]]];
  });
  return { ...data, ...(Object.fromEntries(aligned) as Group) };
}

/**
 * Changes the form of a résumé and of its translations to that of JSON Resume. Pure: the same texts give the same
 * changes.
 * @param files the résumé first
 * @throws an error with one sentence a line for a file that cannot be parsed
 */
export function tidy(files: readonly TidyFile[]): { files: TidiedFile[]; changes: Change[] } {
  const tidied: (TidiedFile & Tidied)[] = [];
  for (const { file, text } of files) {
    const source = parseSource(file, text);
    if ('problems' in source) throw new Error(source.problems.join('\n'));
    tidied.push({ file, ...tidySource(source, tidied[0]) });
  }
  return { files: tidied, changes: tidied.flatMap(({ changes }) => changes) };
}

/** The paths of groups and lists in the owner's text, and of fields that were renamed. */
class Origins {
  private readonly paths = new WeakMap<object, Path>();
  private readonly fields = new WeakMap<object, Map<string, Path>>();

  /** A copy, whose groups and lists have the paths of the original ones. */
  copy(value: unknown, path: Path | null): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const at = path ?? this.pathOf(value) ?? null;
    const copy: unknown = Array.isArray(value)
      ? value.map((item: unknown, index) => this.copy(item, path && [...path, index]))
      : Object.fromEntries(
          Object.entries(value).map(([key, field]) => [key, this.copy(field, path && [...path, key])]),
        );
    if (at !== null) this.paths.set(copy as object, at);
    const fields = this.fields.get(value);
    if (fields) this.fields.set(copy as object, fields);
    return copy;
  }

  pathOf(value: unknown): Path | undefined {
    return typeof value === 'object' && value !== null ? this.paths.get(value) : undefined;
  }

  /** Registers where a value of a group or list came from. */
  set(parent: object, key: PropertyKey, value: unknown, path: Path): void {
    if (typeof value === 'object' && value !== null && !this.paths.has(value)) this.paths.set(value, path);
    const fields = this.fields.get(parent) ?? new Map<string, Path>();
    this.fields.set(parent, new Map([...fields, [String(key), path]]));
  }

  /** The path in the owner's text of a path in the data. */
  of(data: unknown, path: Path): Path {
    let [value, at]: [unknown, Path] = [data, []];
    for (const key of path) {
      if (typeof value !== 'object' || value === null) return [...at, key];
      const field = this.fields.get(value)?.get(String(key));
      const next = (value as Record<PropertyKey, unknown>)[key];
      at = this.pathOf(next) ?? field ?? [...at, key];
      value = next;
    }
    return at;
  }
}

type Difference = { path: Path; from: unknown; to: unknown; parent: object };

/** The fields and items that differ, the whole ones first. */
function differences(before: unknown, after: unknown, path: Path, parent: object, found: Difference[]): void {
  if (before === after) return;
  const lists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  const groups = isGroup(before) && isGroup(after);
  if (lists)
    before.forEach((item: unknown, index) => differences(item, after[index], [...path, index], after, found));
  else if (groups) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      differences(before[key], after[key], [...path, key], after, found);
  } else if (JSON.stringify(before) !== JSON.stringify(after))
    found.push({ path, from: before, to: after, parent });
}

/** The line and the column of a place: "resume.json:3:5". */
function placed(place: string): Change['place'] {
  const [, line = '1', column = '1'] = /:(\d+):(\d+)$/.exec(place) ?? [];
  return { line: Number(line), column: Number(column) };
}

export type Tidied = {
  data: unknown;
  changes: Change[];
  /** The path in the owner's text of a path in the data. */ origin: (path: Path) => Path;
  /** That of a group or list of the data, or of a change; undefined if it is new. */
  originOf: (value: unknown) => Path | undefined;
  /** The place of a value of the data in the file. */ place: (path: Path) => string;
  /** The number of entries of a section that the owner wrote. */ lengthOf: (section: string) => number;
};

/** The number of entries in a list, or in a group of entries by their names. */
const lengthOf = (entries: unknown): number => Object.keys(Object(entries)).length;

/** Whether no rule changes a file. Most files of a build are tidy, and need no list of changes. */
function isTidy(data: Group, rules: readonly Rule[]): boolean {
  const copy = structuredClone(data);
  for (const { apply } of rules) apply(copy);
  return isDeepStrictEqual(copy, data);
}

/** The most passes over a file: a place that a rule frees may be that of another rule before it. */
const MOST_PASSES = 4;

function* untilTidy(data: Group, rules: readonly Rule[]): Generator<Rule> {
  for (let pass = 0; pass < MOST_PASSES && !isTidy(data, rules); pass += 1) yield* rules;
}

/**
 * Changes the form of a parsed file.
 * @param main the résumé, for a translation of it
 */
export function tidySource(
  source: Source,
  main?: Tidied,
  rules = main ? RULES.filter(({ removes }) => !removes) : RULES,
): Tidied {
  const { data: written, place } = source;
  if (!isGroup(written) || ((main?.changes.length ?? 0) === 0 && isTidy(written, rules)))
    return {
      data: written,
      changes: [],
      origin: (path) => path,
      originOf: () => undefined,
      place,
      lengthOf: (section) => lengthOf(isGroup(written) && written[section]),
    };
  const origins = new Origins();
  const data = origins.copy(written, []) as Group;
  const changes: Change[] = [];
  for (const { name, does, apply } of untilTidy(data, rules)) {
    const before = origins.copy(data, null) as Group;
    apply(data);
    const found: Difference[] = [];
    differences(before, data, [], data, found);
    const moved = new Set<Difference>();
    const record = (at: Path, change: Pick<Change, 'from' | 'to' | 'movedTo'>) =>
      changes.push({
        rule: name,
        file: source.file,
        path: at,
        place: placed(place(at)),
        ...change,
        message: does,
      });
    for (const difference of found) {
      const { path, from, to, parent } = difference;
      if (from === undefined) continue;
      const text = JSON.stringify(from);
      const target =
        to === undefined
          ? found.find(
              (other) => other.from === undefined && !moved.has(other) && JSON.stringify(other.to) === text,
            )
          : undefined;
      if (target) moved.add(target);
      const origin = origins.of(before, path);
      record(origin, { from, to: target?.to ?? to, movedTo: target?.path ?? null });
      if (target) origins.set(target.parent, target.path.at(-1) ?? '', target.to, origin);
      else if (to !== undefined) origins.set(parent, path.at(-1) ?? '', to, origin);
    }
    for (const difference of found) {
      const { path, from, to } = difference;
      if (from !== undefined || moved.has(difference)) continue;
      record(origins.of(before, path), { from, to, movedTo: null });
    }
  }
  const aligned = main ? alignedTo(main, data) : data;
  const origin = (path: Path) => origins.of(aligned, path);
  return {
    data: aligned,
    changes,
    origin,
    originOf: (value) => origins.pathOf(value),
    place: (path) => place(origin(path)),
    lengthOf: (section) =>
      lengthOf(
        origin([section]).reduce<unknown>((value, key) => (value as Group | null)?.[String(key)], written),
      ),
  };
}
