import { asksToLead, isDenied, matcherOf } from '~/dictionary/matcher';
import matching from '~/dictionary/words.json' with { type: 'json' };

import type { EvidenceIndex, IndexedSkill, Quotation } from '../evidence/evidence-index';
import { advertLines, anyOf, isReadable, type Need } from './advert';
import {
  degreeLevel,
  isInField,
  languageCode,
  languageLevel,
  languagesRequired,
  titleLevel,
  yearsRequired,
} from './levels';

/** `listed`: the résumé lists it, and no entry of the career names it. */
export type Status = 'shown' | 'listed' | 'missing';

/** A requirement of an advert with its evidence in the career. */
export type Finding = {
  kind: 'skill' | 'certificate' | 'degree' | 'language' | 'work' | 'line';
  /** Its alternatives, of which one is enough; empty for work in general and for a line without a known name. */
  names: readonly string[];
  /** Those of them that the career shows. */ shown: readonly string[];
  need: Need;
  /** The line of the advert. */ line: string;
  status: Status;
  /** Quotations from the owner's files, the best one first. */ evidence: readonly Quotation[];
  /** The level of a degree (1–4) or a language (1–6); 0 if it is not stated. */ level: number;
  /** The years that the line asks for beside the time of the career; null without any. */
  years: { asked: number; months: number; tenure: string } | null;
};

/** The result of an advert. */
export type Advice = {
  findings: readonly Finding[];
  /** Whether the advert is in a language that is read. */ isReadable: boolean;
};

const CERTIFICATE = 'certificate';
/** The most words between years and the skill that they belong to. */
const MOST_WORDS = 10;
const LEADERSHIP = 'Leadership';
const KINDS = ['role', 'project', 'volunteering', 'summary', 'certificate', 'degree'];
/** Shorter sentences are the name of the skill, and say nothing of its use. */
const FEWEST_WORDS = 5;

/** The order of quotations: a sentence about the use of the skill itself comes first, and newer before older. */
function byUse(one: Quotation, other: Quotation): number {
  const rank = ({ quote, isAbout, isListed, via, source }: Quotation) =>
    Number(isAbout) * 8 +
    Number(quote.split(/\s+/).length < FEWEST_WORDS) * 4 +
    KINDS.indexOf(source.kind) +
    Number(via !== null) * 2 +
    Number(!isListed);
  return rank(one) - rank(other);
}

const OR = anyOf(matching.alternatives);
const AND = anyOf(matching.joins.filter((word) => !matching.alternatives.includes(word)));
const EXAMPLES = anyOf(matching.examples);
/** The text between two names of a list, besides its words. */
const LIST = /^[\s,;/|()&+:•·-]*$/u;

/** How two names of a line are joined; null if they do not stand in one list. */
function joinOf(between: string): 'or' | 'and' | ',' | null {
  if (EXAMPLES.test(between) && LIST.test(between.replace(EXAMPLES, ' '))) return 'or';
  if (!LIST.test(between.replace(OR, ' ').replace(AND, ' '))) return null;
  if (OR.test(between) || /^\s*\/\s*$/.test(between)) return 'or';
  return AND.test(between) || /[;&+]/.test(between) ? 'and' : ',';
}

type Place = { skill: IndexedSkill; start: number; end: number };

/** The names of a line in groups of alternatives: "Python, Ruby or Go" is one group. */
function alternatives(text: string, places: readonly Place[]): Place[][] {
  const groups: { places: Place[]; isChoice: boolean }[] = [];
  for (const [at, place] of places.entries()) {
    const before = places[at - 1];
    const join = before ? joinOf(text.slice(before.end, place.start)) : null;
    const group = groups.at(-1);
    if (group && (join === 'or' || join === ',')) {
      group.places.push(place);
      group.isChoice ||= join === 'or';
    } else groups.push({ places: [place], isChoice: false });
  }
  return groups.flatMap(({ places: all, isChoice }) => (isChoice ? [all] : all.map((one) => [one])));
}

