import type { Path, Warn } from '../standard/problems';
import { OTHER_FIELDS, plainName } from '../standard/resume-fields';
import { isText } from '../standard/shape';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: (path: Path, written: Path) => void };

/**
 * Takes a list of details as the highlights of a job or a project without others. A single one is a paragraph.
 * Changes the entry.
 */
export function takeDetails(section: string, entry: Group, path: Path, { warn, writtenAt }: Reading): void {
  if (section !== 'work' && section !== 'projects') return;
  const { details } = entry;
  if (!Array.isArray(details) || details.length < 2 || !details.every(isText)) return;
  const names = OTHER_FIELDS.get(section);
  if (Object.keys(entry).some((key) => names?.get(plainName(key)) === 'highlights')) return;
  entry['highlights'] = details;
  delete entry['details'];
  writtenAt([...path, 'highlights'], [...path, 'details']);
  warn([...path, 'details'], 'another name for this field, taken as "highlights"; nothing to do.', {
    weight: 'harmless',
    kind: 'details is highlights',
  });
}
