import { DICTIONARY, type DictionarySkill } from '../../dictionary/dictionary';
import { isAboutLeading, isDenied, isOfOthers, leadingBy, matcherOf, oneOf } from '../../dictionary/matcher';
import words from '../../dictionary/teams.json' with { type: 'json' };
import type { Skill } from '../model/portfolio';
import type { Evidence, Mention } from '../model/portfolio-sections';
import {
  BRACKETS,
  namesIn,
  namesInAll,
  skillGroup,
  spellingsOf,
  technologyOf,
  termKey,
  withJoined,
} from '../model/same-term';
import { sentencesOf } from '../model/texts/sentences';
import { MONTHS_A_YEAR, timeIn } from '../standard/dates';
import type { EvidenceSource } from './sources';

// docs/decisions/024: an entry lists a skill or mentions it, and time counts what lists.

/** The months in which a skill was used: those of the entries that list it, each month once. */
export const monthsOfUse = (mentions: readonly Mention[]): number => {
  const spans = mentions.flatMap(({ span }) => (span ? [span] : []));
  return spans.length === 0 ? 0 : timeIn(spans.map(([first, last]) => [first, last + 1]));
};

const LEADERSHIP = 'Leadership';
/** A certificate or a degree says nothing about leading people. */
const LEADS: ReadonlySet<EvidenceSource['kind']> = new Set(['role', 'project', 'volunteering', 'summary']);

/** "Head of a team of 6", but not "worked in a team of 6". */
const TEAM_OF = new RegExp(
  `(?<!${oneOf(words.within)}(?:\\s+[\\p{L}-]+){0,2}\\s+)${oneOf(words.teams)}\\s+(?:\\p{L}+\\s+){0,2}\\d`,
  'iu',
);
/** The forms of a career: "led", where an advert asks for "leading". */
const LED = leadingBy(words.led);
/** The skills that a title shows: "Head of Support" leads people, and so does "Technischer Leiter". */
const TITLES = Object.entries(words.roles).map(
  ([name, list]) => [name, new RegExp(oneOf(list), 'iu')] as const,
);
/** A course in a tool does not show the field that the tool is used in. */
const LEARNT = new RegExp(oneOf(words.learnt), 'iu');

type Term = {
  name: string;
  group: string | null;
  spellings: Set<string>;
  entry: DictionarySkill | null;
  isListed: boolean;
  isOwn: boolean;
  /** The keys of the skills that show this one too. */ members: Set<string>;
};

type ListedSkill = Pick<Skill, 'name' | 'keywords' | 'level' | 'percentage'>;

/** A name and the names in its brackets: "AWS (EC2, S3)". Brackets may also repeat the name: "Go (Golang)". */
function nameParts(written: string): { name: string; inside: readonly string[] } {
  const [brackets = '', inner = ''] = BRACKETS.exec(written) ?? [];
  const name = written.slice(0, written.length - brackets.length);
  const inside = namesIn(inner).filter((part) => technologyOf(part));
  return { name, inside: inside.filter((part) => termKey(part) !== termKey(name)) };
}

