import type { Path, Warn } from '../standard/problems';
import { entriesOf, namesIn, technologyOf } from '../model/same-term';

/** A highlight that lists technologies under a label: "Technology: Jacquard", "Tech stack: wool, silk". */
const LISTED =
  /^(?:technolog(?:y|ies)|tech(?:[ -]?stack)?|stack|tools?|tecnolog[ií]as?|herramientas?|ferramentas?|technologien?|werkzeuge?|outils?|stack technique)(?: (?:used|usad[ao]s?|utilizad[ao]s?|utilisée?s?))?\s*[:：]\s*(.+)$/iu;
/** Longer parts are no names. */
const LONGEST_NAME = 40;

/** So many technologies are a list without a label. */
const FEWEST = 3;
/** So many names, most of them of technologies, are one too: "Next.js, NileDB, Redis, Jest". */
const FEWEST_MIXED = 4;
/** A name of one word that begins with a capital, also with its version. */
const CAPITALIZED = /^\p{Lu}\S*(?: \d[\d.]*)?$/u;

/** Of many single capitalized words, so many times as many as the known ones are technologies. */
const MOST_UNKNOWN = 2.5;

/** Whether a name is that of a technology, or of two: "UI/UX". */
const isTechnology = (name: string): boolean =>
  technologyOf(name) !== null || (name.includes('/') && name.split('/').every(technologyOf));

/** Whether names are a list of technologies, some of which are not known. */
const areMixed = (names: readonly string[]): boolean =>
  names.length >= FEWEST_MIXED &&
  names.every((name) => isTechnology(name) || CAPITALIZED.test(name)) &&
  names.filter(isTechnology).length * 2 > names.length;

/** The two technologies in a part of a list: "Symfony2 et Symfony4". Other parts are returned as they are. */
function pairOf(part: string): string[] {
  const pair = part.split(/\s+(?:and|y|e|et|und|&)\s+/i);
  return pair.length === 2 && pair.every((name) => technologyOf(name)) ? pair : [part];
}

/** The technologies that a highlight lists; empty for other highlights and for sentences. */
function technologiesIn(highlight: unknown): string[] {
  const text = typeof highlight === 'string' ? highlight.trim() : '';
  const [, labelled] = LISTED.exec(text) ?? [];
  const list = labelled ?? text;
  const names = namesIn(list.replace(/\.$/, '')).flatMap(pairOf);
  // "Built several pages and apps for mills with Laravel, Yii2, jQuery": its first part is too long for a name.
  const isSentence = /[.!?;]\s/.test(list) || entriesOf(list).some((part) => part.length > LONGEST_NAME);
  const isList =
    labelled !== undefined ||
    (names.length >= FEWEST && names.every((name) => technologyOf(name))) ||
    areMixed(names);
  return isSentence || !isList ? [] : names;
}

/** Highlights that are names of one to three words, at least half of technologies: "React". Null for others. */
function bareNames(highlights: readonly unknown[]): string[] | null {
  const names = highlights.filter(
    (one) => typeof one === 'string' && /^\s*\S+(?: \S+){0,2}\s*$/.test(one),
  ) as string[];
  const known = names.filter(isTechnology);
  // "Led five engineers", "Costs 40%".
  const arePhrases = names.some((name) => !technologyOf(name) && /\s\p{Ll}|\d/u.test(name.trim()));
  if (arePhrases && known.length * 2 <= names.length) return null;
  const areSingle = names.length > FEWEST_MIXED && names.every((name) => CAPITALIZED.test(name.trim()));
  const areMostlyKnown =
    names.length >= FEWEST
      ? known.length * (areSingle ? MOST_UNKNOWN : 2) >= names.length
      : names.length > 1 && known.length === names.length;
  return names.length === highlights.length && areMostlyKnown ? names.map((name) => name.trim()) : null;
}

/** Moves highlights that only list technologies to the keywords of an entry that has none. */
export function gatherListedTechnologies(
  entry: Record<string, unknown>,
  path: Path,
  { warn }: { warn: Warn },
): void {
  const { highlights, keywords = [] } = entry;
  if (!Array.isArray(highlights) || !Array.isArray(keywords) || keywords.length > 0) return;
  const bare = bareNames(highlights);
  const listed = bare ? bare.map((name) => [name]) : (highlights as unknown[]).map(technologiesIn);
  const names = [...new Set(listed.flat())];
  if (names.length === 0) return;
  entry['keywords'] = names;
  entry['highlights'] = highlights.filter((_, at) => listed[at]?.length === 0);
  warn([...path, 'highlights'], 'technologies in a list; they were taken as "keywords".', {
    weight: 'harmless',
    kind: 'technologies in highlights',
  });
}
