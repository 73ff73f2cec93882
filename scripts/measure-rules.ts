import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSource } from '../src/resume/read/source';
import { isGroup } from '../src/resume/standard/resume';
import { RULES } from '../src/resume/tidy/rules';
import { tidy, tidySource } from '../src/resume/tidy/tidy';
import { readPortfolioSync } from '../src/site/content/read-portfolio-sync';

/** The model of a folder, with the number of changes of each rule. */
type Measured = { model: unknown; rules: Readonly<Record<string, number>> };

/** A name of an item that stays the same if other items are added or removed. */
const nameOf = (item: unknown): string => {
  if (!isGroup(item)) return String(item);
  const name = ['id', 'code', 'network', 'label', 'title', 'name'].find(
    (key) => typeof item[key] === 'string',
  );
  return name === undefined ? '' : String(item[name]);
};

/** The values of a model by their path, and the same path without the names of items: the field. */
function leavesOf(value: unknown, path: string, field: string, found: Map<string, [string, unknown]>): void {
  if (Array.isArray(value)) {
    const seen = new Map<string, number>();
    for (const item of value) {
      const name = nameOf(item);
      seen.set(name, (seen.get(name) ?? 0) + 1);
      leavesOf(item, `${path}[${name} ${seen.get(name)}]`, `${field}[]`, found);
    }
  } else if (isGroup(value))
    for (const key of Object.keys(value)) leavesOf(value[key], `${path}.${key}`, `${field}.${key}`, found);
  else found.set(path, [field, value]);
}

const allLeaves = ({ model }: Measured): Map<string, [string, unknown]> => {
  const found = new Map<string, [string, unknown]>();
  leavesOf(model, '', '', found);
  return found;
};

/**
 * Prints how many values of the models differ from those of another commit: in all, by field, and by the rules that
 * change a file otherwise than before. Fields that only one of the commits has are not compared.
 */
function compare(
  before: Readonly<Record<string, Measured>>,
  after: Readonly<Record<string, Measured>>,
): void {
  const pairs = Object.keys(after).flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    return old && now ? [{ old, now, was: allLeaves(old), is: allLeaves(now) }] : [];
  });
  const fieldsOf = (side: 'was' | 'is') =>
    new Set(pairs.flatMap((pair) => [...pair[side].values()].map(([field]) => field)));
  const now = fieldsOf('is');
  const known = new Set([...fieldsOf('was')].filter((field) => now.has(field)));
  const count = (counts: Map<string, number>, key: string, by = 1) =>
    counts.set(key, (counts.get(key) ?? 0) + by);
  const [byField, byRule] = [new Map<string, number>(), new Map<string, number>()];
  let [total, differing] = [0, 0];
  for (const { old, now: latest, was, is } of pairs) {
    let differs = 0;
    for (const path of new Set([...was.keys(), ...is.keys()])) {
      const [one, other] = [was.get(path), is.get(path)];
      const field = (one ?? other)?.[0] ?? '';
      if (!known.has(field)) continue;
      total += 1;
      if (one?.[1] === other?.[1]) continue;
      differs += 1;
      count(byField, field);
    }
    differing += differs;
    const names = [...new Set([...Object.keys(old.rules), ...Object.keys(latest.rules)])];
    const rules = names.filter((rule) => old.rules[rule] !== latest.rules[rule]);
    for (const rule of differs === 0 ? [] : rules.length > 0 ? rules : ['no rule'])
      count(byRule, rule, differs);
  }
  console.log(`${differing} of ${total} values of ${pairs.length} models differ.`);
  for (const counts of [byRule, byField])
    for (const [key, number] of [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 40))
      console.log(`${String(number).padStart(6)} ${key}`);
}

/**
 * Prints how many résumés each rule of form changes, how many of their standard forms differ without it, and how
 * many of the folders can be built. `tsx scripts/measure-rules.ts DIR [--write] [--models FILE]`, where DIR holds
 * folders with a resume.json. FILE keeps the models; if it exists, the models are compared with those in it.
 */
const [directory = '.', ...options] = process.argv.slice(2);
const names = readdirSync(directory).filter((name) => /^[^.]/.test(name));
const changed = new Map<string, Set<string>>();
const needed = new Map<string, number>();
const measured: Record<string, Measured> = {};
for (const name of names) {
  const text = readFileSync(join(directory, name, 'resume.json'), 'utf8');
  const rules: Record<string, number> = {};
  for (const { rule } of tidy([{ file: 'resume.json', text }]).changes) {
    changed.set(rule, (changed.get(rule) ?? new Set()).add(name));
    rules[rule] = (rules[rule] ?? 0) + 1;
  }
  const source = parseSource('resume.json', text);
  if ('problems' in source) continue;
  const standard = JSON.stringify(tidySource(source).data);
  for (const rule of RULES) {
    const without = tidySource(
      source,
      undefined,
      RULES.filter((other) => other !== rule),
    );
    if (JSON.stringify(without.data) !== standard) needed.set(rule.name, (needed.get(rule.name) ?? 0) + 1);
  }
  try {
    const { portfolio } = readPortfolioSync(join(directory, name), { today: new Date() });
    measured[name] = { model: JSON.parse(JSON.stringify(portfolio)), rules };
  } catch (error) {
    console.log(`${name}: ${(error as Error).message.split('\n')[0]}`);
  }
}
console.log(`${names.length} files, ${Object.keys(measured).length} can be built.`);
for (const { name, prevents } of RULES) {
  const [files, differ] = [changed.get(name)?.size ?? 0, needed.get(name) ?? 0];
  console.log(
    `${String(files).padStart(4)} ${String(differ).padStart(4)} ${name}${prevents ? ` (${prevents})` : ''}`,
  );
}
if (options.includes('--write')) {
  const rules = Object.fromEntries(RULES.map(({ name }) => [name, changed.get(name)?.size ?? 0]));
  const text = JSON.stringify({ files: names.length, rules }, null, 2);
  writeFileSync('src/resume/tidy/measured.json', `${text}\n`);
}
const models = options.includes('--models') ? options[options.indexOf('--models') + 1] : undefined;
if (models !== undefined && existsSync(models))
  compare(JSON.parse(readFileSync(models, 'utf8')) as Record<string, Measured>, measured);
else if (models !== undefined) writeFileSync(models, JSON.stringify(measured));
