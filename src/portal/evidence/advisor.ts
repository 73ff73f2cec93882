import { GERMAN, isAboutLeading, isDenied, isOfOthers, matcherOf, type Match } from '~/dictionary/matcher';
import matching from '~/dictionary/words.json' with { type: 'json' };

import { readEvidence, type IndexedSkill, type Quotation, type IndexedSource } from './evidence-index';
import advertWords from './advert-words.json' with { type: 'json' };
import { advertLines, anyOf, isReadable, type Need } from './advert';
import {
  degreeLevel,
  isInField,
  languageCodeOf,
  languageLevel,
  languagesRequired,
  studyRequirement,
  yearsRequired,
} from './levels';

/** `listed`: the résumé lists it among its skills, and no entry of the career names it. Years of work are listed. */
export type Status = 'shown' | 'listed' | 'missing';

/** A quotation with the name that its entry lists. */
export type Quoted = Quotation & { name?: string };

/** A requirement of an advert with its evidence in the career. */
export type Finding = {
  kind: 'skill' | 'certificate' | 'degree' | 'language' | 'work';
  /** Its alternatives of which one is enough: the shown ones, else the listed ones, else all; empty for work in general. */
  names: readonly string[];
  need: Need;
  /** The line of the advert. */ line: string;
  status: Status;
  /** Quotations from the owner's files, the best one first. */ evidence: readonly Quoted[];
  /** The level of a degree (1–4) or a language (1–6); 0 if it is not stated. */ level: number;
  /** The years that the line asks for beside the time of the career: a fact, and no proof; null without any. */
  years: { needed: number; months: number; tenure: string } | null;
};

/** The result of an advert. */
export type Advice = {
  findings: readonly Finding[];
  /** Whether the advert is in a language that is read. */ isReadable: boolean;
};

const CERTIFICATE = 'certificate';
const LEADERSHIP = 'Leadership';
/** The most characters between years and the skill that they belong to. */
const NEAR = 70;
/** B1, the lowest level of somebody who can work in a language. */
const WORKING = 3;
const KINDS = ['role', 'project', 'volunteering', 'award', 'publication', 'summary', CERTIFICATE];
/** A course lists a skill, and does not show its use. */
const STUDIES: ReadonlySet<string> = new Set(['degree', 'begun', 'study']);
/** Shorter sentences are the name of the skill, and say nothing of its use. */
const FEWEST_WORDS = 5;

const OR = anyOf(matching.alternatives);
const AND = anyOf(matching.joins);
const EXAMPLES = anyOf(matching.examples);
/** The text before a list of which one is enough: "one of these languages: Java, Go and Rust", "like Java and Go". */
const CHOICE = new RegExp(
  `(?:${anyOf(matching.choices).source}[^.;]{0,60}|${EXAMPLES.source}[\\s:,.(]*)$`,
  'iu',
);
/** The text between two names of a list, besides its words. */
const LIST = /^[\s,;/|()&+:•·-]*$/u;

/** Names of a list that the dictionary does not know. */
const UNKNOWN = /, \S+(?=,)/g;
/** The text between a name and its examples: "clouds (AWS, Azure)", "databases such as MySQL". */
const HEAD = new RegExp(
  `^(?:(?:[\\s-]\\p{L}+)?\\s?\\(|(?:\\s[\\p{L}/-]+){0,2}[\\s,:(]*${EXAMPLES.source})[\\s:,.(]*$`,
  'iu',
);
/** The text behind a name in an open list: "etc", "or similar". */
const OPEN = new RegExp(`^[^.;]*(?:…|\\.{3}|${anyOf(matching.open).source})`, 'iu');
/** Something that a degree may be replaced by: "a degree or years in operations". */
const INSTEAD = new RegExp(
  `${OR.source}(?:\\s\\S+){0,3}?\\s${anyOf([...advertWords.work, ...advertWords.years]).source}`,
  'iu',
);

/** How two names of a line are joined; null if they do not stand in one list. */
function joinOf(between: string): 'examples' | 'or' | 'and' | ',' | null {
  if (HEAD.test(between) && !AND.test(between.replace(EXAMPLES, ''))) return 'examples';
  if (!LIST.test(between.replaceAll(UNKNOWN, '').replace(OR, ' ').replace(AND, ' '))) return null;
  if (OR.test(between) || /^\s*\/\s*$/.test(between)) return 'or';
  if (between.includes(')')) return null;
  return AND.test(between) || /[;&+]/.test(between) ? 'and' : ',';
}

