import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSource } from '../src/resume/read/source';
import { RULES } from '../src/resume/tidy/rules';
import { tidySource } from '../src/resume/tidy/tidy';

/**
 * Prints how many résumés each rule of form changes, and how many of their standard forms differ without it.
 * `tsx scripts/measure-rules.ts DIR [--write]`, where DIR holds folders with a resume.json.
 */
const [directory = '.', option] = process.argv.slice(2);
const names = readdirSync(directory).filter((name) => /^[^.]/.test(name));
const [changed, needed] = [new Map<string, number>(), new Map<string, number>()];
const add = (counts: Map<string, number>, rule: string) => counts.set(rule, (counts.get(rule) ?? 0) + 1);
for (const name of names) {
  const source = parseSource('resume.json', readFileSync(join(directory, name, 'resume.json'), 'utf8'));
  if ('problems' in source) continue;
  const { data, rules } = tidySource(source);
  const standard = JSON.stringify(data);
  for (const rule of rules) {
    add(changed, rule.name);
    const others = RULES.filter((other) => other !== rule);
    if (JSON.stringify(tidySource(source, undefined, others).data) !== standard) add(needed, rule.name);
  }
}
for (const { name, prevents } of RULES) {
  const counts = [changed, needed].map((one) => String(one.get(name) ?? 0).padStart(4)).join(' ');
  console.log(`${counts} ${name}${prevents ? ` (${prevents})` : ''}`);
}
if (option === '--write') {
  const rules = Object.fromEntries(RULES.map(({ name }) => [name, changed.get(name) ?? 0]));
  const text = JSON.stringify({ files: names.length, rules }, null, 2);
  writeFileSync('src/resume/tidy/measured.json', `${text}\n`);
}
