import type { Path, Warn } from '../standard/problems';
import { isGroup } from '../standard/shape';

type Group = Record<string, unknown>;

const isResume = (value: unknown): value is Group =>
  isGroup(value) && isGroup(value['basics']) && typeof value['basics']['name'] === 'string';

/** The key of the group that is all the file holds; null for other files. */
function onlyKey(data: Group): string | null {
  const [key, ...others] = Object.keys(data).filter((name) => name !== '$schema');
  return key !== undefined && others.length === 0 && isGroup(data[key]) ? key : null;
}

/** The paths of the résumés in a group, at most two groups deep. */
const resumesIn = (data: Group, path: readonly string[] = []): string[][] =>
  Object.entries(data).flatMap(([key, value]) => {
    const keyPath = [...path, key];
    if (isResume(value)) return [keyPath];
    return isGroup(value) && path.length === 0 ? resumesIn(value, keyPath) : [];
  });

/**
 * The résumé of a file that holds it inside a group: `{ "resume": { "basics": … } }`, or one for each language,
 * `{ "en": { "basics": … }, "es": … }`. The first is taken, with a warning. Other data is returned as it is.
 */
export function unwrapped(data: Group, warn: Warn, writtenAt: (path: Path, written: Path) => void): Group {
  if (data['basics'] !== undefined) return data;
  const only = onlyKey(data);
  const found = resumesIn(data);
  const [path, ...others] = found.length === 0 && only !== null ? [[only]] : found;
  if (!path) return data;
  const resume = path.reduce<unknown>((group, key) => (group as Group)[key], data) as Group;
  for (const key of Object.keys(resume)) writtenAt([key], [...path, key]);
  warn(
    [path[0] ?? ''],
    `the résumé inside "${path.join('.')}" was taken; write its fields at the top of the file.`,
  );
  for (const other of others)
    warn(
      [other[0] ?? ''],
      `another résumé, "${other.join('.')}", was left out; write it to a file of its own, such as resume.es.json.`,
      {
        weight: 'missing',
      },
    );
  return { ...resume };
}
