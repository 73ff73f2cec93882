import { UNNAMED } from '../import/basics-of';
import { fromOtherFormat, type Converted } from '../import/formats/read-other-format';
import { RESUMES } from './check-folder';
import { conversionWarning } from './known-formats';
import { sourceOf } from './owner-files';
import { counted } from './plural';
import { warnerOf, type Findings } from './problems';
import { parseSource, type Source } from './source';

/** The number of values that a warning names. */
const MOST_NAMED = 3;

/** Whether a file has jobs like a JSON Resume. The tolerant reading loses less of such a file. */
const hasJobs = ({ work, jobs }: { work?: unknown; jobs?: unknown }): boolean =>
  [work, jobs].some(Array.isArray);

/** The data of a file in another format as a JSON Resume; null for other files. */
function conversionOf(source: Source): { other: Converted; converted: Source } | null {
  if (typeof source.data !== 'object' || source.data === null || hasJobs(source.data)) return null;
  const other = fromOtherFormat(source);
  const converted = other && parseSource('resume.json', JSON.stringify(other.resume));
  if (!converted || 'problems' in converted) return null;
  const place = () => source.place([]);
  return { other, converted: { ...converted, file: source.file, place, warnings: [], isConverted: true } };
}

/**
 * A file in another format as a JSON Resume, converted as an import does. Values without a place in it are named
 * in a warning. Other files, and those without a name, are returned as they are. The places of converted values
 * are the file's first line, because they have other names in it.
 */
function convertedSource(source: Source, findings: Findings): Source {
  const conversion = conversionOf(source);
  if (!conversion || conversion.other.resume.basics['name'] === UNNAMED) return source;
  const { other, converted } = conversion;
  const warn = warnerOf(source, findings);
  warn([], conversionWarning(other.format, source.file));
  const lost = Object.keys(other.leftovers);
  if (lost.length > 0)
    warn(
      [],
      `left out, because a JSON Resume has no place for it: ${counted(lost.length, 'value')} (${lost.slice(0, MOST_NAMED).join(', ')}${lost.length > MOST_NAMED ? ', …' : ''}).`,
    );
  for (const note of other.notes) warn([], note);
  return converted;
}

/** A translation of a converted résumé, in the same format. It may be without the name. */
export function convertedTranslation(source: Source): Source {
  const converted = conversionOf(source)?.converted;
  if (!converted) return source;
  const { meta: _meta, ...data } = converted.data as { basics: Record<string, unknown>; meta?: unknown };
  if (data.basics['name'] === UNNAMED) delete data.basics['name'];
  return { ...converted, data };
}

/** The résumé in an owner's folder, converted if it is in another format; null if there is none. */
export function resumeSourceIn(directory: string, findings: Findings): Source | null {
  const source = sourceOf(directory, RESUMES, findings);
  return source && convertedSource(source, findings);
}