const CERTIFIED = anyOf(matching.certified);
const CLAUSE = anyOf(advertWords.clauses);
/** The text between a name and the word for its certificate: "AWS certified", "Kubernetes administrator certificate". */
const BEFORE_CERTIFIED = /^[\s-]+(?:\p{L}+\s)?$/u;
/** Words behind the name of a tool that do not make it another name: "Python Developer". */
const BEHIND = new RegExp(`^\\s${anyOf(matching.behind).source}`, 'iu');
/** Words beside a field of work that is no requirement: "department". */
const PART = anyOf(matching.parts);
const OF_PART = new RegExp(`${PART.source}\\s(?:\\p{L}{2,3}\\s)?$|^\\s${PART.source}`, 'iu');
/** A skill in a line, and whether a certificate of it is asked for. */
type Place = Pick<Match, 'start' | 'end'> & { skill: IndexedSkill; isCertified: boolean };

/** The rank of a quotation for a name of a line: the lowest is the best, and of equal ones the newer. */
function rankOf({ quote, source, via }: Quotation, { skill }: Place, line: readonly Place[]): number {
  const { kind, title, place } = source;
  const words = quote.split(/\s+/).length;
  // A title or a list of names tells of no use.
  const isBare = quote === title || words < FEWEST_WORDS || words < 2 * quote.split(',').length;
  // "SQL Server" names SQL too.
  const isRelative = via !== null && !via.includes(skill.name);
  // Work for an employer stands before projects of one's own.
  const work = kind === 'project' && place ? 0 : KINDS.indexOf(kind);
  const beside = line.filter((one) =>
    one.skill.evidence.some((other) => other.quote === quote && other.source.id === source.id),
  ).length;
  return Number(isBare) * 64 + Number(isRelative) * 32 + work * 2 - Number(beside > 1);
}

/** The names of a line in groups of alternatives: "Python, Ruby or Go" is one group. */
function alternatives(text: string, places: readonly Place[]): Place[][] {
  const groups: { places: Place[]; kind: 'list' | 'stated' | 'or' }[] = [];
  for (const [at, place] of places.entries()) {
    const before = places[at - 1];
    const join = before ? joinOf(text.slice(before.end, place.start)) : null;
    const group = groups.at(-1);
    const { kind = 'list' } = group ?? {};
    // "AWS or Azure, Docker" asks for Docker too.
    const isInside = { or: true, ',': kind !== 'or', and: kind === 'stated', examples: kind !== 'list' };
    if (group && join && isInside[join]) {
      group.places.push(place);
      if (join === 'or') group.kind = 'or';
      continue;
    }
    // "Git, clouds (AWS, Azure)" has examples of clouds alone.
    const head = join === 'examples' ? (group?.places.splice(-1) ?? []) : [];
    const isStated = head.length > 0 || CHOICE.test(text.slice(0, place.start));
    groups.push({ places: [...head, place], kind: isStated ? 'stated' : 'list' });
  }
  return groups.flatMap(({ places: all, kind }) =>
    kind !== 'list' || OPEN.test(text.slice(all.at(-1)?.end)) ? [all] : all.map((one) => [one]),
  );
}

/** A finding without its line, and what most kinds have in common. */
type Found = Omit<Finding, 'need' | 'line'>;
const STATUS: readonly Status[] = ['shown', 'listed', 'missing'];
const NOWHERE = { place: '', time: '', address: '', level: 0 };
const UNQUOTED = { isListed: false, via: null };
const PLAIN = { names: [], evidence: [], level: 0, years: null } as const;

