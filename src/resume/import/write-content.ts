import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';

import { structuredPatch } from 'diff';
import { stringify } from 'yaml';

import { PACKED, documentName } from '../read/packed';
import { ContentError } from '../standard/problems';
import type { ReadPortfolio } from '../read/read-portfolio';
import { readSource } from '../read/source';
import { proposalsFor, writeProposals } from '../suggest/suggest';
import type { Entry, ResumeFile } from './entry';
import { WRONG_VALUE } from './read-file';
import { backUp, makeFolder, writeAtOnce } from './write-files';
import { FORMAT_VERSION } from '../read/read-portal';
import { PORTALS, RESUMES } from '../read/owner-files';

const SCHEMA = PACKED
  ? join('node_modules', 'portalfolio', 'portal.schema.json')
  : join('examples', 'sample', 'portal.schema.json');

/** The result of writing to the owner's folder. */
export type Written = {
  /** The changes of the résumé; null if there was none before. */
  changes: string[] | null;
  files: string[];
  /** Messages about backups and settings without effect. */
  notes: string[];
};

/** The lines that differ between two résumés, with a line before and after; empty if they are equal. */
export function differences(before: Entry, after: Entry): string[] {
  const [old = '', now = ''] = [before, after].map((resume) => `${JSON.stringify(resume, null, 2)}\n`);
  return structuredPatch('', '', old, now, '', '', { context: 1 }).hunks.flatMap(({ lines }) => lines);
}

/** The refusal to replace a file without `--force`. */
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

/** The path of the schema, relative to a folder. */
function schemaFrom(directory: string): string {
  const path = relative(resolve(directory), resolve(SCHEMA)).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Writes a résumé into the owner's folder, and a `portal.yaml` if there is none. Replaced files are backed
 * up.
 * @throws WouldReplace, or an error whose message is a sentence; then nothing was written
 */
export function writeContent(
  directory: string,
  resume: ResumeFile,
  {
    force,
    schema,
    read,
  }: {
    force: boolean;
    /** The path of the schema, relative to the folder. */ schema?: string;
    read: ReadPortfolio;
  },
): Written {
  if (existsSync(directory) && !statSync(directory).isDirectory())
    throw new Error(`${directory}: expected a folder for the résumé, got a file.`);
  const file = join(directory, 'resume.json');
  const [oldResumes, oldPortals] = [existing(directory, RESUMES), existing(directory, PORTALS)];
  const before = dataOf(oldResumes[0]);
  const changes = before && differences(before, resume);
  const same = changes?.length === 0;
  if (changes && !same && !force) throw new WouldReplace(oldResumes[0] ?? file, changes);

  const resumeText = `${JSON.stringify(resume, null, 2)}\n`;
  const portalText = starterPortal(schema ?? schemaFrom(directory));
  checkAlone(resume, resumeText, portalText, read);

  makeFolder(directory);
  const written: Written = { changes, files: [], notes: [] };
  if (!same) {
    for (const old of oldResumes) written.notes.push(`${old} is kept as ${backUp(old)}.`);
    writeAtOnce(file, resumeText);
    // A folder must contain only one résumé.
    for (const old of oldResumes) if (old !== file) rmSync(old);
    written.files.push(file);
  }
  // The settings for another person refer to other companies. They are replaced, with a backup.
  const owner = whoseIs(before);
  if (force && owner !== undefined && owner !== whoseIs(resume)) {
    for (const old of oldPortals) {
      written.notes.push(`${old} belonged to ${String(owner)} and is kept as ${backUp(old)}.`);
      rmSync(old);
    }
  }
  if (existing(directory, PORTALS).length === 0) {
    const portal = join(directory, 'portal.yaml');
    writeAtOnce(portal, portalText);
    written.files.push(portal);
    const { portfolio } = read(directory, { today: new Date() });
    writeProposals(directory, proposalsFor(directory, portfolio));
  } else written.notes.push(`${existing(directory, PORTALS)[0]} stays as it is.`);
  written.notes.push(...sentencesOn(directory, written.files, read));
  return written;
}

/**
 * Validates the new files as the build does, before anything is written.
 * @throws an error with the reader's messages
 */
function checkAlone(resume: ResumeFile, resumeText: string, portalText: string, read: ReadPortfolio): void {
  const stage = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    // Own pictures are in the owner's folder and not in the temporary one.
    const { image, ...basics } = resume.basics;
    const without = JSON.stringify({ ...resume, basics });
    const isOwn = typeof image === 'string' && !image.startsWith('https:');
    writeFileSync(join(stage, 'resume.json'), isOwn ? without : resumeText);
    writeFileSync(join(stage, 'portal.yaml'), portalText);
    try {
      read(stage, { today: new Date() });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      throw new Error(error.problems.join('\n').replaceAll(`${stage}${sep}`, ''), { cause: error });
    }
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/**
 * The messages of the build about the owner's folder that the import has not reported: about existing
 * settings, and about values in the written résumé that no page can show.
 */
function sentencesOn(directory: string, files: readonly string[], read: ReadPortfolio): readonly string[] {
  try {
    const { warnings } = read(directory, { today: new Date() });
    return warnings.filter((sentence) => {
      const isNew = files.some((file) => sentence.startsWith(`${file}:`));
      return isNew ? WRONG_VALUE.test(sentence) : !sentence.startsWith(join(directory, 'resume.json'));
    });
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Settings as comments, which the owner enables by removing the `#`. */
const commentedOut = (settings: object): string =>
  stringify(settings, { singleQuote: true, lineWidth: 0 }).trimEnd().replaceAll(/^/gm, '#');

/**
 * An initial `portal.yaml`: it adds nothing to the résumé, and contains further settings as comments.
 * @param schema the path of the schema, relative to the file
 */
export function starterPortal(schema: string): string {
  const parts = [
    `# yaml-language-server: $schema=${schema}`,
    [
      '## What a résumé has no field for. Everything here is optional, and this describes all of it:',
      `## ${documentName('content')}`,
      '## A line with two # is a note. A line with one # is a setting that is off: remove the # to turn it on.',
    ],
    `version: ${FORMAT_VERSION}`,
    'directory: Default Directory',
    commentedOut({ title: 'Career Portal', brandColor: '#0078d4' }),
    ['## Where the site will be published.', commentedOut({ siteUrl: 'https://example.com' })],
    [
      '## The mail service of the contact form; its keys are public by nature. Without them the form opens the',
      '## visitor’s own mail program.',
      commentedOut({
        mail: { publicKey: 'your-public-key', serviceId: 'your-service-id', templateId: 'your-template-id' },
      }),
    ],
  ];
  return `${parts.map((part) => [part].flat().join('\n')).join('\n\n')}\n`;
}