/** The text behind a degree up to the next clause: its field of study is no skill. */
const STUDIED =
  /(?:degree|bachelor|master|licenciatura|grado|studium|abschluss|diplom|bac\s?\+|phd|mba|titulaci)/iu;
const withoutStudies = (line: string): string =>
  degreeLevel(line) === null
    ? line
    : line.replace(
        new RegExp(`${STUDIED.source}.*?(?=[.;]|\\s(?:with|plus|con|com|mit|avec|and\\s+\\d)\\s|$)`, 'iu'),
        (found) => ' '.repeat(found.length),
      );

/**
 * Creates a function that reads adverts: each line is a requirement, or several if it names several skills.
 * A requirement is shown only by a sentence of the owner's files.
 */
export function advisorFor(index: EvidenceIndex): (advert: string) => Advice {
  const known = new Set(index.skills.flatMap(({ name, aliases }) => [name, ...aliases].map(lower)));
  const certificates = index.sources
    .filter(({ kind, title }) => kind === CERTIFICATE && !known.has(lower(title)))
    .map((source): IndexedSkill => ({
      name: source.title,
      aliases: [],
      ambiguous: [],
      kind: CERTIFICATE,
      isListed: true,
      isTool: false,
      months: 0,
      tenure: '',
      evidence: [{ quote: source.title, source, isAbout: false, isListed: false, via: null }],
    }));
  const skills = [...index.skills, ...certificates];
  const find = matcherOf(
    skills.map(({ name, aliases, ambiguous, isListed, isTool }) => ({
      // Tools are named with a capital: "go" is no Go, but "training" is Training.
      everyday: isTool ? [] : ambiguous,
      // Words of everyday language are meant only where the owner has them as skills; names of tools are not
      // found then, but stand in a list of alternatives.
      spellings: [name, ...aliases].filter((one) => isListed || isTool || !ambiguous.includes(one)),
      ambiguous,
    })),
  );
  const leadership = skills.find(({ name, aliases }) => [name, ...aliases].includes(LEADERSHIP));
  const evidenceOf = ({ kind, evidence }: IndexedSkill): readonly Quotation[] =>
    evidence.filter(({ source }) => kind !== CERTIFICATE || source.kind === CERTIFICATE);
  const placesIn = (text: string): Place[] => {
    const found = find(text).flatMap(({ term, start, end }): Place[] =>
      skills[term] && !isDenied(text, start) ? [{ skill: skills[term], start, end }] : [],
    );
    const leads = leadership && asksToLead(text) && !found.some(({ skill }) => skill === leadership);
    return leads ? [...found, { skill: leadership, start: text.length, end: text.length }] : found;
  };

  const skillFinding = (places: readonly Place[]): Omit<Finding, 'need' | 'line'> => {
    const options = [...new Set(places.map(({ skill }) => skill))];
    const evidence = options.flatMap((skill) => evidenceOf(skill)).toSorted(byUse);
    const isCertificate = options.every(({ kind }) => kind === CERTIFICATE);
    return {
      kind: isCertificate ? 'certificate' : 'skill',
      names: options.map(({ name }) => name),
      shown: options.filter((skill) => evidenceOf(skill).length > 0).map(({ name }) => name),
      status: evidence.length > 0 ? 'shown' : options.some(({ isListed }) => isListed) ? 'listed' : 'missing',
      evidence,
      level: 0,
      years: null,
    };
  };

  const degreeFinding = (line: string): Omit<Finding, 'need' | 'line'>[] => {
    const level = degreeLevel(line);
    if (level === null) return [];
    const evidence = index.sources
      .filter(({ kind, title }) => kind === 'degree' && titleLevel(title) >= level && isInField(line, title))
      .map((source) => ({ quote: source.title, source, isAbout: false, isListed: false, via: null }));
    const status = evidence.length > 0 ? 'shown' : 'missing';
    return [{ kind: 'degree', names: [], shown: [], status, evidence, level, years: null }];
  };

  const languageFindings = (line: string): Omit<Finding, 'need' | 'line'>[] =>
    languagesRequired(line).map(({ code, name, level }) => {
      const spoken = index.languages.find((one) => languageCode(one.name) === code);
      const own = languageLevel(spoken?.fluency ?? '');
      const source = {
        id: code,
        kind: 'language',
        title: spoken?.name ?? '',
        place: '',
        time: '',
        address: '',
      };
      const quote = spoken?.fluency ?? spoken?.name ?? '';
      const isShown = spoken !== undefined && (level === 0 || own >= level);
      return {
        kind: 'language',
        names: [name],
        shown: [],
        status: isShown ? 'shown' : spoken ? 'listed' : 'missing',
        evidence: spoken ? [{ quote, source, isAbout: false, isListed: true, via: null }] : [],
        level,
        years: null,
      };
    });

  const findingsOf = (line: string): Omit<Finding, 'need' | 'line'>[] => {
    const text = withoutStudies(line);
    const groups = alternatives(text, placesIn(text));
    const asked = yearsRequired(line);
    const named = groups.map((places) => {
      const finding = skillFinding(places);
      // The years belong to the names behind them in the same clause, else to those before.
      const start = places[0]?.start ?? 0;
      const years = asked.find(({ index: at }) => {
        const between = line.slice(Math.min(at, start), Math.max(at, start));
        // Names and commas aside, a few words: "5 years of professional experience with Java and Go".
        const words = placesIn(between)
          .reduce((rest, place) => rest.replace(between.slice(place.start, place.end), ''), between)
          .match(/\p{L}+/gu);
        return (
          (words?.length ?? 0) <= MOST_WORDS &&
          !/[;.]\s|\d\s*\+?\s*(?:years|años|anos|ans|jahre)/iu.test(between.slice(between.search(/\p{L}/u)))
        );
      });
      const [first] = places.map(({ skill }) => skill).toSorted((one, other) => other.months - one.months);
      return years && first && finding.kind === 'skill'
        ? { ...finding, years: { asked: years.years, months: first.months, tenure: first.tenure } }
        : finding;
    });
    const general = asked.find(({ isGeneral }) => isGeneral);
    const work: Omit<Finding, 'need' | 'line'>[] =
      general && named.length === 0
        ? [
            {
              kind: 'work',
              names: [],
              shown: [],
              status: index.months > 0 ? 'shown' : 'missing',
              evidence: [],
              level: 0,
              years: { asked: general.years, months: index.months, tenure: index.tenure },
            },
          ]
        : [];
    return [...work, ...named, ...degreeFinding(line), ...languageFindings(line)];
  };

  const namesSkill = (text: string) =>
    find(text).length > 0 || languagesRequired(text).length > 0 || degreeLevel(text) !== null;

  return (advert) => {
    const findings = advertLines(advert, namesSkill).flatMap(({ text, need, isStated }): Finding[] => {
      const found = findingsOf(text).map((one) => ({ ...one, need, line: text }));
      if (found.length > 0 || !isStated) return found;
      return [
        {
          kind: 'line',
          names: [],
          shown: [],
          need,
          line: text,
          status: 'missing',
          evidence: [],
          level: 0,
          years: null,
        },
      ];
    });
    return { findings: merged(findings), isReadable: isReadable(advert) };
  };
}

function lower(text: string): string {
  return text.toLowerCase();
}

/**
 * Each requirement once: the mandatory one, and the one with years. A requirement whose names all stand in one before
 * says nothing new.
 */
function merged(findings: readonly Finding[]): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const finding of findings) {
    const { kind, names, need, line, years } = finding;
    const key = kind === 'line' ? line : `${kind} ${names.map(lower).toSorted().join('/')}`;
    const first = byKey.get(key);
    const isStricter = first && need === 'must' && first.need === 'nice';
    const isRepeated =
      !first &&
      names.length > 0 &&
      years === null &&
      [...byKey.values()].some(
        (one) => one.kind === kind && one.need === need && names.every((name) => one.shown.includes(name)),
      );
    if (isRepeated) continue;
    if (!first || isStricter || (need === first.need && (years?.asked ?? 0) > (first.years?.asked ?? 0)))
      byKey.set(key, finding);
  }
  return [...byKey.values()];
}
