import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { commandLine, PACKED_FOLDER } from '../resume/package-data';
import { UNNAMED, type Imported } from '../resume/import/entry';
import { leftOutLines, writeLeftovers } from '../resume/import/leftovers';
import { readFile } from '../resume/import/read-file';
import { WouldReplace, writeContent, type Written } from '../resume/import/write-content';
import { readPortfolioSync } from '../site/content/read-portfolio-sync';
import { WrongUsage, type CliCommand, enterFolder, OWN_FOLDER } from './command';

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;

/** The number of entries of each section: `work 4`. */
const countsOf = (resume: Imported['resume']): string[] =>
  Object.entries(resume).flatMap(([section, entries]) =>
    Array.isArray(entries) ? [`${section} ${entries.length}`] : [],
  );

/** Prints the imported and the omitted data. */
function reportFound({ resume, notes, ...rest }: Imported): void {
  for (const sentence of notes) console.log(sentence);
  const counts = countsOf(resume);
  console.log(`Found ${String(resume.basics['name'])}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`);
  const omitted = leftOutLines(rest);
  if (omitted.length > 0) console.log(block('Left out:', omitted));
}

function reportWritten({ changes, files, notes }: Written): void {
  if (changes)
    console.log(block('Changed:', changes.length > 0 ? changes : ['nothing: the résumé there is the same.']));
  if (notes.length > 0) console.log(block('Note:', notes));
  if (files.length > 0) console.log(`\nWritten: ${files.join(', ')}`);
}

export const command: CliCommand = {
  words: ['FILE', '[FOLDER]'],
  options: {
    force: { about: 'replaces a résumé that is there, and keeps a backup' },
  },
  examples: [
    ['portalfolio import Basic_LinkedInDataExport.zip', 'into this folder'],
    ['portalfolio import Profile.pdf', 'LinkedIn’s “Save to PDF”'],
    ['portalfolio import old/resume.yaml my-portal', 'into another one'],
  ],
  async run(given) {
    const [named, into] = given.words;
    if (named === undefined)
      throw new WrongUsage('import: name a FILE: a LinkedIn data export (its ZIP or folder), or a résumé.');
    const before = process.cwd();
    const file = resolve(named);
    const folder = enterFolder(given, 1, OWN_FOLDER);
    const source = process.cwd() !== before && existsSync(file) ? file : named;
    const found = await readFile(source);
    reportFound(found);
    try {
      const written = writeContent(folder, found.resume, {
        force: given.has('force'),
        read: readPortfolioSync,
      });
      written.files.push(...writeLeftovers(folder, named, found));
      reportWritten(written);
    } catch (error) {
      if (error instanceof WouldReplace) console.log(block('It would change:', error.changes));
      throw error;
    }
    const first = found.resume.basics['name'] === UNNAMED ? 'Write your name into basics.name of' : 'Check';
    const other = into === undefined || (!PACKED_FOLDER && into === OWN_FOLDER) ? '' : ` ${into}`;
    const dev = commandLine(`dev${other}`, other === '' ? 'dev' : `dev --${other}`);
    console.log(`\nNext: ${first} resume.json, which you edit from now on; ${dev} shows it.`);
    return 0;
  },
};
