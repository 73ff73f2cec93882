import type { Findings, Path } from '../standard/problems';
import { parseSource, type Source } from '../read/source';
import { tolerateResume } from './tolerate-resume';

/** A file of an owner: `resume.json` or a translation of it. */
export type TidyFile = { file: string; text: string };

/** A file in the form of the standard. */
export type TidiedFile = { file: string; data: unknown };

/** A change of form, against the text that its owner wrote. */
export type Change = {
  /** The name of the rule. */ rule: string;
  file: string;
  /** The path of the value before the change. */ path: Path;
  place: { line: number; column: number };
  from: unknown;
  /** The value after the change; undefined if it was left out or stands elsewhere. */ to: unknown;
  /** A sentence for the owner. */ message: string;
};

/**
 * Changes the form of résumés to that of JSON Resume. Pure: the same texts give the same changes.
 * @throws an error with one sentence a line for a file that cannot be parsed
 */
export function tidy(files: readonly TidyFile[]): { files: TidiedFile[]; changes: Change[] } {
  const changes: Change[] = [];
  const tidied = files.map(({ file, text }) => {
    const source = parseSource(file, text);
    if ('problems' in source) throw new Error(source.problems.join('\n'));
    const result = tidySource(source);
    changes.push(...result.changes);
    return { file, data: result.data };
  });
  return { files: tidied, changes };
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/** Changes the form of a parsed file. */
function tidySource(source: Source): { data: unknown; changes: Change[] } {
  const findings: Findings = { problems: [], warnings: [...source.warnings] };
  const data = tolerateResume(source, findings);
  const changes = findings.warnings.map(({ kind, path, place, message }): Change => {
    const [, line = '1', column = '1'] = /:(\d+):(\d+)$/.exec(place) ?? [];
    const [from, to] = [valueAt(source.data, path), valueAt(data, path)];
    return {
      rule: kind,
      file: source.file,
      path,
      place: { line: Number(line), column: Number(column) },
      from,
      to,
      message,
    };
  });
  return { data, changes };
}
