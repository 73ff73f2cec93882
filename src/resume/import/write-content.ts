import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';

import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';

import { PACKED } from '../read/packed';
import { ContentError, type Findings } from '../read/problems';
import { readPortfolio } from '../read/read-portfolio';
import { readResume } from '../read/read-resume';
import type { Resume } from '../read/resume';
import { parseSource, readSource } from '../read/source';
import { differences } from './differences';
import type { Entry, ResumeFile } from './entry';
import { starterPortal } from './starter-portal';
import { backUp, makeFolder, writeWhole } from './write-files';
import { WRONG_VALUE } from './wrong-value';

const RESUMES = ['resume.json', 'resume.yaml', 'resume.yml'];
const PORTALS = ['portal.yaml', 'portal.yml'];
const SCHEMA = PACKED
  ? join('node_modules', 'portalfolio', 'portal.schema.json')
  : join('examples', 'sample', 'portal.schema.json');

/** What was done to the owner's folder. */
export type Written = {
  /** What changed in the résumé; null where there was none. */
  changes: string[] | null;
  files: string[];
  /** Sentences: what was put aside, what does not fit any more. */
  notes: string[];
};

/** Refused, since the owner has not said that a file may be replaced. */
export class WouldReplace extends Error {
  constructor(
    readonly file: string,
    readonly changes: readonly string[],
  ) {
    super(`${file} exists, so nothing was written. With --force it is backed up and replaced.`);
  }
}

const existing = (directory: string, names: readonly string[]): string[] =>
  names.map((name) => join(directory, name)).filter((file) => existsSync(file));

function dataOf(file: string | undefined): Entry | null {
  if (file === undefined) return null;
  const source = readSource(file);
  if ('problems' in source || typeof source.data !== 'object') return {};
  return (source.data ?? {}) as Entry;
}

const whoseIs = (resume: Entry | null): unknown => (resume?.['basics'] as Entry | undefined)?.['name'];

/** Where the schema is, from a folder. */
function schemaFrom(directory: string): string {
  const path = relative(resolve(directory), resolve(SCHEMA)).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** As in .prettierrc.json. */
const STYLE = { printWidth: 110, singleQuote: true };

/** As the repository's formatter would leave it. */
async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...STYLE, filepath: file, plugins: [babel, estree, yaml] });
}

/**
 * Writes a résumé into the owner's folder, and a `portal.yaml` where none is. What stood there is never lost.
 * @throws WouldReplace, or an error whose message is a sentence; then nothing was written
 */
export async function writeContent(
  directory: string,
  resume: ResumeFile,
  {
    force,
    schema,
  }: { force: boolean; /** Where editors find the schema, from the folder. */ schema?: string },
): Promise<Written> {
  if (existsSync(directory) && !statSync(directory).isDirectory())
    throw new Error(`${directory}: expected a folder for the résumé, got a file.`);
  const file = join(directory, 'resume.json');
  const [oldResumes, oldPortals] = [existing(directory, RESUMES), existing(directory, PORTALS)];
  const before = dataOf(oldResumes[0]);
  const changes = before && differences(before, resume);
  const same = changes?.length === 0;
  if (changes && !same && !force) throw new WouldReplace(oldResumes[0] ?? file, changes);

  const resumeText = await formatted(file, JSON.stringify(resume, null, 2));
  const portalText = await formatted(
    join(directory, 'portal.yaml'),
    starterPortal(readable(resumeText), schema ?? schemaFrom(directory)),
  );
  checkAlone(resume, resumeText, portalText);

  makeFolder(directory);
  const written: Written = { changes, files: [], notes: [] };
  if (!same) {
    for (const old of oldResumes) written.notes.push(`${old} is kept as ${backUp(old)}.`);
    writeWhole(file, resumeText);
    // Two résumés in one folder would be one too many.
    for (const old of oldResumes) if (old !== file) rmSync(old);
    written.files.push(file);
  }
  // Another person's settings name another person's companies: they make room, and stay at hand.
  const owner = whoseIs(before);
  if (force && owner !== undefined && owner !== whoseIs(resume)) {
    for (const old of oldPortals) {
      written.notes.push(`${old} belonged to ${String(owner)} and is kept as ${backUp(old)}.`);
      rmSync(old);
    }
  }
  if (existing(directory, PORTALS).length === 0) {
    const portal = join(directory, 'portal.yaml');
    writeWhole(portal, portalText);
    written.files.push(portal);
  } else written.notes.push(`${existing(directory, PORTALS)[0]} stays as it is.`);
  written.notes.push(...sentencesOn(directory, written.files));
  return written;
}

/** Reads what will be written as the build will, before anything is touched. @throws with the reader's sentences */
function checkAlone(resume: ResumeFile, resumeText: string, portalText: string): void {
  const stage = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    // A picture of one's own lies in the owner's folder, not here.
    const { image, ...basics } = resume.basics;
    const without = JSON.stringify({ ...resume, basics });
    const isOwn = typeof image === 'string' && !image.startsWith('https:');
    writeFileSync(join(stage, 'resume.json'), isOwn ? without : resumeText);
    writeFileSync(join(stage, 'portal.yaml'), portalText);
    try {
      readPortfolio(stage, { today: new Date() });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      throw new Error(error.problems.join('\n').replaceAll(`${stage}${sep}`, ''), { cause: error });
    }
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** The résumé as a page can show it. @throws with the reader's sentences */
function readable(text: string): Resume {
  const source = parseSource('resume.json', text);
  const findings: Findings = { problems: [], warnings: [] };
  const resume = 'problems' in source ? null : readResume(source, findings);
  if (resume) return resume;
  throw new Error(('problems' in source ? source.problems : findings.problems).join('\n'));
}

/**
 * What the build will say of the owner's folder and the import has not said: of the settings that stay, and of values in
 * the written résumé that no page can show.
 */
function sentencesOn(directory: string, files: readonly string[]): readonly string[] {
  try {
    const { warnings } = readPortfolio(directory, { today: new Date() });
    return warnings.filter((sentence) => {
      const isNew = files.some((file) => sentence.startsWith(`${file}:`));
      return isNew ? WRONG_VALUE.test(sentence) : !sentence.startsWith(join(directory, 'resume.json'));
    });
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
