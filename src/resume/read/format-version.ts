import { warnerOf, type Findings } from './problems';
import type { Source } from './source';

/** The version of the format of an owner's files that this program reads (docs/content.md). */
export const FORMAT_VERSION = 1;

type Data = Readonly<Record<string, unknown>>;

/** What a version changed, and how a file of the version before is read. */
export type FormatStep = {
  /** The version that it leads to. */ to: number;
  /** What is otherwise now: `"scores" is called "score"`. */ about: string;
  /** @param moved says that a field by its new path stands at its old one, so that sentences name the right line */
  change: (data: Data, moved: Source['writtenAt']) => Data;
};

/** THE LIST of changes since the first version. A change of the format is a step here and a raised version above. */
const STEPS: readonly FormatStep[] = [];

/**
 * The settings of `portal.yaml` as this version writes them. A file of an older version is read as if it had been
 * changed, and stays as it is; one warning says what is otherwise now.
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
  const changed = needed.reduce<Data>((before, { change }) => change(before, source.writtenAt), data as Data);
  warn(
    ['version'],
    `your files are written for version ${version} of the format and were read as version ${current}: ${needed.map(({ about }) => about).join('; ')}. Change that, and write version: ${current}.`,
    { weight: 'harmless' },
  );
  return { ...changed, version: current };
}
