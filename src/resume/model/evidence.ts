import { matcherOf, type Wanted } from '../../dictionary/evidence-matcher';
import { releaseYear } from '../../dictionary/release-years';
import type { Span } from './portfolio';
import { partsOf } from './parts-of-skill';
import { hasWords } from './repeated-text';
import {
  hyphenatedIn,
  namesIn,
  namesInAll,
  sameTerm,
  shortNames,
  skillGroup,
  technologyOf,
  termKey,
  type SkillNames,
} from './same-term';
import { sentencesOf } from './sentences';
import { isFieldOfWork, technologyHeadings } from './skill-headings';
import { withoutVersion } from './without-version';
import { NAMES_APART, PLAIN_NOUNS, TECHNOLOGIES } from '../../dictionary/technologies';

/** A part of the career that may prove a skill. */
export type EvidenceSource = {
  kind: 'role' | 'project' | 'certificate' | 'degree' | 'volunteering';
  id: string;
  span: Span | null;
  title: string;
  /** The tags of the part. */ keywords: readonly string[];
  texts: readonly string[];
  /** The employer or school: no skill in its texts. */ names: readonly (string | null)[];
};

/** A sentence that contains a skill; null if a tag or the title contains it. */
export type Mention = {
  source: string;
  kind: EvidenceSource['kind'];
  span: Span | null;
  sentence: string | null;
  /** Only a sentence of an entry whose tags list other technologies: it may be the subject, not the tool. */
  isAside?: true;
};

/** A skill, keyword or technology of the résumé with all its mentions, in the order of the career. */
export type Evidence = {
  id: string;
  name: string;
  /** The skill that contains it in the résumé: "Languages". */ group: string | null;
  aliases: readonly string[];
  mentions: readonly Mention[];
};

const MONTHS_A_YEAR = 12;
/** A sentence with so many skills lists tools: "Built with HTML, CSS and PHP". */
const FEWEST_TOOLS = 3;

type Term = {
  name: string;
  group: string | null;
  spellings: Set<string>;
  isWanted: boolean;
  isListed: boolean;
};

/** Whether a heading is the name of a product, with a capital inside of it: "NetApp". Such a name groups no others. */
const isProduct = (word: string): boolean => /^\p{L}+$/u.test(word) && /\p{Ll}\p{Lu}/u.test(word);

const isPlainNoun = (word: string): boolean => PLAIN_NOUNS.has(word.toLowerCase());

function termsOf(
  skills: readonly SkillNames[],
  sources: readonly EvidenceSource[],
  synonyms: Readonly<Record<string, string>>,
): Map<string, Term> {
  const terms = new Map<string, Term>();
  const groups = skills.map(skillGroup);
  const own = new Set(groups.flatMap(({ name }) => namesIn(name)).map(termKey));
  // Beside headings that are mostly technologies ("PHP", "Symfony"), an unknown one ("Behat") is a skill too.
  const areSkills = technologyHeadings(groups).size > 0;
  // A technology is no heading of a skill that the résumé lists beside it ("Node.js" with the keyword
  // "JavaScript"), nor of a word that describes it ("Node.js" with the keyword "Backend").
  const groupUnder = (key: string, written: string, heading: string | null): string | null =>
    heading !== null &&
    !isFieldOfWork(heading) &&
    (areSkills || technologyOf(heading)) &&
    (own.has(key) || !technologyOf(written) || isPlainNoun(written))
      ? null
      : heading;
  const add = (written: string, heading: string | null, isWanted = true, isListed = true) => {
    const key = termKey(written);
    if (key === '') return;
    const { name, spellings, inside } = partsOf(written);
    const group = groupUnder(key, written, heading);
    const known = terms.get(key);
    if (!known) terms.set(key, { name, group, spellings: new Set(spellings), isWanted, isListed });
    else {
      known.group ??= group;
      known.isWanted ||= isWanted;
      for (const spelling of spellings) known.spellings.add(spelling);
    }
    for (const part of inside) add(part, heading ?? name);
  };
  for (const skill of groups) {
    const isHeading = skill.keywords.length > 0;
    // A heading counts as a skill if it is one ("Cloud Computing"), not if it only groups others ("Tools").
    if (!isHeading) for (const part of namesIn(skill.name)) add(part, null);
    else
      for (const part of namesIn(skill.name))
        add(part, null, (technologyOf(part) !== null || areSkills || isProduct(part)) && !isPlainNoun(part));
    for (const keyword of skill.keywords) if (keyword !== skill.name) add(keyword, skill.name);
  }
  for (const keyword of sources.flatMap(({ keywords }) => namesInAll(keywords)))
    add(keyword, null, !isPlainNoun(keyword));
  // Employees of a vendor name it without using its product.
  const employers = new Set(sources.flatMap(({ names }) => names.map((name) => name && sameTerm(name))));
  for (const { name, proper } of TECHNOLOGIES)
    if (proper && !terms.has(termKey(name)) && !employers.has(sameTerm(name))) add(name, null, true, false);
  for (const [word, target] of Object.entries(synonyms)) {
    for (const [alias, name] of [
      [word, target],
      [target, word],
    ] as const)
      terms.get(sameTerm(name))?.spellings.add(alias);
  }
  // A text may write a name with a hyphen that the résumé lists without one.
  for (const word of new Set(sources.flatMap(({ texts }) => texts.flatMap(hyphenatedIn)))) {
    const { spellings } = terms.get(sameTerm(word)) ?? {};
    if (spellings && ![...spellings].some((spelling) => hasWords(spelling, word))) spellings.add(word);
  }
  return terms;
}