/** All skills: those of the owner, then those of the dictionary. */
function termsOf(skills: readonly ListedSkill[], sources: readonly EvidenceSource[]): Map<string, Term> {
  const terms = new Map<string, Term>();
  const termAt = (key: string, rest: Omit<Term, 'spellings' | 'members'>): Term => {
    const term = terms.get(key) ?? { ...rest, spellings: new Set(), members: new Set() };
    terms.set(key, term);
    return term;
  };
  const add = (written: string, group: string | null, isOwn: boolean): Term | null => {
    const { name, inside } = nameParts(written);
    const key = termKey(name);
    if (key === '') return null;
    const term = termAt(key, { name, group, entry: technologyOf(name), isListed: true, isOwn });
    term.group ??= group;
    for (const one of [...withJoined(name), ...(term.entry ? spellingsOf(term.entry) : [])])
      term.spellings.add(one);
    for (const part of inside) add(part, group, isOwn);
    return term;
  };
  const listed = sources.flatMap(({ keywords }) => namesInAll(keywords));
  const inEntries = new Set(listed.map(termKey));
  for (const { level, percentage, ...skill } of skills) {
    const { name, keywords } = skillGroup(skill);
    // A heading is a skill if it has a level, or if the dictionary or an entry knows it; else it groups others.
    const isSkill = (part: string) =>
      keywords.length === 0 ||
      (level ?? percentage) !== null ||
      technologyOf(part) !== null ||
      inEntries.has(termKey(part));
    const heads = namesIn(name).flatMap((part) => (isSkill(part) ? (add(part, null, true) ?? []) : []));
    for (const keyword of keywords) {
      if (termKey(keyword) !== termKey(name)) add(keyword, name, true);
      // The dictionary knows what shows its skills. Others are shown by what stands under them.
      for (const head of heads) if (!head.entry) head.members.add(termKey(keyword));
    }
  }
  for (const name of listed) add(name, null, false);
  for (const entry of DICTIONARY) {
    const { name } = entry;
    const term = termAt(termKey(name), { name, group: null, entry, isListed: false, isOwn: false });
    if (!term.isListed) term.spellings = new Set(spellingsOf(entry));
  }
  for (const [key, { entry }] of terms)
    for (const family of entry?.family ?? []) terms.get(termKey(family))?.members.add(key);
  return terms;
}

/** The keys of all skills that show a skill: its members, and theirs. */
function membersOf(terms: ReadonlyMap<string, Term>, key: string, known = new Set<string>()): Set<string> {
  for (const member of terms.get(key)?.members ?? [])
    if (member !== key && !known.has(member)) membersOf(terms, member, known.add(member));
  return known;
}

const SMALL_WORDS = /^[^\p{Lu}]+\s[^\p{Lu}]+$/u;
/** A word that may be of everyday language: "Social" and "flow", but not "SvelteKit". */
const PLAIN_WORD = /^\p{Lu}?\p{Ll}+$/u;

