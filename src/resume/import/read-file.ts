import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';

import { parseDocument } from 'yaml';

import { fieldName, warningMessages, type Findings } from '../standard/problems';
import { readResume } from '../read/read-resume';
import { anyTextOf } from '../read/file-text';
import { SECTIONS, isGroup } from '../standard/resume';
import { OPEN_TEXT, parseSource, type Source } from '../read/source';
import { tidied } from '../tidy/other-forms';
import type { Imported, ResumeFile } from './entry';
import type { Converted } from './formats/field-map';
import { fromOtherFormat, fromXml } from './formats/formats';
import { isPdf, readLinkedInPdf } from './linkedin-pdf';
import { readExport } from './read-export';

/** The maximum size, bytes. A résumé of a thousand pages is smaller. */
const LARGEST = 5_000_000;
/** The lines that are indented before a text counts as one that does not end, and the spaces, which mean nothing. */
const MOST_INDENTED = 50;
const INDENT = 40;
/** The first bytes of a ZIP in hexadecimal, with files or empty. */
const ZIP_MARKS = /^504b(?:0304|0506)/;
const WEB_PAGE = /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;
const XML = /^\uFEFF?\s*<(?:\?xml|[a-z][\w:]*[\s>])/i;
function isZip(file: string): boolean {
  const handle = openSync(file, 'r');
  const mark = Buffer.alloc(4);
  readSync(handle, mark);
  closeSync(handle);
  return ZIP_MARKS.test(mark.toString('hex'));
}

/**
 * Reads a LinkedIn export (a ZIP or a folder), or a résumé from a file: a JSON Resume in JSON or YAML, or another
 * format.
 * @throws an error whose message is a sentence, or one sentence per line
 */
export async function readFile(named: string): Promise<Imported> {
  if (!existsSync(named)) throw new Error(`${named}: there is no such file or folder.`);
  const stat = statSync(named);
  if (stat.isDirectory()) return inForm(await readExport(named));
  // Not opened, since reading a device may never end.
  if (!stat.isFile()) throw new Error(`${named}: expected a file or a folder, got a device.`);
  if (/\.csv$/i.test(named))
    throw new Error(
      `${named}: expected the complete export. Give its ZIP, or the folder that contains this file.`,
    );
  if (isZip(named)) return inForm(await readExport(named));
  if (stat.size > LARGEST)
    throw new Error(
      `${named}: larger than ${LARGEST / 1_000_000} MB; expected a LinkedIn export or a résumé.`,
    );
  const bytes = readFileSync(named);
  if (isPdf(bytes)) return inForm(await readLinkedInPdf(bytes, basename(named)));
  const text = anyTextOf(bytes);
  if (bytes.includes(0) && !/^(?:\u{FEFF}|\s*[{[<])/u.test(text))
    throw new Error(
      `${named}: expected a LinkedIn export (its ZIP or folder), a JSON Resume or another résumé (JSON, YAML or XML).`,
    );
  return readText(text, named, basename(named));
}

function readText(text: string, name: string, fileName: string): Imported {
  if (WEB_PAGE.test(text))
    throw new Error(`${name}: expected a résumé (JSON Resume, as JSON or YAML), got a web page.`);
  if (XML.test(text)) return converted(fromXml(name, text), fileName);
  const read = parseSource(name, text);
  const isOpen = 'problems' in read && read.problems[0]?.endsWith(OPEN_TEXT) === true;
  const source = isOpen ? parseSource(name, withIndentedQuotes(text)) : read;
  if ('problems' in source) {
    // A text, as opposed to data with a syntax error.
    const isProse = !/^\s*[{["]/.test(text) && !/^\s*(?:-|["']?[\w$-]+["']?\s*:)(?:\s|$)/m.test(text);
    if (!isProse) throw new Error(source.problems.slice(0, 5).join('\n'));
    throw new Error(`${name}: expected a résumé (JSON Resume, with basics, work, …), got something else.`);
  }
  const other = fromOtherFormat(source.data);
  return other ? converted(other, fileName) : jsonResume(source, name, fileName);
}

/**
 * The YAML with the lines of texts in quotation marks indented. Python's parsers, with which RenderCV reads its files,
 * do not ask for it.
 */
function withIndentedQuotes(text: string): string {
  let indented = text;
  for (let lines = 0; lines < MOST_INDENTED; lines += 1) {
    const [error] = parseDocument(indented, { prettyErrors: false }).errors;
    if (!error) return indented;
    const next = indented.indexOf('\n', error.pos[0]) + 1;
    if (!/^Missing closing ["']quote/.test(error.message) || next === 0) return text;
    indented = indented.slice(0, next) + ' '.repeat(INDENT) + indented.slice(next);
  }
  return text;
}

/**
 * The result in the standard's form. Values that no page can show stay: the reader reports them in the written file.
 * @throws an error with the reader's sentence, for a résumé without a name
 */
function inForm({ resume, ...imported }: Imported, given?: Source): Imported {
  const data = JSON.parse(JSON.stringify(resume)) as unknown;
  const source = tidied(given ?? { file: 'resume.json', data, place: () => 'resume.json', warnings: [] });
  const findings: Findings = { problems: [], warnings: [] };
  readResume(source, findings);
  if (findings.problems.length > 0) throw new Error(findings.problems.join('\n'));
  const removed = source.leftOut.map(({ path, value }) => [fieldName(path), value] as const);
  return {
    ...imported,
    resume: source.data as ResumeFile,
    leftovers: { ...imported.leftovers, ...Object.fromEntries(removed) },
  };
}

const converted = ({ format, ...found }: Converted, fileName: string): Imported =>
  inForm({ ...found, notes: [`Read ${fileName}, in the format of ${format}.`], leftOut: [] });

function jsonResume(given: Source, name: string, fileName: string): Imported {
  const { data } = given;
  const keys = isGroup(data) ? Object.keys(data) : [];
  if (!SECTIONS.some((section) => section !== 'meta' && keys.includes(section))) {
    const fields = keys.length === 0 ? 'no field at all' : `fields such as ${keys.slice(0, 3).join(', ')}`;
    const got = isGroup(data) ? fields : 'something else';
    throw new Error(`${name}: expected a résumé (JSON Resume, with basics, work, …), got ${got}.`);
  }
  const notes = [`Read ${fileName}, a JSON Resume.`, ...warningMessages(given.warnings)];
  return inForm({ resume: data as ResumeFile, notes, leftOut: [] }, given);
}
