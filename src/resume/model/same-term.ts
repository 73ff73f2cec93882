import { DICTIONARY, type DictionarySkill } from '../../dictionary/dictionary';
import { tokensOf } from '../../dictionary/matcher';
import { withoutCode } from '../standard/resume';

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

const withoutSpaces = (key: string): string => key.replaceAll(' ', '');
const joined = (spelling: string): string => withoutSpaces(comparable(spelling));
/** The minimum length of a name that is known without its spaces. Shorter ones are parts of other words. */
const SHORTEST_JOINED = 6;

/** The technologies by their names without spaces: "SpringBoot", "Mongo DB". */
const JOINED: ReadonlyMap<string, DictionarySkill> = new Map(
  [...KNOWN]
    .map(([key, technology]) => [withoutSpaces(key), technology] as const)
    .filter(([name]) => name.length >= SHORTEST_JOINED),
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

/** Keywords without the marks of code. */
export const keywordsOf = (written: readonly string[] = []): string[] =>
  written.map(withoutCode).filter(Boolean);

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

const isName = (part: string): boolean =>
  part !== '' &&
  part.length <= LONGEST_WITH_BRACKETS &&
  part.replace(/[(（[［].*[)）\]］]$/su, '').length <= LONGEST_NAME;

/** The names in a keyword, which may be a list with commas. */
export const namesIn = (written: string): string[] =>
  // "CI / CD" is one name.
  (technologyOf(written.replace(BRACKETS, ''))?.name.includes('/') ? [written] : entriesOf(written))
    .map((part) => part.trim())
    .filter(isName);

/** The names in a list of keywords. */
export const namesInAll = (keywords: readonly string[]): string[] => keywords.flatMap(namesIn);

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
