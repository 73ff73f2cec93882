import type { Path, Warn } from '../standard/problems';
import { BOTH_DATES, jobFieldOf, plainName } from '../standard/resume-fields';
import { spanOfText } from './tolerate-date';

type Group = Record<string, unknown>;
type Placed = { entry: unknown; /** The place of the entry in the file. */ path: Path };

/** Fields of the role that somebody held again; its texts belong to the last time. */
const HELD_AGAIN = /^(?:name|position|location|url)$/;

/**
 * A job that somebody held several times, with all periods in one field, as a job for each of them:
 * `"startDate": "2017-05 - 2019-04, 2025-02"`. The last one keeps the texts. Other entries are returned as they are.
 */
export function timesOf(entry: Group, path: Path, warn: Warn): Placed[] {
  const isBoth = (key: string) => BOTH_DATES.has(plainName(key));
  const key = Object.keys(entry).find((one) => isBoth(one) || jobFieldOf(one) === 'startDate');
  const text = key === undefined ? undefined : entry[key];
  if (key === undefined || typeof text !== 'string') return [{ entry, path }];
  const times = text.split(/\s*[,;]\s+/);
  const last = times.at(-1);
  const earlier = times.slice(0, -1).map(spanOfText);
  if (earlier.length === 0 || !earlier.every((span) => span?.endDate !== undefined)) return [{ entry, path }];
  warn([...path, key], 'several periods; each was taken as a job of its own.', { kind: 'several periods' });
  const role = Object.fromEntries(
    Object.entries(entry).filter(([one]) => HELD_AGAIN.test(jobFieldOf(one) ?? '')),
  );
  return [
    { entry: { ...entry, [key]: last }, path },
    ...earlier.map((span) => ({ entry: { ...role, ...span }, path })),
  ];
}
