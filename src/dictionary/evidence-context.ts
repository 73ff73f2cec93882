import type { Token } from './evidence-tokens';
import { isDenied, isReplaced } from './evidence-denied';
import { CONFIRMED, QUALIFYING_WORDS, TECHNOLOGIES } from './technologies';

/**
 * The confidence of a spelling: `sure` in any case; `exact` if the case matches; `everyday` if the case
 * matches and it is inside a sentence; `common` only next to another technology; `listed` only next to a certain
 * one.
 */
export type Certainty = 'sure' | 'exact' | 'everyday' | 'common' | 'listed';

export type Pattern = {
  id: number | null;
  keys: readonly string[];
  separators: readonly string[];
  prefix: string;
  suffix: string;
  exact: string;
  /** The spelling of the résumé. */ written: string;
  /** Whether the résumé lists the term as a skill. */ isListed: boolean;
  certainty: Certainty;
};

export type Match = {
  pattern: Pattern;
  /** That of the pattern, or less in small letters. */ certainty: Certainty;
  first: number;
  last: number;
  start: number;
  end: number;
};

const QUALIFYING = new Set(QUALIFYING_WORDS);
const NAMES = TECHNOLOGIES.flatMap(({ name, aliases }) => [...aliases, name]);
/** The names of technologies as they are written. Two may differ by their case only: "Git", "git". */
export const AS_WRITTEN: ReadonlySet<string> = new Set(NAMES);
/** The same by their lower case. */
export const CANONICAL: ReadonlyMap<string, string> = new Map(
  NAMES.map((name) => [name.toLowerCase(), name]),
);

/**
 * A separator in a list, also behind a bracket: "Java (Spring) and Go". Between slashes another name may stand:
 * "Ruby/Watir/Selenium".
 */
