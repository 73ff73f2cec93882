import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

import { warningMessages, type Findings, type Path } from '../standard/problems';
import { readResume } from '../read/read-resume';
import { SECTIONS } from '../standard/resume';
import { parseSource, type Source } from '../read/source';
import { withoutEmptyEntries } from '../tidy/empty-entries';
import { tolerateResume } from '../tidy/tolerate-resume';
import { isAddress, placesOf } from './addresses';
import type { Imported, ResumeFile } from './entry';
import { fetchText, NotThere } from './fetch-text';
import { fromOtherFormat, fromXml, type Converted } from './formats/read-other-format';
import { inOwnLanguage, translationsOf } from './other-languages';
import { textOf } from './text-of';
import { WRONG_VALUE } from './wrong-value';

/** The maximum size, bytes. A résumé of a thousand pages is smaller. */
const LARGEST = 5_000_000;

/** The start of a web page. */
const WEB_PAGE = /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;
const XML = /^\uFEFF?\s*<(?:\?xml|[a-z][\w:]*[\s>])/i;

/**
 * Reads a résumé from a file or an address: a JSON Resume in JSON or YAML, or another format.
 * @throws an error whose message is a sentence, or one sentence per line
 */
export async function readJsonResume(named: string): Promise<Imported> {
  const { text, name } = isAddress(named) ? await fromWeb(named) : { text: fromDisk(named), name: named };
  const fileName = isAddress(named) ? name : basename(named);
  if (WEB_PAGE.test(text))
    throw new Error(`${name}: expected a résumé (JSON Resume, as JSON or YAML), got a web page.`);
  if (XML.test(text)) return importedOf(fromXml(name, text), fileName);
  const source = parseSource(name, text);
  // A text, as opposed to data with a syntax error.
  const isProse = !/^\s*[{["]/.test(text) && !/^\s*(?:-|["']?[\w$-]+["']?\s*:)(?:\s|$)/m.test(text);
  if ('problems' in source && isProse)
    throw new Error(`${name}: expected a résumé (JSON Resume, with basics, work, …), got something else.`);
  if ('problems' in source) throw new Error(source.problems.slice(0, 5).join('\n'));
  const other = fromOtherFormat(source);
  return other ? importedOf(other, fileName) : fromJsonResume(source, name, fileName);
}

/** Converts the result of another format by the tolerant reading. */
function importedOf({ format, resume, leftovers, notes }: Converted, fileName: string): Imported {
  const source = parseSource('resume.json', JSON.stringify(resume));
  if ('problems' in source) throw new Error(source.problems.join('\n'));
  const tolerated = tolerateResume(source, { problems: [], warnings: [] }) as ResumeFile;
  return {
    resume: withoutEmptyEntries(tolerated),
    notes: [`Read ${fileName}, in the format of ${format}.`],
    leftOut: notes,
    leftovers,
  };
}

function fromJsonResume(given: Source, name: string, fileName: string): Imported {
  const { data } = given;
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  const keys = isGroup ? Object.keys(data) : [];
  if (!SECTIONS.some((section) => section !== 'meta' && keys.includes(section))) {
    const fields = keys.length === 0 ? 'no field at all' : `fields such as ${keys.slice(0, 3).join(', ')}`;
    const got = isGroup ? fields : 'something else';
    throw new Error(`${name}: expected a résumé (JSON Resume, with basics, work, …), got ${got}.`);
  }
  const findings: Findings = { problems: [], warnings: [...given.warnings] };
  const { source, own, others } = inOwnLanguage(given, findings);
  const resume = readResume(source, findings);
  if (!resume || findings.problems.length > 0) throw new Error(findings.problems.join('\n'));
  // Values that no page can show stay in the file. Its owner corrects them there, according to the messages
  // about the written file.
  const tolerated = tolerateResume(source, { problems: [], warnings: [] }) as ResumeFile;
  const translated = own === undefined ? { leftOut: [] } : translationsOf(given, tolerated, { own, others });
  return {
    resume: withoutEmptyEntries(tolerated),
    ...translated,
    notes: [
      `Read ${fileName}, a JSON Resume.`,
      ...warningMessages(
        findings.warnings.filter(
          ({ message, path }) => !(WRONG_VALUE.test(message) && isIn(tolerated, path)),
        ),
      ),
    ],
  };
}

/** Whether a résumé has a value at a path. */
const isIn = (resume: unknown, path: Path): boolean =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], resume) !==
  undefined;

async function fromWeb(named: string): Promise<{ text: string; name: string }> {
  const places = placesOf(named);
  for (const place of places) {
    try {
      return { text: await fetchText(place), name: place.href };
    } catch (error) {
      if (!(error instanceof NotThere) || place === places.at(-1)) throw error;
    }
  }
  throw new Error(`${named}: not an address.`);
}

function fromDisk(file: string): string {
  const stat = statSync(file);
  // Reading a device or a pipe might never end.
  if (!stat.isFile()) throw new Error(`${file}: expected a file or a folder, got a device.`);
  if (stat.size > LARGEST)
    throw new Error(
      `${file}: larger than ${LARGEST / 1_000_000} MB; expected a LinkedIn export or a résumé.`,
    );
  const bytes = readFileSync(file);
  if (bytes.includes(0) && !/^(?:\u{FEFF}|\s*[{[<])/u.test(textOf(bytes)))
    throw new Error(
      `${file}: expected a LinkedIn export (its ZIP or folder), a JSON Resume or another résumé (JSON, YAML or XML).`,
    );
  return textOf(bytes);
}
