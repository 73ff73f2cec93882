import { stringify } from 'yaml';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fieldName, type Path } from '../standard/problems';
import { dismissed, idOf, type Proposal, suggest } from './suggest';
import { writeAtOnce } from '../import/write-files';
import type { Portfolio } from '../model/portfolio';
import { PORTALS, RESUMES, sourceOf } from '../read/owner-files';
import { stepsOf } from '../read/privacy';
import { valueAt } from '../read/read-resume';
import { isGroup } from '../standard/resume';

const FIRST =
  '## Proposals. Remove the # of a setting to accept it; "portalfolio suggest --write" renews the others.';
const LAST = '## End of the proposals.';
const IS_FIRST = /^## Proposals\b.*$/m;

/** A proposal as lines of `portal.yaml`: a note with its reason, and the setting, which is off. */
function linesOf({ file, path, value, because }: Proposal): string {
  if (file === 'resume.json')
    return `## resume.json, ${fieldName(path)}: ${JSON.stringify(value)} – ${because}`;
  const setting = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const lines = stringify(setting, { singleQuote: true, lineWidth: 0 }).trimEnd();
  return `## ${because}\n${lines.replaceAll(/^/gm, '#')}`;
}

/** Whether a block of lines is a proposal that nobody has accepted. */
const isProposal = (block: string): boolean => block.split('\n').every((line) => line.startsWith('#'));

/**
 * The text of `portal.yaml` with the proposals as comments. Those of an earlier time are replaced; accepted ones, and
 * all other lines, stay as they are.
 */
export function withProposals(text: string, proposals: readonly Proposal[]): string {
  const start = text.search(IS_FIRST);
  const end = text.indexOf(LAST, start);
  const isThere = start >= 0 && end >= 0;
  const inside = isThere ? text.slice(text.indexOf('\n', start) + 1, end) : '';
  const accepted = inside
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/^\n+|\n+$/g, ''))
    .filter((block) => block !== '' && !isProposal(block));
  const blocks = [...accepted, ...proposals.map(linesOf)];
  const section = blocks.length === 0 ? '' : `${[FIRST, ...blocks, LAST].join('\n\n')}\n`;
  if (isThere) return text.slice(0, start) + section + text.slice(end + LAST.length).replace(/^\n/, '');
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return section === '' ? text : `${before}${before === '' ? '' : '\n'}${section}`;
}

/** The text with its proposals renewed, if it has any. */
export const renewedProposals = (text: string, proposals: readonly Proposal[]): string =>
  IS_FIRST.test(text) ? withProposals(text, proposals) : text;

function settingsIn(directory: string): Readonly<Record<string, unknown>> {
  const data = sourceOf(directory, PORTALS, { problems: [], warnings: [] })?.data;
  return isGroup(data) ? data : {};
}

/** The names of the proposals that an owner has dismissed. */
export const dismissedIn = (directory: string): string[] => dismissed(settingsIn(directory));

const isSame = (read: unknown, written: unknown): boolean =>
  isGroup(read) && isGroup(written)
    ? ['name', 'position', 'startDate'].every((field) => read[field] === written[field])
    : typeof written === 'string' && read === written.trim();

/**
 * The index in the owner's file of an entry that was read; null if it is not found. Entries of the file may have other
 * indexes or names than those that were read.
 */
export function entryInFile(section: string, index: number, read: unknown, written: unknown): number | null {
  const entriesOf = (resume: unknown): unknown[] => {
    const entries = isGroup(resume) ? resume[section] : null;
    return Array.isArray(entries) ? entries : [];
  };
  const entry = entriesOf(read)[index];
  const found = entriesOf(written).flatMap((one, at) => (isSame(entry, one) ? [at] : []));
  return found.includes(index) ? index : found.length === 1 ? (found[0] ?? null) : null;
}

/** A proposal with the path of its entry in the owner's file; none if the entry is not found. */
function inFile(proposal: Proposal, read: unknown, written: unknown): Proposal[] {
  const [section = '', index = 0, ...field] = proposal.path;
  if (section === 'privacy') {
    const paths = (proposal.value as { hide: readonly string[] }).hide.map((path) => stepsOf(path) as Path);
    return paths.every((path) => isSame(valueAt(read, path), valueAt(written, path))) ? [proposal] : [];
  }
  if (proposal.file === 'portal.yaml') return [proposal];
  const at = entryInFile(section.toString(), Number(index), read, written);
  return at === null ? [] : [{ ...proposal, path: [section, at, ...field] }];
}

/** The proposals for an owner's folder. */
export function proposalsFor(directory: string, portfolio: Portfolio): Proposal[] {
  const settings = settingsIn(directory);
  const written = sourceOf(directory, RESUMES, { problems: [], warnings: [] })?.data;
  const names = dismissed(settings);
  return suggest(portfolio, settings)
    .flatMap((proposal) => inFile(proposal, portfolio.resume, written))
    .filter((proposal) => !names.includes(idOf(proposal)));
}

/**
 * Writes the proposals into `portal.yaml`, as comments.
 * @returns the file; null if nothing changed
 */
export function writeProposals(directory: string, proposals: readonly Proposal[]): string | null {
  const named = PORTALS.map((name) => join(directory, name)).find((one) => existsSync(one));
  const file = named ?? join(directory, 'portal.yaml');
  const before = named === undefined ? '' : readFileSync(named, 'utf8');
  const text = withProposals(before, proposals);
  if (text === before) return null;
  writeAtOnce(file, text);
  return file;
}
