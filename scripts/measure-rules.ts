import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readPortfolio } from '../src/site/content/read-portfolio';
import { parseSource } from '../src/resume/read/source';
import { RULES } from '../src/resume/tidy/rules';
import { tidy, tidySource } from '../src/resume/tidy/tidy';

/**
 * Prints how many résumés each rule of form changes, how many of their standard forms differ without it, and how
 * many of the folders can be built. `tsx scripts/measure-rules.ts DIR`, where DIR holds folders with a resume.json.
 */
const [directory = '.', option] = process.argv.slice(2);
const names = readdirSync(directory).filter((name) => /^[^.]/.test(name));
const changed = new Map<string, Set<string>>();
const needed = new Map<string, number>();
let built = 0;
for (const name of names) {
  const text = readFileSync(join(directory, name, 'resume.json'), 'utf8');
  for (const { rule } of tidy([{ file: 'resume.json', text }]).changes)
    changed.set(rule, (changed.get(rule) ?? new Set()).add(name));
  const source = parseSource('resume.json', text);
  if ('problems' in source) continue;
  const standard = JSON.stringify(tidySource(source).data);
  for (const rule of RULES) {
    const without = tidySource(
      source,
      RULES.filter((other) => other !== rule),
    );
    if (JSON.stringify(without.data) !== standard) needed.set(rule.name, (needed.get(rule.name) ?? 0) + 1);
  }
  try {
    readPortfolio(join(directory, name), { today: new Date() });
    built += 1;
  } catch (error) {
    console.log(`${name}: ${(error as Error).message.split('\n')[0]}`);
  }
}
console.log(`${names.length} files, ${built} can be built.`);
for (const { name, prevents } of RULES) {
  const [files, differ] = [changed.get(name)?.size ?? 0, needed.get(name) ?? 0];
  console.log(
    `${String(files).padStart(4)} ${String(differ).padStart(4)} ${name}${prevents ? ` (${prevents})` : ''}`,
  );
}
if (option === '--write') {
  const rules = Object.fromEntries(RULES.map(({ name }) => [name, changed.get(name)?.size ?? 0]));
  const text = JSON.stringify({ files: names.length, rules }, null, 2);
  writeFileSync('src/resume/tidy/measured.json', `${text}\n`);
}
