import { DICTIONARY, type DictionarySkill } from '../../dictionary/dictionary';
import { tokensOf } from '../../dictionary/matcher';
import { withoutCode } from '../standard/plain-name';

const comparable = (spelling: string): string =>
  (/^\s*([.@])/.exec(spelling)?.[1] ?? '') +
  tokensOf(spelling)
    .map(({ key }) => key)
    .join(' ') +
  (/[+#*]+\s*$/.exec(spelling)?.[0].trim() ?? '');

const KNOWN: ReadonlyMap<string, DictionarySkill> = new Map(
  DICTIONARY.flatMap((technology) =>
    [technology.name, ...technology.aliases].map((name) => [comparable(name), technology] as const),
  ),
);

const joined = (spelling: string): string => comparable(spelling).replaceAll(' ', '');
/** The minimum length of a name that is known without its spaces. Shorter ones are parts of other words. */
const SHORTEST_JOINED = 6;

/** The technologies by their names without spaces: "SpringBoot", "Mongo DB". */
const JOINED: ReadonlyMap<string, DictionarySkill> = new Map(
  [...KNOWN.values()].flatMap((technology) =>
    [technology.name, ...technology.aliases]
      .map(joined)
      .filter((name) => name.length >= SHORTEST_JOINED)
      .map((name) => [name, technology] as const),
  ),
);

const knownAs = (spelling: string): DictionarySkill | null =>
  KNOWN.get(comparable(spelling)) ?? JOINED.get(joined(spelling)) ?? null;

/** The version behind a name: "PHP5", "Next.js 15", "Vue 3.2". */
const VERSION =
  /(?<=\p{L}{3}|\.js)\s?v?\d{1,4}(?:\.[\dx*]{1,3})*[cg]?\+?(?:\s?[/–~-]\s?\d{1,4}(?:\.[\dx]{1,3})*\+?)*$/u;

/** The technology with that name or alias, with or without spaces, also with its version. */
export const technologyOf = (spelling: string): DictionarySkill | null =>
  knownAs(spelling) ?? (VERSION.test(spelling) ? knownAs(spelling.replace(VERSION, '')) : null);

/** A spelling of several words, with the one without the spaces and hyphens in it: "Spring Boot", "SpringBoot". */
export const withJoined = (spelling: string): string[] =>
  /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)+$/u.test(spelling) && joined(spelling).length >= SHORTEST_JOINED
    ? [spelling, spelling.replaceAll(/[ -]/g, '')]
    : [spelling];

/** The names of a technology, also without the spaces in them. */
export const spellingsOf = ({ name, aliases }: DictionarySkill): string[] =>
  [name, ...aliases].flatMap(withJoined);

/** The key of a term, also of its joined spelling: "Mono-repo", "monorepo". Aliases of a technology share it. */
function sameTerm(spelling: string): string {
  const technology = technologyOf(spelling);
  if (technology) return comparable(technology.name);
  const key = joined(spelling);
  return key.length >= SHORTEST_JOINED ? key : comparable(spelling);
}

/** The maximum length of a keyword. Longer ones are sentences, which do not match other texts. */
const LONGEST_NAME = 48;
/** The maximum length of a name with what it lists in brackets. */
const LONGEST_WITH_BRACKETS = 100;

/** "Bootstrap" of "Bootstrap etc." and of "Bootstrap/etc". */
export const withoutEtc = (name: string): string =>
  name.replace(/(?:[\s,;/&]|\s\+)*(?<!\p{L})(?:(?:and|y|e|et|und|&)\s+)?(?:etc|usw)[.…]*\s*$/iu, '');

/** Keywords without "etc.". */
export const keywordsOf = (written: readonly string[] = []): string[] =>
  written.map((keyword) => withoutEtc(withoutCode(keyword))).filter(Boolean);

/** A bracket, also of full width, or a separator of a list: "Java / Kotlin", "React | Vue", but not "HTML/CSS". */
const BRACKET_OR_SEPARATOR = /[([（［]|[)\]）］]|\s*[;,、]\s*|\s[/|]\s/g;

/** The entries of a list in a text. Separators inside of brackets separate nothing. */
function entriesOf(text: string): string[] {
  const entries: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: mark, index } of text.matchAll(BRACKET_OR_SEPARATOR)) {
    if (/[([（［]/.test(mark)) depth += 1;
    else if (/[)\]）］]/.test(mark)) depth = Math.max(0, depth - 1);
    else if (depth === 0 || !/[)\]）］]/.test(text.slice(index))) {
      entries.push(text.slice(start, index));
      start = index + mark.length;
    }
  }
  return [...entries, text.slice(start)];
}

