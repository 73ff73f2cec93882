import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeAtOnce } from '../import/write-files';
import type { Portfolio } from '../model/portfolio';
import { sourceOf } from '../read/owner-files';
import { isGroup } from '../standard/shape';
import { withProposals } from './proposed-lines';
import { suggest, type Proposal } from './suggest';

const PORTALS = ['portal.yaml', 'portal.yml'];

/** The proposals for an owner's folder. */
export function proposalsFor(directory: string, portfolio: Portfolio): Proposal[] {
  const data = sourceOf(directory, PORTALS, { problems: [], warnings: [] })?.data;
  return suggest(portfolio, isGroup(data) ? data : {});
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
