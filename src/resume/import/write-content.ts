import { existsSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { structuredPatch } from 'diff';
import { stringify } from 'yaml';

import type { Group } from '../standard/resume';
import { PACKED_FOLDER, documentName } from '../package-data';
import { ContentError } from '../standard/problems';
import type { ReadPortfolio } from '../read/read-portfolio';
import { readSource } from '../read/source';
import { proposalsFor, writeProposals } from '../suggest/suggest';
import type { ResumeFile } from './entry';
import { backUp, makeFolder, writeAtOnce } from '../write-files';
import { FORMAT_VERSION } from '../read/read-portal';
import { PORTALS, RESUMES } from '../read/owner-files';

const SCHEMA = PACKED_FOLDER
  ? join('node_modules', 'portalfolio', 'portal.schema.json')
  : join('examples', 'sample', 'portal.schema.json');

/** The result of writing to the owner's folder. */
export type Written = {
  /** The changes of the résumé; null if there was none before. */
  changes: string[] | null;
  files: string[];
  /** Messages about backups, and those of a build about the folder. */
  notes: string[];
};

/** The lines that differ between two résumés, with a line before and after; empty if they are equal. */
export function differences(before: Group, after: Group): string[] {
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

function dataOf(file: string | undefined): Group | null {
  if (file === undefined) return null;
  const source = readSource(file);
  if ('problems' in source || typeof source.data !== 'object') return {};
  return (source.data ?? {}) as Group;
}

const whoseIs = (resume: Group | null): unknown => (resume?.['basics'] as Group | undefined)?.['name'];

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

  makeFolder(directory);
  const written: Written = { changes, files: [], notes: [] };
  if (!same) {
    for (const old of oldResumes) written.notes.push(`${old} is kept as ${backUp(old)}.`);
    writeAtOnce(file, `${JSON.stringify(resume, null, 2)}\n`);
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
  const [settings] = existing(directory, PORTALS);
  if (settings === undefined) {
    const portal = join(directory, 'portal.yaml');
    writeAtOnce(portal, starterPortal(schema ?? schemaFrom(directory)));
    written.files.push(portal);
  } else written.notes.push(`${settings} stays as it is.`);
  try {
    const { portfolio, warnings } = read(directory, { today: new Date() });
    if (settings === undefined) writeProposals(directory, proposalsFor(directory, portfolio));
    written.notes.push(...warnings);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    written.notes.push(...error.problems);
  }
  return written;
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
