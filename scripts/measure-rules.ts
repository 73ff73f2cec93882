import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Ajv } from 'ajv';

import { parseSource } from '../src/resume/read/source';
import { RULES } from '../src/resume/tidy/rules';
import { tidy, tidySource } from '../src/resume/tidy/tidy';
import { readPortfolioSync } from '../src/site/content/read-portfolio-sync';

const require = createRequire(import.meta.url);
const isValid = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(
  require('@jsonresume/schema/schema.json') as object,
);

/** The model of a folder as JSON; the first line of the reason where it cannot be read. */
function modelOf(folder: string): string {
  try {
    return JSON.stringify(readPortfolioSync(folder, { today: new Date() }).portfolio);
  } catch (error) {
    return String((error as Error).message.split('\n')[0]);
  }
}

/**
 * Prints how many résumés each rule of form changes, how many of their standard forms differ without it, and how many
 * standard forms are valid and have the model of the original. `tsx scripts/measure-rules.ts DIR [--write]`, where DIR
 * holds folders with a resume.json.
 */
const [directory = '.', option] = process.argv.slice(2);
const names = readdirSync(directory).filter((name) => /^[^.]/.test(name));
const [changed, needed] = [new Map<string, number>(), new Map<string, number>()];
const add = (counts: Map<string, number>, rule: string) => counts.set(rule, (counts.get(rule) ?? 0) + 1);
let [valid, same] = [0, 0];
for (const name of names) {
  const text = readFileSync(join(directory, name, 'resume.json'), 'utf8');
  const { changes } = tidy([{ file: 'resume.json', text }]);
  for (const rule of new Set(changes.map((change) => change.rule))) add(changed, rule);
  const source = parseSource('resume.json', text);
  if ('problems' in source) continue;
  const { data } = tidySource(source);
  const standard = JSON.stringify(data);
  if (isValid(data)) valid += 1;
  const tidied = mkdtempSync(join(tmpdir(), 'tidied-'));
  writeFileSync(join(tidied, 'resume.json'), standard);
  if (modelOf(tidied) === modelOf(join(directory, name))) same += 1;
  for (const rule of RULES) {
    const others = RULES.filter((other) => other !== rule);
    if (JSON.stringify(tidySource(source, undefined, others).data) !== standard) add(needed, rule.name);
  }
}
console.log(`${valid} of ${names.length} standard forms are valid, ${same} have the same model.`);
for (const { name, prevents } of RULES) {
  const counts = [changed, needed].map((one) => String(one.get(name) ?? 0).padStart(4)).join(' ');
  console.log(`${counts} ${name}${prevents ? ` (${prevents})` : ''}`);
}
if (option === '--write') {
  const rules = Object.fromEntries(RULES.map(({ name }) => [name, changed.get(name) ?? 0]));
  const text = JSON.stringify({ files: names.length, rules }, null, 2);
  writeFileSync('src/resume/tidy/measured.json', `${text}\n`);
}
