import type { Property } from '~/resume/model/portfolio';

type ColumnEntry = { tags?: readonly unknown[]; properties?: readonly Property[] };

/** Sections with short entries: a name and a few words. */
const SHORT: ReadonlySet<string> = new Set(['skills', 'interests']);

/** From this number on, skills with only a name become one list of tags beside skills with more. */
export const MANY_BARE = 12;
/** From this number of keywords on, groups need wide columns, in which the keywords flow. */
export const MANY_KEYWORDS = 4;

/** How wide the columns of a section's entries are; empty for one column. */
export const columnsOf = (section: string, entries: readonly ColumnEntry[]): string => {
  if (!SHORT.has(section)) return '';
  // Many skills with nothing but a level are pairs in columns.
  if (
    section === 'skills' &&
    entries.length >= MANY_BARE &&
    entries.every(({ tags = [], properties = [] }) => tags.length + properties.length === 0)
  )
    return 'pairs';
  // Skills are rows.
  return section !== 'skills' && entries.some(({ tags = [] }) => tags.length >= MANY_KEYWORDS)
    ? 'wide'
    : 'short';
};