/** The text before an entry of a list, and the text behind it. */
const [ENTRY_STARTS, ENTRY_ENDS] = [/[,:|]\s*$/, /^\s*(?:[,|]|$)/];
/** The text around a part of another name. */
const [PART_STARTS, PART_ENDS] = [/\S\s?\(?\p{Lu}\p{Ll}+\s$/u, /^\s\p{Lu}\p{Ll}/u];

/** A sentence about what the employer does: "We offer", "Acme is a consultancy". */
const OF_EMPLOYER = new RegExp(`^${oneOf(words.offering)}`, 'iu');
const PRESENTED = new RegExp(`^\\s${oneOf(words.presented)}`, 'iu');
const isOfEmployer = (text: string, names: readonly (string | null)[]): boolean =>
  OF_EMPLOYER.test(text) ||
  names.some((name) => {
    // "Acme, Inc."
    const [short = ''] = name?.split(',') ?? [];
    return short !== '' && text.startsWith(short) && PRESENTED.test(text.slice(short.length));
  });

const LATIN_NAME = /^\p{Script=Latin}{3}/u;

/** A text without the names of employers and schools. */
const withoutNames = (text: string, names: readonly (string | null)[]): string =>
  names.reduce<string>(
    (rest, name) => (name && LATIN_NAME.test(name) ? rest.replaceAll(name, ' '.repeat(name.length)) : rest),
    text,
  );

/** Finds each skill of the résumé and of the dictionary in the lists, titles and sentences of a career. */
export function evidenceIn(
  skills: readonly ListedSkill[],
  sources: readonly EvidenceSource[],
  slug: (text: string) => string,
): Evidence[] {
  const terms = termsOf(skills, sources);
  const keyed = [...terms].map(([key, term]) => ({ key, ...term }));
  const find = matcherOf(
    keyed.map(({ spellings, entry, isListed }) => ({
      spellings: [...spellings].filter((one) => isListed || entry?.isTool || !entry?.ambiguous.includes(one)),
      ambiguous: entry?.ambiguous ?? [],
    })),
  );
  const named = (text: string, isTitle = false): string[] => {
    const found = find(text).flatMap(({ term, start, end }) => {
      const { key = '', entry = null, isListed } = keyed[term] ?? {};
      const [before, written, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
      const isEntry = ENTRY_ENDS.test(after) && ENTRY_STARTS.test(before);
      // "Reduced the work of customer support" tells of no use. A name of one word does, or one with a capital.
      const isEveryday = !isListed && !entry?.isTechnical && SMALL_WORDS.test(written);
      // "Chrome UX Report"
      const isPart = entry?.isTool === false && PART_STARTS.test(before) && PART_ENDS.test(after);
      const isOthers = entry !== null && isOfOthers(text, { start, end }, entry.isTool);
      const isNone = (!isTitle && (isEveryday || isPart || isOthers)) || isDenied(text, start);
      return isNone ? [] : [{ key, isUnsure: !isListed && entry?.ambiguous.includes(written), isEntry }];
    });
    // A word of everyday language is a tool among others: "Python, Airflow, dbt".
    const isList = found.some(({ isUnsure }) => !isUnsure);
    return found.flatMap(({ key, isUnsure, isEntry }) => (isUnsure && !(isList && isEntry) ? [] : [key]));
  };
  const own = new Map<string, Mention[]>();
  const leading = termKey(LEADERSHIP);
  const learnt = new Set<string>();
  for (const { kind, id, span, year, isCurrent, title, titles, keywords, texts, names } of sources) {
    if (kind === 'degree' || LEARNT.test(title)) learnt.add(id);
    const found = new Map<string, { isListed: boolean; sentences: Set<string> }>();
    const add = (key: string, sentence: string | null, isListed = false) => {
      const mention = found.get(key) ?? { isListed: false, sentences: new Set() };
      mention.isListed ||= isListed;
      if (sentence !== null) mention.sentences.add(sentence);
      found.set(key, mention);
    };
    for (const keyword of namesInAll(keywords))
      for (const key of new Set([termKey(keyword), ...named(keyword)]))
        if (terms.has(key)) add(key, null, true);
    for (const one of new Set([title, ...titles])) {
      const quote = titles.includes(one) ? one : null;
      for (const key of named(withoutNames(one, names), true)) add(key, quote);
      if (quote !== null) for (const [name, list] of TITLES) if (list.test(one)) add(termKey(name), one);
    }
    const all = texts.flatMap(sentencesOf).filter((sentence) => !isOfEmployer(sentence, names));
    for (const sentence of all) {
      // "Books on leadership" lead nobody.
      for (const key of named(withoutNames(sentence, names))) if (key !== leading) add(key, sentence);
      if (LEADS.has(kind) && (isAboutLeading(sentence) || LED.test(sentence) || TEAM_OF.test(sentence)))
        add(leading, sentence);
    }
    for (const [key, { isListed, sentences }] of found) {
      const mention: Mention = {
        source: id,
        kind,
        by: isListed ? 'list' : 'text',
        span: isListed ? span : null,
        year: isListed ? year : null,
        lastYear: span ? Math.floor(span[1] / MONTHS_A_YEAR) : year,
        isCurrent,
        sentences: [...sentences],
        via: null,
      };
      own.set(key, [...(own.get(key) ?? []), mention]);
    }
  }
  const order = new Map(sources.map(({ id }, at) => [id, at]));
  const shown = [...terms].filter(([key, { isListed }]) => isListed || own.has(key));
  const ids = new Map(shown.map(([key, { name }]) => [key, slug(name)]));
  return [...terms].flatMap(([key, { name, group, spellings, entry, isListed, isOwn }]): Evidence[] => {
    const others = [...membersOf(terms, key)].flatMap((member) =>
      (own.get(member) ?? [])
        .filter(({ source }) => !learnt.has(source))
        .map((mention) => ({ ...mention, via: ids.get(member) ?? null })),
    );
    const mentions = [...(own.get(key) ?? []), ...others].toSorted(
      (one, other) => (order.get(one.source) ?? 0) - (order.get(other.source) ?? 0),
    );
    if (mentions.length === 0 && !isListed) return [];
    return [
      {
        id: ids.get(key) ?? slug(name),
        name,
        group,
        aliases: [...spellings].filter((spelling) => spelling !== name),
        ambiguous: entry?.ambiguous ?? [name, ...spellings].filter((one) => PLAIN_WORD.test(one)),
        kind: entry?.kind ?? null,
        isTool: entry?.isTool ?? false,
        isListed,
        isOwn,
        mentions,
      },
    ];
  });
}
