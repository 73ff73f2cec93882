import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Ajv } from 'ajv';

import { parseSource } from '../src/resume/read/source';
import { isGroup } from '../src/resume/standard/resume';
import { RULES } from '../src/resume/tidy/rules';
import { tidy, tidySource } from '../src/resume/tidy/tidy';

/** The models of the folders, with the sentences about them and the number of changes of each rule. */
type Measured = Record<
  string,
  { model: unknown; warnings: number; rules?: Readonly<Record<string, number>> }
>;
type Read = (
  directory: string,
  options: { today: Date },
) => { portfolio: object; warnings: readonly string[] };

/** Where a checkout of a commit has its reader that does not wait. */
const READERS = ['src/site/content/read-portfolio-sync.ts', 'src/resume/read/read-portfolio.ts'];

/** The values that a reason explains, by their fields. The first that fits counts; the others are "the rest". */
const REASONS: readonly (readonly [reason: string, fields: RegExp])[] = [
  ['copies of values that are compared elsewhere', /^\.(?:resume|files|currentPosition)\b/],
  [
    'evidence, the skills of roles and their icons (decision 024)',
    /^\.evidence\b|\.positions\[\]\.resources\b|^\.lastProject\.resources\b|\.icon$/,
  ],
  ['key achievements: awards, else four highlights (decision 033)', /^\.achievements|^\.lastProject\.high/],
  ['fields that the standard does not define, under their own names (decision 032)', /\.properties\[\]/],
  ['years of experience: the merged months of the jobs (decision 033)', /^\.experience\b|^\.stats\[\]/],
  ['places: the exact city, else the country (decision 033)', /^\.places\[\]|\.area\b/],
];
const reasonOf = (field: string): string =>
  REASONS.find(([, fields]) => fields.test(field))?.[0] ?? 'the rest';

/** A name of an item that stays the same if other items are added or removed. */
const nameOf = (item: unknown): string => {
  if (!isGroup(item)) return String(item);
  const name = ['id', 'code', 'network', 'title', 'name', 'city', 'measure'].find(
    (key) => typeof item[key] === 'string',
  );
  return name === undefined ? '' : String(item[name]);
};

/** The items of two lists in pairs: those of the same name, then the others in their order. */
function pairsOf(was: readonly unknown[], is: readonly unknown[]): [unknown, unknown][] {
  const left = [...is];
  const [pairs, others]: [[unknown, unknown][], unknown[]] = [[], []];
  for (const item of was) {
    const at = left.findIndex((other) => nameOf(other) === nameOf(item));
    if (at < 0) others.push(item);
    else pairs.push([item, left.splice(at, 1)[0]]);
  }
  const rest = Array.from({ length: Math.max(others.length, left.length) }, (_, at) => at);
  return [...pairs, ...rest.map((at): [unknown, unknown] => [others[at], left[at]])];
}

type Leaf = readonly [field: string, was: unknown, is: unknown];

/** The values of two models by their fields. A value that one of them lacks is undefined there. */
function leavesOf(was: unknown, is: unknown, field = ''): Leaf[] {
  if (Array.isArray(was) || Array.isArray(is))
    return pairsOf(Array.isArray(was) ? was : [], Array.isArray(is) ? is : []).flatMap(([one, other]) =>
      leavesOf(one, other, `${field}[]`),
    );
  const [one, other] = [isGroup(was) ? was : {}, isGroup(is) ? is : {}];
  if (isGroup(was) || isGroup(is))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      leavesOf(one[key], other[key], `${field}.${key}`),
    );
  return [[field, was, is]];
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

type Counts = Map<string, number>;
const add = (counts: Counts, key: string, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by);
const print = (counts: Counts, totals?: Counts) => {
  for (const [key, number] of [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 40))
    console.log(`${String(number).padStart(6)}${totals ? ` of ${totals.get(key)}` : ''} ${key}`);
};

/**
 * Prints how many values of the models differ from those of another commit: in all, by reason, by the rules that
 * change the file, and by field. Fields that only one of the commits has are not compared.
 */
