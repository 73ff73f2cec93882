import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

import { argumentsOf } from '../site/arguments';
import { OWN_FOLDER } from '../site/build-site';
import { isAddress } from '../resume/import/addresses';
import type { Imported } from '../resume/import/entry';
import { leftoverLines, writeLeftovers } from '../resume/import/leftovers';
import { UNNAMED } from '../resume/import/basics-of';
import { readExport } from '../resume/import/read-export';
import { readJsonResume } from '../resume/import/read-json-resume';
import { WouldReplace, writeContent } from '../resume/import/write-content';
import { runTool } from './run-tool';

const USAGE = `npm run import -- FILE [--content DIR] [--force]
FILE: a LinkedIn data export (its ZIP or folder), or a résumé (a file, an https:// address, registry.jsonresume.org/NAME)
in the format of JSON Resume, FRESH, Reactive Resume, RenderCV, YAMLResume, Europass (XML), visiky/resume, or a web page with JSON-LD.`;

/** What every ZIP begins with, in hexadecimal: with a file, or with none at all. */
const ZIP_MARKS = /^504b(?:0304|0506)/;

function isZip(file: string): boolean {
  const handle = openSync(file, 'r');
  const mark = Buffer.alloc(4);
  readSync(handle, mark);
  closeSync(handle);
  return ZIP_MARKS.test(mark.toString('hex'));
}

/** Reads whatever the owner named. @throws an error whose message is a sentence */
async function imported(named: string): Promise<Imported> {
  if (!existsSync(named)) {
    if (isAddress(named)) return readJsonResume(named);
    throw new Error(`${named}: there is no such file or folder.`);
  }
  if (statSync(named).isDirectory()) return readExport(named);
  // Not even looked into: of some, nothing ever comes.
  if (!statSync(named).isFile()) throw new Error(`${named}: expected a file or a folder, got a device.`);
  if (/\.csv$/i.test(named))
    throw new Error(
      `${named}: expected the complete export. Give its ZIP, or the folder that contains this file.`,
    );
  return isZip(named) ? readExport(named) : readJsonResume(named);
}

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;

/** `npm run import -- FILE`: makes the owner's files from what they already have elsewhere. */
await runTool(async () => {
  const { values, positionals } = argumentsOf({
    args: process.argv.slice(2),
    options: { content: { type: 'string' }, force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) throw new Error(USAGE);
  const directory = values.content ?? process.env['CONTENT_DIR'] ?? OWN_FOLDER;

  const read = await imported(named);
  const { resume, told, leftOut } = read;
  for (const sentence of told) console.log(sentence);
  const counts = Object.entries(resume).flatMap(([section, entries]) =>
    Array.isArray(entries) ? [`${section} ${entries.length}`] : [],
  );
  console.log(`Found ${String(resume.basics['name'])}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`);
  const left = [...leftOut, ...leftoverLines(read.leftovers ?? {})];
  if (left.length > 0) console.log(block('Left out:', left));
  try {
    const { changes, files, notes } = await writeContent(directory, resume, { force: values.force });
    files.push(...writeLeftovers(directory, named, read));
    if (changes)
      console.log(
        block('Changed:', changes.length > 0 ? changes : ['nothing: the résumé there is the same.']),
      );
    if (notes.length > 0) console.log(block('Note:', notes));
    if (files.length > 0) console.log(`\nWritten: ${files.join(', ')}`);
  } catch (error) {
    if (error instanceof WouldReplace) console.log(block('It would change:', error.changes));
    throw error;
  }
  const start = directory === OWN_FOLDER ? 'npm start' : `npm start -- --content ${directory}`;
  const first =
    resume.basics['name'] === UNNAMED
      ? 'Write your name into resume.json: basics.name.'
      : 'Check resume.json. From now on you edit that file.';
  console.log(`
Next:
  1. ${first}
  2. Add what is missing in the source: your LinkedIn address (basics.profiles), a portrait (basics.image).
  3. Turn on the settings that you want in portal.yaml: colors, icons, percentages, the mail service.
  4. ${start}
  5. npm run build, and publish build/client on any static host.`);
});
