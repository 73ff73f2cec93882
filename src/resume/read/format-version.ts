import { warnerOf, type Findings } from '../standard/problems';
import type { Source } from './source';

/** The version of the format of an owner's files that this program reads (docs/content.md). */
export const FORMAT_VERSION = 1;

type Data = Readonly<Record<string, unknown>>;

/** A change of the format, with the conversion from the previous version. */
export type FormatStep = {
  /** The new version. */ to: number;
  /** The change for the owner: `"scores" is called "score"`. */ about: string;
  change: (data: Data) => Data;
};

/**
 * THE LIST of changes since the first version. A change of the format adds a step and increases the version
 * above.
 */
const STEPS: readonly FormatStep[] = [];

/**
 * Converts the settings of `portal.yaml` to this version. The file itself stays unchanged. One warning names
 * the changes.
 */
export function inThisFormat(
  source: Source | null,
  findings: Findings,
  steps: readonly FormatStep[] = STEPS,
  current = FORMAT_VERSION,
): unknown {
  const data = source?.data;
  if (!source || typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const { version = 1 } = data as { version?: unknown };
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return data;
  const warn = warnerOf(source, findings);
  if (version > current) {
    warn(
      ['version'],
      `your files are written for version ${version} of the format, and this program knows version ${current}: npm update portalfolio brings one that knows it. What it does not know is left out.`,
      { weight: 'missing' },
    );
    return { ...data, version: current };
  }
  const needed = steps.filter(({ to }) => to > version && to <= current);
  if (needed.length === 0) return data;
  const changed = needed.reduce<Data>((before, { change }) => change(before), data as Data);
  warn(
    ['version'],
    `your files are written for version ${version} of the format and were read as version ${current}: ${needed.map(({ about }) => about).join('; ')}. Change that, and write version: ${current}.`,
    { weight: 'harmless' },
  );
  return { ...changed, version: current };
}