/** The part of a span since the technology came out; null if it ended before. */
function sinceRelease([first, last]: Span, name: string): Span | null {
  const year = releaseYear(technologyOf(name)?.name ?? name) ?? 0;
  const released = year * MONTHS_A_YEAR;
  return released <= last ? [Math.max(first, released), last] : null;
}

/** Names that contain the name of a technology, and names of companies. Nothing is matched inside them. */
const apart = (sources: readonly EvidenceSource[]): Wanted[] => [
  { id: null, spellings: NAMES_APART },
  {
    id: null,
    spellings: sources
      .flatMap((source) => source.names)
      .filter((name) => name !== null && /\s/.test(name)) as string[],
  },
];

/**
 * Finds each skill, keyword and technology in the titles, tags and texts of a career. Only whole words match.
 * Ambiguous words match only if the context is clear.
 */
export function evidenceIn(
  skills: readonly SkillNames[],
  sources: readonly EvidenceSource[],
  synonyms: Readonly<Record<string, string>>,
  slug: (text: string) => string,
): Evidence[] {
  const terms = [...termsOf(skills, sources, synonyms)];
  const at = new Map(terms.map(([key], index) => [key, index]));
  const wanted = terms.map(([, { spellings, isWanted, isListed }], id): Wanted => ({
    id: isWanted ? id : null,
    spellings: [...spellings],
    capitals: shortNames(spellings),
    isListed,
  }));
  const namedIn = matcherOf([...wanted, ...apart(sources)]);
  const mentions = terms.map((): Mention[] => []);
  for (const { kind, id, span, title, keywords, texts, names } of sources) {
    const own = new Set(names.flatMap((name) => (name === null ? [] : (at.get(sameTerm(name)) ?? []))));
    const tags = namesInAll(keywords);
    const listsTools = tags.some((tag) => technologyOf(tag) !== null);
    // Beside the tools of a role, another one in its text that the résumé lists nowhere may be somebody else's.
    const isOther = (term: number) => kind === 'project' || terms[term]?.[1].isListed === false;
    const tagged = new Set<number>();
    const add = (term: number, sentence: string | null, isList = false) => {
      if (sentence === null || isList) tagged.add(term);
      const known = mentions[term]?.at(-1);
      // A sentence is preferred to a tag or title of the same source.
      if (known?.source === id && (sentence === null || known.sentence === sentence)) return;
      if (known?.source === id && known.sentence === null) mentions[term]?.pop();
      const name = terms[term]?.[1].name ?? '';
      mentions[term]?.push({
        source: id,
        kind,
        span: span && sinceRelease(span, name),
        sentence,
        ...(listsTools && isOther(term) && !tagged.has(term) && { isAside: true }),
      });
    };
    for (const keyword of tags) {
      const term = at.get(termKey(keyword));
      if (term !== undefined) add(term, null);
    }
    const context = kind === 'role' || kind === 'volunteering' ? 'role' : 'sentence';
    for (const term of namedIn(title, context)) if (!own.has(term)) add(term, null);
    for (const sentence of texts.flatMap(sentencesOf)) {
      const named = namedIn(sentence);
      for (const term of named) if (!own.has(term)) add(term, sentence, named.length >= FEWEST_TOOLS);
    }
  }
  const listed = new Set(
    skills
      .map(skillGroup)
      .flatMap(({ name, keywords }) => [...namesIn(name), ...keywords])
      .concat(sources.flatMap(({ keywords }) => namesInAll(keywords)))
      .map(termKey),
  );
  const tagsOf = new Map(sources.map(({ id, title, keywords }) => [id, [title, ...keywords].join(', ')]));
  const textIn = ({ sentence, source }: Mention): string => sentence ?? tagsOf.get(source) ?? '';
  return terms.flatMap(([key, { name, group, spellings }], term) => {
    const found = mentions[term] ?? [];
    if (found.length === 0 && !listed.has(key)) return [];
    const shown = withoutVersion(name, found.map(textIn));
    const aliases = [...new Set([name, ...spellings])].filter((spelling) => spelling !== shown);
    return [{ id: slug(shown), name: shown, group, aliases, mentions: found }];
  });
}
