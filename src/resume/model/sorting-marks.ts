import type { Warn } from '../standard/problems';
import type { Resume } from '../standard/resume';
import { technologyOf } from './same-term';
import { isGroup } from '../standard/shape';

/** A single letter. A sign of Chinese or Korean is a word. */
const LETTER = /^[\p{Lu}\p{Ll}]$/u;
/** Fewer skills may well have a letter each: the classes of driving licences. */
const FEWEST = 6;
/** Elsewhere a letter is a name: a vitamin, a class, a version. */
const SHARE = 2 / 3;

const keywordsOf = (entry: unknown): unknown[] => (isGroup(entry) ? [entry['keywords'] ?? []].flat() : []);

const isLetter = (keyword: unknown): boolean => typeof keyword === 'string' && LETTER.test(keyword);

/** The letters with which an owner sorts most of the skills: "B" and "F" for back end and front end. */
function marksIn({ skills = [] }: Resume): ReadonlySet<unknown> {
  const lists = skills.map(keywordsOf).filter((keywords) => keywords.length > 0);
  const sorted = lists.filter((keywords) => keywords.every(isLetter));
  const marks = new Set(sorted.flat());
  // Languages of programmers, "C" and "R", sort nothing alone.
  const isSorted =
    sorted.length >= FEWEST &&
    sorted.length >= lists.length * SHARE &&
    marks.size > 1 &&
    [...marks].some((mark) => technologyOf(String(mark)) === null);
  return isSorted ? marks : new Set();
}

/**
 * Removes the keywords that are nothing but letters with which an owner sorts the entries.
 * @param written the whole résumé, in which the letters are counted
 */
export function withoutMarks(resume: Resume, written: Resume, warn: Warn): Resume {
  const marks = marksIn(written);
  if (marks.size === 0) return resume;
  const isSorted = (entry: unknown) => {
    const keywords = keywordsOf(entry);
    return keywords.length > 0 && keywords.every((keyword) => marks.has(keyword));
  };
  warn(
    ['skills', (written.skills ?? []).findIndex(isSorted), 'keywords'],
    `expected names, got ${[...marks].map((mark) => `"${String(mark)}"`).join(', ')} under most skills; these letters were taken as marks that sort the entries, and left out.`,
  );
  const cleaned = (entry: unknown): unknown => {
    if (!isGroup(entry) || !isSorted(entry)) return entry;
    const { keywords: _, ...others } = entry;
    return others;
  };
  return Object.fromEntries(
    Object.entries<unknown>(resume).map(([section, value]) => [
      section,
      Array.isArray(value) ? value.map(cleaned) : value,
    ]),
  ) as Resume;
}