/** Creates a function that reads adverts from the evidence file: each line is a requirement, or several. */
export function advisorFor(text: string): (advert: string) => Advice {
  const index = readEvidence(text);
  const quoted = (source: IndexedSource, quote = source.title): Quotation => ({ ...UNQUOTED, source, quote });
  const { skills } = index;
  const find = matcherOf(
    skills.map(({ name, aliases, ambiguous, isListed, isTool }) => ({
      // Everyday words count only where the owner lists them; names of tools also stand in alternatives.
      spellings: [name, ...aliases].filter((one) => isListed || isTool || !ambiguous.includes(one)),
      ambiguous,
    })),
  );
  const leadership = skills.find(({ name, aliases }) => [name, ...aliases].includes(LEADERSHIP));
  /** The evidence of a skill: words and lists of the career, not of studies; certificates alone where one is asked. */
  const evidenceOf = ({ skill: { kind, evidence }, isCertified }: Place): readonly Quotation[] => {
    const isAsked = kind === CERTIFICATE || isCertified;
    return evidence.filter(({ source }) =>
      isAsked ? source.kind === CERTIFICATE : !STUDIES.has(source.kind),
    );
  };
  const placesIn = (line: string): Place[] => {
    const all = find(line).filter(({ start }) => !isDenied(line, start));
    const { index: word = -1 } = CERTIFIED.exec(line) ?? {};
    const isBefore = ({ end }: Match) => word > end && BEFORE_CERTIFIED.test(line.slice(end, word));
    // "Certified in AWS or Azure" asks for certificates up to the next clause.
    const isBehind = ({ start }: Match) => word >= 0 && word < start && !CLAUSE.test(line.slice(word, start));
    const isCertified = all.some(isBefore) ? isBefore : isBehind;
    const found = all.flatMap((match): Place[] => {
      const { term, start, end } = match;
      const skill = skills[term];
      const [before, after] = [line.slice(0, start), line.slice(end)];
      const isOthers =
        !skill?.isTool &&
        skill?.kind !== CERTIFICATE &&
        (OF_PART.test(before) || OF_PART.test(after) || isOfOthers(line, match));
      // "Azure Data Services" is another name, and "Azure Databricks" names both.
      const isPart =
        /^\s\p{Lu}\p{Ll}/u.test(after) &&
        !BEHIND.test(after) &&
        !GERMAN.test(line) &&
        !all.some((other) => other.start === end + 1);
      return !skill || isOthers || isPart ? [] : [{ skill, start, end, isCertified: isCertified(match) }];
    });
    // "Mentoring of engineers" asks for mentoring.
    const others = found.reduce((rest, { start, end }) => rest.replace(line.slice(start, end), ''), line);
    const leads = leadership && isAboutLeading(others) && !found.some(({ skill }) => skill === leadership);
    return leads
      ? [...found, { skill: leadership, start: line.length, end: line.length, isCertified: false }]
      : found;
  };

  const skillFinding = (places: readonly Place[], line: readonly Place[], written: string): Found => {
    const evidence = places
      .flatMap((place) =>
        evidenceOf(place).map((one) => ({
          ...one,
          name: one.via ?? place.skill.name,
          rank: rankOf(one, place, line),
        })),
      )
      .toSorted((one, other) => one.rank - other.rank);
    const shown = places.filter((place) => evidenceOf(place).length > 0);
    const listed = places.filter(
      ({ skill, isCertified }) => !isCertified && (skill.isListed || skill.evidence.length > 0),
    );
    const status = shown.length > 0 ? 'shown' : listed.length > 0 ? 'listed' : 'missing';
    const isOpen = OPEN.test(written.slice(places.at(-1)?.end));
    const missing = places.filter(({ skill }) => !skill.isField && !isOpen);
    return {
      ...PLAIN,
      kind: places.every(({ skill, isCertified }) => isCertified || skill.kind === CERTIFICATE)
        ? CERTIFICATE
        : 'skill',
      // As the advert writes them: its Symfony is no "Symfony 2".
      names: [
        ...new Set(
          { shown, listed, missing }[status].map(
            ({ skill, start, end }) => written.slice(start, end) || skill.name,
          ),
        ),
      ],
      status,
      evidence,
    };
  };

  const degreeFindings = (line: string): Found[] => {
    const level = degreeLevel(line);
    if (level === null) return [];
    const degrees = index.degrees.filter(({ level: own }) => own >= level);
    // A beginning without an end does not say that it was completed, and a degree in another field is one too.
    const shown = degrees.filter(({ kind, title }) => kind === 'degree' && isInField(line, title));
    const related = degrees.filter(({ title }) => isInField(line, title, true));
    const best = [shown, related].find((some) => some.length > 0) ?? degrees;
    const status = shown.length > 0 ? 'shown' : degrees.length > 0 ? 'listed' : 'missing';
    const evidence = best.map((one) => quoted(one));
    return [{ ...PLAIN, kind: 'degree', status, evidence, level }];
  };

  const languageFindings = (line: string): Found[] => {
    // Without a list of languages, nothing is known of them.
    const all = index.languages.length === 0 ? [] : languagesRequired(line);
    const findings = all.map(({ code, name, level }): Found => {
      const spoken = index.languages.find((one) => languageCodeOf(one.name) === code);
      if (!spoken) return { ...PLAIN, kind: 'language', names: [name], status: 'missing', level };
      const own = languageLevel(spoken.fluency ?? '');
      // Without a level, an advert asks for somebody who can work in the language.
      const isShown = own >= (level || WORKING) || (level === 0 && own === 0);
      const source = { ...NOWHERE, id: code, kind: 'language', title: spoken.name };
      const evidence = [quoted(source, spoken.fluency ?? '')];
      const status = isShown ? 'shown' : 'listed';
      return { ...PLAIN, kind: 'language', names: [name], status, evidence, level };
    });
    // "German or English" is one requirement.
    const isChoice = all.length === 2 && OR.test(line.slice(all[0]?.index, all[1]?.index));
    if (!isChoice) return findings;
    const best =
      STATUS.map((status) => findings.filter((one) => one.status === status)).find(([one]) => one) ?? [];
    return best.slice(0, 1).map((one) => ({ ...one, names: best.flatMap(({ names }) => names) }));
  };

  /** The years that belong to a name: the last before it in the same clause, else the first behind it. */
  const yearsOf = (line: string, start: number) => {
    const inClause = yearsRequired(line).filter(({ index: at }) => {
      const between = line.slice(Math.min(at, start), Math.max(at, start));
      return between.length <= NEAR && !/[;.]\s/.test(between);
    });
    return inClause.findLast(({ index: at }) => at < start) ?? inClause[0];
  };

  /** The years of all work that a line asks for, a fact of each career with dates. */
  const workIn = (line: string): Found[] => {
    const { months, tenure } = index;
    const needed = yearsRequired(line).find(({ isGeneral }) => isGeneral)?.years;
    if (!needed || months === 0) return [];
    return [{ ...PLAIN, kind: 'work', status: 'listed', years: { needed, months, tenure } }];
  };

  const findingsOf = (line: string): Found[] => {
    const study = studyRequirement(line);
    const studied = line.replace(study, ' '.repeat(study.length));
    const all = placesIn(studied);
    const groups = alternatives(studied, all);
    const named = groups.flatMap((places, at): Found[] => {
      const later = groups.slice(at + 1).flat();
      const isAgain = ({ skill, isCertified }: Place) =>
        later.some((other) => other.skill === skill && other.isCertified === isCertified);
      if (places.every(isAgain)) return [];
      const finding = skillFinding(places, all, studied);
      // A field of work that no entry names is not compared.
      if (finding.names.length === 0) return [];
      const years = yearsOf(line, places[0]?.start ?? 0);
      const [first] = places.map(({ skill }) => skill).toSorted((one, other) => other.months - one.months);
      if (!years || !first || finding.kind !== 'skill') return [finding];
      return [{ ...finding, years: { needed: years.years, months: first.months, tenure: first.tenure } }];
    });
    const isEnough = INSTEAD.test(line) && named.some(({ status }) => status === 'shown');
    const degrees = degreeFindings(line).filter(({ status }) => !isEnough || status !== 'missing');
    return [...(named.length > 0 ? [] : workIn(line)), ...named, ...degrees, ...languageFindings(line)];
  };

  const namesSkill = (line: string) =>
    find(line).length > 0 || languagesRequired(line).length > 0 || degreeLevel(line) !== null;

  return (advert) => {
    const findings = new Map<string, Finding>();
    for (const { text: line, need } of advertLines(advert, namesSkill))
      // A line that an advert repeats is one requirement.
      for (const one of findingsOf(line))
        findings.set(`${line} ${one.kind} ${one.names.join('/')}`.toLowerCase(), { ...one, need, line });
    return { findings: [...findings.values()], isReadable: isReadable(advert) };
  };
}