/** The qualifiers of a name: `JavaScript (ES6)`. */
export const BRACKETS = /\s*[(（]([^()（）]+)[)）]$/;

/** Tasks with one object, which they need to be understood: "Design, planning and upkeep of looms". */
const SHARED_OBJECT =
  /^\p{L}+(?:,\s*\p{L}+)+,?\s+(?:and|y|e|et|und|&)\s+\p{L}+\s+(?:of|for|de|des|du|da|do|del|von|für)\s[^;,、]*/iu;

/** Two words before one noun: "Pair / Mob programming". */
const SHARED_NOUN = /^\p{L}+ \/ \p{L}+ \p{Ll}+$/u;

const isName = (part: string): boolean =>
  part !== '' &&
  part.length <= LONGEST_WITH_BRACKETS &&
  part.replace(/[(（[［].*[)）\]］]$/su, '').length <= LONGEST_NAME;

/** The names in a keyword, which may be a list with commas. */
export function namesIn(written: string): string[] {
  if (SHARED_NOUN.test(written) && !written.split(' / ').some(technologyOf)) return [written];
  const [phrase = ''] = SHARED_OBJECT.exec(written) ?? [];
  const tasks = entriesOf(phrase);
  const parts = tasks.some((task) => technologyOf(task)) ? [] : phrase ? [phrase] : [];
  const rest = parts.length > 0 ? written.slice(phrase.length) : written;
  return [...parts, ...entriesOf(rest)].map((part) => withoutEtc(part).trim()).filter(isName);
}

/** The minimum number of keywords without commas beside one that is whole with its commas. */
const FEWEST_SINGLE = 2;

/** A list with its own heading: "Frameworks: Vue, Angular". */
const LABELLED = /^([^:,;]{2,30}):\s+(\S[^,;]*[,;].+)$/su;

/**
 * The names in a keyword of a list. If most keywords of the list are one name each, a keyword with commas is one
 * too, such as "Warp, weft, selvedge", unless a part of it is a technology.
 */
export function namesInKeyword(keyword: string, keywords: readonly string[]): string[] {
  const [, label = '', labelled] = LABELLED.exec(keyword) ?? [];
  const names = [...(technologyOf(label) ? [label] : []), ...namesIn(labelled ?? keyword)];
  const single = keywords.filter((other) => entriesOf(other).length === 1);
  const isSeparated = single.length >= FEWEST_SINGLE && single.length * 2 > keywords.length;
  if (!isSeparated || keyword.length > LONGEST_NAME || names.some((name) => technologyOf(name))) return names;
  const whole = withoutEtc(keyword).trim();
  return whole === '' ? [] : [whole];
}

/** The names in a list of keywords. */
export const namesInAll = (keywords: readonly string[]): string[] =>
  keywords.flatMap((keyword) => namesInKeyword(keyword, keywords));

/** The key of a name in a résumé: `JavaScript (ES6)` is JavaScript. */
export const termKey = (name: string): string => sameTerm(name.replace(BRACKETS, ''));

/** The name of a skill and its keywords. */
export type SkillNames = { name: string; keywords: readonly string[] };

/** A skill with its keywords. `Languages: Go, Rust` is split into a heading and keywords. */
export function skillGroup({ name, keywords }: SkillNames): SkillNames {
  const [, heading, list] = /^([^:]{2,40}):\s+(.+)$/s.exec(name) ?? [];
  const listed = [...namesIn(list ?? ''), ...namesInAll(keywords)];
  return { name: heading ?? name, keywords: [...new Set(listed)] };
}
