import { isGroup } from '../standard/shape';

/**
 * Whether a group is one entry with other names of fields, `{ when, who }`, and not a list whose parts have keys. The
 * keys of skills may be names of fields: `{ languages: "Go", tools: "Git" }`.
 */
export const isSingleEntry = (
  section: string,
  group: Readonly<Record<string, unknown>>,
  isKnown: (key: string) => boolean,
): boolean =>
  section !== 'skills' &&
  Object.values(group).every((value) => !isGroup(value) && !Array.isArray(value)) &&
  Object.keys(group).filter(isKnown).length > 1;