const LISTED =
  /^\/[\w.+#-]+\/$|^\s*(?:[)）](?=\s*\S)\s*)?(?:[,;/|、，・]\s*)?(?:(?:and|or|y|e|et|und|oder|ou|o|sowie|ainsi que|(?:y|et) (?:en|de)|&|\+)\s+|や|と|および)?$/i;
const PROGRAMMED_IN =
  /(?:services?|tools?|systems?|applications?|apps?|software|apis?|modules?|programs?|written|built|coded|programmed|developed|implemented|programming|coding|proficient|fluent|scripts?|code)\s+(?:in|with|using)\s+$/i;
/** The same in other languages: "Développement en Go". */
const PROGRAMMED_IN_TRANSLATED =
  /(?:développ|desarroll|desenvolv|programm?|écri|escri|geschrieb|construi|implement|implément|entwick)\p{L}*\s+(?:en|em|in)\s+$/iu;
const PROGRAM = /^\s+(?:code|programming|developer|scripts?|scripting|microservices?|language|compiler)\b/i;
const LED =
  /(?<![\p{L}])(?:leads?|led|leading|manag(?:ed?|ing)|hir(?:ed?|ing)|recruit(?:ed|ing)?|mentor(?:ed|ing)?|supervis(?:ed?|ing)|coach(?:ed|ing)?)\s[^.;!?]*?(?<![\p{L}\p{N}]|as\s)(?:\d{1,2}|an?|one|two|three|four|five|several)\s+$/iu;
/** Several people and their field, in languages that name the field last. */
const STAFF_OF =
  /(?<![\p{L}\p{N}])(?:[2-9]|\d{2}|dos|tres|cuatro|cinco|dois|duas|três|quatro|deux|trois|quatre|cinq)\s+(?:engenheir[oa]s|desenvolvedor[ae]s|programador[ae]s|ingenier[oa]s|desarrollador[ae]s|ingénieure?s|développeu(?:r|se)s)\s+(?:de\s+|d['’]|en\s+|em\s+)?$/iu;
/** The fields of colleagues behind their number: "5名工程师（前端、iOS". */
const STAFF_WITH = /\d\s*[名个位個]\p{Script=Han}+[（(][^）)]*$/u;
const SUPPLIER =
  /(?<!\p{L})(?:suppliers?|vendors?|proveedor(?:es)?|fornecedor(?:es)?|fournisseurs?|lieferant(?:en)?)(?:\s+\p{L}+)?\s*\(\s*$/iu;
/** An event that is named after a technology: "AWS Spain Hackathon", "React Summit". */
const EVENT = /^(?: \p{Lu}\S*){0,2} (?:Hackathon|Summit|Conference|Meetup)/u;
/** Fields of other people: "Finance, Administration and Executive departments". */
const FIELDS_OF_OTHERS = /^(?:,? (?:and |& )?\p{Lu}[\p{L}-]*)* (?:industries|departments|sectors)(?!\p{L})/u;
/** A kind of company that a technology describes: "a security startup". */
const KIND_OF_COMPANY =
  /^(?:[ -](?!(?:for|the|of|in|at|by|with|to|and)\s)[\p{L}-]+){0,3} (?:startup|start-up|company|firm|agency|vendor)(?!\p{L})/iu;
const ITS_ARTICLE =
  /(?<!\p{L})(?:an?|this|another)\s(?:(?!(?:for|the|of|in|at|by|with|to|and)\s)[\p{L}-]+\s){0,4}$/iu;
/** The team of others with whom somebody worked: "worked with the SRE team". */
const WITH_TEAM =
  /(?<!\p{L})(?:with|alongside|between)\s(?!(?:a|my|our|his|her|their)\steam\s)(?:[\p{L}’',&-]+,?\s){0,7}$/iu;
const TEAM = /^(?:[ -][\p{L}-]+)? teams?(?!\p{L})/iu;
/** To watch technologies is not to use them: "Veille techno : Next.js". */
const WATCHED = /^\W*(?:veille\s+techno|technology\s+watch)/iu;
/** Before several names in small letters, beside a certain one: "with react and redux, and webpack". */
const BEFORE_SMALL = /(?:(?<!\p{L})(?:with|using|and)|[,/&+])\s+$/iu;
/** So many certain names make a sentence one about technologies. */
const FEWEST_CERTAIN = 2;
/** A profession that a technology qualifies: "Ruby Developer", "Développeur Go". */
const PROFESSION =
  '(?:(?:web|software|full[- ]?stack|backend|frontend|mobile|game)[- ]+)?(?:developer|programmer|coder|(?:software|backend|frontend|platform)[- ]engineer|entwickler(?:in)?|programmierer(?:in)?|desarrollador[ae]?|programador[ae]?|desenvolvedor[ae]?|développeu(?:r|se)|programmeu(?:r|se)|sviluppatore|sviluppatrice)s?';
export const OF_PROFESSION = new RegExp(`^(?:[\\s-]+)${PROFESSION}(?![\\p{L}])`, 'iu');
const PROFESSION_OF = new RegExp(
  `(?<![\\p{L}])${PROFESSION}(?:\\s+|\\s+(?:en|in|em)\\s+|\\s*[,(|/–-]\\s*)$`,
  'iu',
);
/** The minimum length of a word whose capital letter counts. */
const TITLE_LETTERS = 4;

/** A sentence, or the title of a role, in which capital letters are no evidence and professions are. */
export type Context = 'sentence' | 'role';

/** Fewer words of capital letters are a list of skills rather than of other abbreviations. */
const FEWEST_ABBREVIATIONS = 3;

/** Whether a sentence only lists abbreviations and most of them are no technology, as those of schools. */
export function listsAbbreviations(tokens: readonly Token[], found: readonly Match[]): boolean {
  const known = tokens.filter(({ text }) => CANONICAL.has(text.toLowerCase()));
  return (
    tokens.length >= FEWEST_ABBREVIATIONS &&
    tokens.every(({ text }) => /^\p{Lu}{2,6}$/u.test(text)) &&
    Math.max(known.length, found.length) * 2 < tokens.length
  );
}

/** The matches that are meant as technologies, by what stands beside them in the sentence. */
export function acceptedOf(
  found: readonly Match[],
  text: string,
  tokens: readonly Token[],
  context: Context,
): Match[] {
  const titled = isTitle(text, tokens, found);
  const sure = new Set(
    found.filter(({ pattern: { keys, isListed }, certainty, first, last, start, end }) => {
      if (certainty === 'sure' || certainty === 'exact') return true;
      // A list entry that is only the name.
      if (first === 0 && last === tokens.length - 1) return true;
      if (isListed && certainty !== 'common' && isInParentheses(text, start, end)) return true;
      // A common word, too, directly behind another technology: "Node.js (Express)".
      if (
        isListed &&
        isInParentheses(text, start, end) &&
        found.some((other) => other.certainty === 'sure' && text.slice(other.end, start).trim() === '(')
      )
        return true;
      const words = CONFIRMED.get(keys[0] ?? '');
      if (words?.before.test(text.slice(0, start)) || words?.behind.test(text.slice(end))) return true;
      if (context === 'role' && isOfProfession(text, start, end)) return !QUALIFYING.has(keys[0] ?? '');
      if (certainty === 'everyday' && first > 0 && !titled) return true;
      const before = text.slice(0, start);
      return (
        !titled &&
        (PROGRAMMED_IN.test(before) || PROGRAMMED_IN_TRANSLATED.test(before) || PROGRAM.test(text.slice(end)))
      );
    }),
  );
  // A sentence with several certain technologies is about technologies, also where a name is its first word.
  const isTechnology = ({ pattern: { exact }, certainty, start, end }: Match) =>
    certainty === 'sure' && [exact, text.slice(start, end)].some((name) => CANONICAL.has(name.toLowerCase()));
  if (found.filter(isTechnology).length >= FEWEST_CERTAIN)
    for (const match of found)
      if (match.certainty === 'everyday' || (match.certainty === 'listed' && isEntry(text, match)))
        sure.add(match);
  const small = found.filter(
    ({ certainty, start, end }) =>
      certainty === 'listed' &&
      BEFORE_SMALL.test(text.slice(0, start)) &&
      /^(?:\s*(?:[,;.)/]|$)|\s(?:and|with)\s)/.test(text.slice(end)),
  );
  if (found.some(isTechnology) && new Set(small.map(({ pattern }) => pattern.exact)).size >= FEWEST_CERTAIN)
    for (const match of small) sure.add(match);
  const inList = (one: Match | undefined, other: Match | undefined): boolean => {
    if (!one || !other) return false;
    const between = text.slice(one.end, other.start);
    return between.trim() !== '' && LISTED.test(between);
  };
  // Uncertain names in one list confirm each other, as does a certain name next to them.
  for (const [at, match] of found.entries()) {
    const next = found[at + 1];
    if (!next || sure.has(match) || sure.has(next) || match.pattern.id === next.pattern.id) continue;
    if ([match, next].some(({ certainty }) => certainty === 'listed')) continue;
    if (inList(match, next) && /[,/、・]/.test(text.slice(match.end, next.start))) sure.add(match).add(next);
  }
  for (const order of [found, found.toReversed()]) {
    for (const match of order) {
      const at = found.indexOf(match);
      const neighbours = [
        [found[at - 1], match],
        [match, found[at + 1]],
      ] as const;
      const certain = neighbours.some(
        ([one, other]) =>
          inList(one, other) &&
          ((one && one !== match && sure.has(one)) || (other && other !== match && sure.has(other))),
      );
      if (certain) sure.add(match);
    }
  }
  return found.filter(
    (match) =>
      sure.has(match) &&
      !isDenied(text.slice(0, match.start)) &&
      !isOfOthers(text, match.start, match.end) &&
      !EVENT.test(text.slice(match.end)) &&
      !FIELDS_OF_OTHERS.test(text.slice(match.end)) &&
      !found.some(({ start }) =>
        isReplaced(`${text.slice(0, match.start)}\0${text.slice(match.end, start)}`),
      ),
  );
}

/**
 * Developers whom somebody led, and suppliers, prove no skill of that person: "Led 2 designers and 1 iOS
 * developer", "dois engenheiros de DevOps", "a supplier (Salesforce)".
 */
const isOfOthers = (text: string, start: number, end: number): boolean => {
  const before = text.slice(0, start);
  return (
    (LED.test(before) && OF_PROFESSION.test(text.slice(end))) ||
    STAFF_OF.test(before) ||
    STAFF_WITH.test(before) ||
    WATCHED.test(before) ||
    (WITH_TEAM.test(before) && TEAM.test(text.slice(end))) ||
    (ITS_ARTICLE.test(before) && KIND_OF_COMPANY.test(text.slice(end))) ||
    SUPPLIER.test(before)
  );
};

/** Whether a match is a whole entry of a list in a sentence. */
const isEntry = (text: string, { start, end }: Match): boolean =>
  /(?:^|[,;:、])\s*$/.test(text.slice(0, start)) && /^\s*(?:[,;、]|$)/.test(text.slice(end));

/** A whole parenthesis: "Moved the ledger (bash)". */
const isInParentheses = (text: string, start: number, end: number): boolean =>
  /[(（]\s*$/.test(text.slice(0, start)) && /^\s*[)）]/.test(text.slice(end));

/** "Senior Ruby Developer", "Software Engineer (Go)"; not "Developer Express Store". */
const isOfProfession = (text: string, start: number, end: number): boolean =>
  OF_PROFESSION.test(text.slice(end)) ||
  (PROFESSION_OF.test(text.slice(0, start)) && /^\s*(?:$|[),|/–&+-])/u.test(text.slice(end)));

/** Nouns of a German sentence have capital letters as those of a heading: "Dort konnte ich die Looms …". */
const GERMAN_SENTENCE =
  /^(?=.*(?<!\p{L})(?:ich|wir|wurden?|war|konnte|habe|dabei|sowie|mit)(?!\p{L})).*(?<!\p{L})(?:der|die|das|den|dem|einen?|einer)(?!\p{L}).*[.!]\s*$/isu;

/** Whether most long words are capitalized, as in a heading. A capital letter is no evidence there. */
function isTitle(sentence: string, tokens: readonly Token[], found: readonly Match[]): boolean {
  if (GERMAN_SENTENCE.test(sentence)) return false;
  const named = new Set(found.flatMap(({ first, last }) => tokens.slice(first, last + 1)));
  const words = tokens.filter((token) => !named.has(token) && token.text.length >= TITLE_LETTERS);
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text));
  return capitals.length > 1 && capitals.length * 5 >= words.length * 3;
}