function compare(before: Measured, after: Measured): void {
  const pairs = Object.entries(after).flatMap(([name, { model, rules = {} }]) => {
    const old = before[name];
    return old ? [{ rules: Object.keys(rules), leaves: leavesOf(old.model, model) }] : [];
  });
  const all = pairs.flatMap(({ leaves }) => leaves);
  const now = new Set(all.flatMap(([field, , is]) => (is === undefined ? [] : field)));
  const known = new Set(all.flatMap(([field, was]) => (was === undefined || !now.has(field) ? [] : field)));
  const [totals, byReason, byRule, byField] = [new Map(), new Map(), new Map(), new Map()] as const;
  for (const { rules, leaves } of pairs)
    for (const [field, was, is] of leaves.filter(([name]) => known.has(name))) {
      for (const key of ['all values', reasonOf(field)]) add(totals, key);
      if (was === is) continue;
      for (const key of ['all values', reasonOf(field)]) add(byReason, key);
      if (reasonOf(field) !== 'the rest') continue;
      add(byField, field);
      for (const rule of rules.length > 0 ? rules : ['no rule']) add(byRule, rule);
    }
  console.log(`Values of ${pairs.length} models that differ, and those of the rest by rule and by field:`);
  print(byReason, totals);
  print(byRule);
  print(byField);
}

const require = createRequire(import.meta.url);
const isValid = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(
  require('@jsonresume/schema/schema.json') as object,
);

/** Reads all folders with the reader of a checkout. */
async function measured(checkout: string, folders: Readonly<Record<string, string>>): Promise<Measured> {
  const file = READERS.map((name) => resolve(checkout, name)).find((name) => existsSync(name)) ?? '';
  const module = (await import(pathToFileURL(file).href)) as Record<string, Read>;
  const read = module['readPortfolioSync'] ?? module['readPortfolio'];
  const found: Measured = {};
  for (const [name, folder] of Object.entries(folders))
    try {
      const { portfolio, warnings } = read?.(folder, { today: new Date() }) ?? {
        portfolio: {},
        warnings: [],
      };
      found[name] = { model: JSON.parse(JSON.stringify(portfolio)), warnings: warnings.length };
    } catch (error) {
      console.log(`${name}: ${(error as Error).message.split('\n')[0]}`);
    }
  const sentences = Object.values(found).map(({ warnings }) => warnings);
  console.log(`${file}: ${sentences.length} can be read, median of the sentences ${median(sentences)}.`);
  return found;
}

/**
 * Prints how many résumés each rule of form changes, how many of their standard forms differ without it, how many
 * standard forms are valid and have the model of the original, and with `--base` what differs from another commit.
 * `tsx scripts/measure-rules.ts DIR [--write] [--base CHECKOUT]`, where DIR holds folders with a resume.json.
 */
const [directory = '.', ...options] = process.argv.slice(2);
const names = readdirSync(directory).filter((name) => /^[^.]/.test(name));
const folders = Object.fromEntries(names.map((name) => [name, join(directory, name)]));
const [changed, needed]: [Counts, Counts] = [new Map(), new Map()];
const now = await measured('.', folders);
const tidied: Record<string, string> = {};
let valid = 0;
for (const name of names) {
  const text = readFileSync(join(directory, name, 'resume.json'), 'utf8');
  const rules: Record<string, number> = {};
  for (const { rule } of tidy([{ file: 'resume.json', text }]).changes) rules[rule] = (rules[rule] ?? 0) + 1;
  for (const rule of Object.keys(rules)) add(changed, rule);
  if (now[name]) now[name].rules = rules;
  const source = parseSource('resume.json', text);
  if ('problems' in source) continue;
  const { data } = tidySource(source);
  const standard = JSON.stringify(data);
  if (isValid(data)) valid += 1;
  tidied[name] = mkdtempSync(join(tmpdir(), 'tidied-'));
  writeFileSync(join(tidied[name], 'resume.json'), standard);
  for (const rule of RULES) {
    const others = RULES.filter((other) => other !== rule);
    if (JSON.stringify(tidySource(source, undefined, others).data) !== standard) add(needed, rule.name);
  }
}
const again = await measured('.', tidied);
const same = names.filter((name) => JSON.stringify(again[name]?.model) === JSON.stringify(now[name]?.model));
console.log(`${valid} of ${names.length} standard forms are valid, ${same.length} have the same model.`);
for (const { name, prevents } of RULES) {
  const counts = [changed, needed].map((one) => String(one.get(name) ?? 0).padStart(4)).join(' ');
  console.log(`${counts} ${name}${prevents ? ` (${prevents})` : ''}`);
}
if (options.includes('--write')) {
  const rules = Object.fromEntries(RULES.map(({ name }) => [name, changed.get(name) ?? 0]));
  const text = JSON.stringify({ files: names.length, rules }, null, 2);
  writeFileSync('src/resume/tidy/measured.json', `${text}\n`);
}
const base = options.includes('--base') ? options[options.indexOf('--base') + 1] : undefined;
if (base !== undefined) compare(await measured(base, folders), now);
