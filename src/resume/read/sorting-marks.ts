import { CURATED_SKILLS } from '../../dictionary/skills';
import type { Warn } from './problems';
import type { Resume } from './resume';
import { technologyOf } from './same-term';
import { withoutTags } from './views';

type Group = Record<string, unknown>;
type Entry = { section: string; at: number; name: unknown; keywords: readonly string[] };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One or two letters. A sign of Chinese or Korean is a word. */
const SHORT = /^[\p{Lu}\p{Ll}]{1,2}$/u;
/** So many entries have a mark that sorts them. One entry may well have a letter: "Driving licence", "B". */
const FEWEST = 3;

const keywordsOf = (entry: Group): string[] =>
  [entry['keywords']].flat().filter((keyword) => typeof keyword === 'string');

const entriesIn = (resume: Resume): Entry[] =>
  Object.entries<unknown>(resume).flatMap(([section, entries]) =>
    Array.isArray(entries)
      ? entries.flatMap((entry: unknown, at): Entry[] =>
          isGroup(entry) ? [{ section, at, name: entry['name'], keywords: keywordsOf(entry) }] : [],
        )
      : [],
  );

let known: ReadonlySet<string> | undefined;

/** Whether the dictionary knows the name: "C", "UX". */
function isKnown(name: string): boolean {
  known ??= new Set(
    CURATED_SKILLS.flatMap((skill) => [skill.name, ...skill.aliases])
      .filter((short) => SHORT.test(short))
      .map((short) => short.toLowerCase()),
  );
  return technologyOf(name) !== null || known.has(name.toLowerCase());
}

const areShort = ({ keywords }: Entry): boolean => keywords.every((keyword) => SHORT.test(keyword));

/** Whether several skills have the mark. */
const sortsSkills = (entries: readonly Entry[]): boolean =>
  new Set(entries.filter(({ section }) => section === 'skills').map(({ name }) => name)).size >= FEWEST;

/** Whether several entries of more than one section have the mark. */
const sortsSections = (entries: readonly Entry[]): boolean =>
  entries.length >= FEWEST && new Set(entries.map(({ section }) => section)).size > 1;

/** The keywords with which an owner sorts the entries of a file: "B" and "F" for back end and front end. */
function marksIn(entries: readonly Entry[]): { marks: ReadonlySet<string>; names: ReadonlySet<string> } {
  const short = [
    ...new Set(entries.flatMap(({ keywords }) => keywords.filter((keyword) => SHORT.test(keyword)))),
  ];
  const having = (mark: string) => entries.filter(({ keywords }) => keywords.includes(mark));
  const marks = short.filter((mark) => {
    if (isKnown(mark)) return false;
    if (mark.length > 1) return sortsSkills(having(mark).filter(areShort));
    return sortsSkills(having(mark)) || sortsSections(having(mark));
  });
  // Beside such marks, a name of the dictionary may be one too: "C" for clients and "S" for servers.
  const names = short.filter(
    (mark) => marks.length > 0 && isKnown(mark) && sortsSkills(having(mark).filter(areShort)),
  );
  return { marks: new Set(marks), names: new Set(names) };
}

/**
 * Removes what only sorts the entries: keywords of one or two letters that many of them have, and, if the owner
 * tailors résumés, the tags.
 * @param written the whole résumé, in which the marks are counted
 */
export function withoutSorting(resume: Resume, written: Resume, isTailored: boolean, warn: Warn): Resume {
  const shown = isTailored ? withoutTags(resume) : resume;
  const entries = entriesIn(written);
  const { marks, names } = marksIn(entries);
  if (marks.size === 0) return shown;
  const isMark = (keyword: unknown, all: readonly string[]) =>
    typeof keyword === 'string' &&
    (marks.has(keyword) || (names.has(keyword) && all.every((one) => marks.has(one) || names.has(one))));
  const first = entries.find(({ keywords }) => keywords.some((one) => marks.has(one)));
  if (first)
    warn(
      [first.section, first.at, 'keywords'],
      `expected names, got ${[...marks, ...names].map((mark) => `"${mark}"`).join(', ')} under many entries; these letters were taken as marks that sort them, and left out.`,
    );
  const cleaned = (entry: unknown): unknown => {
    if (!isGroup(entry) || entry['keywords'] === undefined) return entry;
    const { keywords, ...others } = entry;
    const all = keywordsOf(entry);
    const left = [keywords].flat().filter((keyword) => !isMark(keyword, all));
    if (left.length === [keywords].flat().length) return entry;
    return left.length === 0 ? others : { ...others, keywords: left };
  };
  return Object.fromEntries(
    Object.entries<unknown>(shown).map(([section, value]) => [
      section,
      Array.isArray(value) ? value.map(cleaned) : value,
    ]),
  ) as Resume;
}
