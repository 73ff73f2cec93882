import { matcherOf } from '~/dictionary/evidence-matcher';
import { CERTIFICATE } from '~/dictionary/skills';
import type { Span } from '~/resume/model/portfolio';

import type { EvidenceIndex, Quotation } from '../evidence-index';
import { monthsIn } from '../month-spans';
import { advertLines, type Need } from './advert-lines';
import {
  degreeLevel,
  fieldsIn,
  languageCode,
  languageLevel,
  languagesRequired,
  withoutStudies,
} from './advert-levels';
import { placesRequired, samePlace } from './advert-places';
import { yearsRequired } from './advert-years';
import { spellerOf, termsOf, type Term } from './terms';

export type RequirementKind = 'skill' | 'years' | 'certificate' | 'degree' | 'language' | 'place';

/** `related`: a skill of the same kind, or fewer years than required, which is not proof. */
export type Status = 'proved' | 'related' | 'missing';

/** A requirement of an advert with its evidence in the career. */
export type Finding = {
  kind: RequirementKind;
  /** The subject: the name of a skill, a place or a field; empty for work in general. */ name: string;
  need: Need;
  /** The sentence of the advert. */ line: string;
  /** The required years, or the level of a degree (1–4) or language (1–6); 0 if it is not stated. */
  required: number;
  status: Status;
  /** Verbatim quotations from the owner's files; without proof, those of the related skill. */
  evidence: readonly Quotation[];
  /** The related skill, degree or place. */ related: string | null;
  /** The kind of both skills. */ domain: string | null;
  /** The months that the career proves, with overlaps counted once; null without dates. */
  months: number | null;
  /** A skill that the résumé lists without naming it elsewhere. */ isListed: boolean;
};

export type Advice = {
  findings: readonly Finding[];
  /** The sentences of the advert without a recognized requirement. */ unread: readonly string[];
};

const MONTHS_A_YEAR = 12;

const spansOf = (evidence: readonly Quotation[]): Span[] =>
  evidence.flatMap(({ source }) => (source.months && source.kind !== CERTIFICATE ? [source.months] : []));

/**
 * Creates a function that finds the requirements of an advert with their evidence. A requirement without a
 * quotation is not proved.
 */
export function advisorFor(index: EvidenceIndex): (advert: string) => Advice {
  const terms = termsOf(index);
  const matched = matcherOf(terms.map(({ spellings }, id) => ({ id, spellings })));
  const spelled = spellerOf(terms);
  const namedIn = (sentence: string) => matched(spelled(sentence.trim()));
  const isCertificate = ({ curated }: Term) => curated?.kind === CERTIFICATE;
  const evidenceOf = (term: Term): readonly Quotation[] =>
    (term.own?.evidence ?? []).filter(({ source }) => !isCertificate(term) || source.kind === CERTIFICATE);
  /** The skill of the same kind with the most evidence. */
  const relatedTo = (term: Term): Term | null => {
    const { kind } = term.curated ?? {};
    if (kind === undefined) return null;
    const same = terms.filter(
      (other) => other !== term && other.curated?.kind === kind && evidenceOf(other).length > 0,
    );
    return same.toSorted((one, other) => evidenceOf(other).length - evidenceOf(one).length)[0] ?? null;
  };

  type Requirement = Pick<Finding, 'need' | 'line'>;
  const finding = (
    requirement: Requirement,
    kind: RequirementKind,
    name: string,
    proof: Partial<Omit<Finding, 'need' | 'line' | 'kind' | 'name'>>,
  ): Finding => ({
    ...requirement,
    kind,
    name,
    required: 0,
    status: 'missing',
    evidence: [],
    related: null,
    domain: null,
    months: null,
    isListed: false,
    ...proof,
  });

  const skillFinding = (requirement: Requirement, term: Term): Finding => {
    const evidence = evidenceOf(term);
    const kind = isCertificate(term) ? 'certificate' : 'skill';
    const months = monthsIn(spansOf(evidence)) || null;
    if (evidence.length > 0)
      return finding(requirement, kind, term.name, { status: 'proved', evidence, months });
    const isListed = term.own !== null;
    const related = relatedTo(term);
    return related
      ? finding(requirement, kind, term.name, {
          status: 'related',
          evidence: evidenceOf(related),
          related: related.name,
          domain: term.curated?.kind ?? null,
          isListed,
        })
      : finding(requirement, kind, term.name, { isListed });
  };

  const yearsFindings = (requirement: Requirement, sentence: string): Finding[] =>
    yearsRequired(sentence).flatMap(({ years, scope, general }) => {
      const enough = (months: number) => (months >= years * MONTHS_A_YEAR ? 'proved' : 'related');
      const named = namedIn(scope).flatMap((id) => terms[id] ?? []);
      if (named.length > 0)
        return named.map((term) => {
          const evidence = evidenceOf(term);
          const months = monthsIn(spansOf(evidence));
          const status = evidence.length > 0 ? enough(months) : 'missing';
          return finding(requirement, 'years', term.name, { required: years, status, evidence, months });
        });
      if (!general) return [];
      const roles = index.sources.filter(({ kind, months }) => kind === 'role' && months !== null);
      const evidence = roles.map((source) => ({ quote: source.title, source }));
      const status = roles.length > 0 ? enough(index.months) : 'missing';
      return [finding(requirement, 'years', '', { required: years, status, evidence, months: index.months })];
    });

  const degreeFinding = (requirement: Requirement, sentence: string): Finding[] => {
    const level = degreeLevel(sentence);
    if (level === null) return [];
    const fields = fieldsIn(sentence);
    const degrees = index.sources
      .filter(({ kind }) => kind === 'degree')
      // The title joins the degree and its field. The first part is verbatim in the file.
      .map((source) => ({ quote: source.title.split(', ')[0] ?? source.title, source }));
    const high = degrees.filter(({ source }) => (degreeLevel(source.title) ?? 0) >= level);
    const fitting = high.filter(
      ({ source }) => fields.length === 0 || fieldsIn(source.title).some((field) => fields.includes(field)),
    );
    const [first] = high;
    const proof =
      fitting.length > 0
        ? { status: 'proved' as const, evidence: fitting }
        : first
          ? { status: 'related' as const, evidence: high, related: first.source.title }
          : {};
    return [finding(requirement, 'degree', fields.join(', '), { required: level, ...proof })];
  };

  const languageFindings = (requirement: Requirement, sentence: string): Finding[] =>
    languagesRequired(sentence).map(({ code, name, level }) => {
      const spoken = index.languages.find((one) => languageCode(one.name) === code);
      if (!spoken) return finding(requirement, 'language', name, { required: level });
      const quote = spoken.fluency ?? spoken.name;
      const source = {
        id: 'languages',
        kind: 'language',
        months: null,
        title: spoken.name,
        place: '',
        time: '',
      };
      const evidence = [{ quote, source: { ...source, address: '' } }];
      const isEnough = level === 0 || languageLevel(spoken.fluency ?? '') >= level;
      return finding(requirement, 'language', name, {
        required: level,
        status: isEnough ? 'proved' : 'related',
        evidence,
        related: isEnough ? null : spoken.name,
      });
    });

  const placeFindings = (requirement: Requirement, sentence: string): Finding[] =>
    placesRequired(sentence).map((place) => {
      const found = index.places.filter(({ text }) => samePlace(place, text));
      const home = found.find(({ source }) => source === null);
      const evidence = found.map(({ text, source }) => ({
        quote: source ? text : (text.split(', ')[0] ?? text),
        source: source ?? {
          id: 'home',
          kind: 'home',
          months: null,
          title: text,
          place: '',
          time: '',
          address: '',
        },
      }));
      if (home)
        return finding(requirement, 'place', place, { status: 'proved', evidence: evidence.slice(0, 1) });
      const [worked] = found;
      return worked
        ? finding(requirement, 'place', place, { status: 'related', evidence, related: worked.text })
        : finding(requirement, 'place', place, {});
    });

  const namesRequirement = (text: string) =>
    [namedIn, languagesRequired].some((find) => find(text).length > 0) || degreeLevel(text) !== null;

  return (advert) => {
    const unread: string[] = [];
    const findings = advertLines(advert, namesRequirement).flatMap(({ text, need }) => {
      if (need === null) {
        unread.push(text);
        return [];
      }
      const requirement = { need, line: text };
      const found = [
        ...yearsFindings(requirement, text),
        ...namedIn(withoutStudies(text)).flatMap((id) =>
          terms[id] ? [skillFinding(requirement, terms[id])] : [],
        ),
        ...degreeFinding(requirement, text),
        ...languageFindings(requirement, text),
        ...placeFindings(requirement, text),
      ];
      if (found.length === 0) unread.push(text);
      return found;
    });
    return { findings: merged(findings), unread };
  };
}

/** Duplicate requirements are merged into the stricter one. Years of a skill include the skill. */
function merged(findings: readonly Finding[]): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const finding of findings) {
    const { kind, name, need, required } = finding;
    const key =
      kind === 'degree' ? kind : `${kind} ${kind === 'language' ? languageCode(name) : name.toLowerCase()}`;
    const known = byKey.get(key);
    if (!known) byKey.set(key, finding);
    else if (need === 'must' && known.need === 'nice') byKey.set(key, finding);
    else if (need === known.need && required > known.required) byKey.set(key, finding);
  }
  const isIncluded = ({ kind, name }: Finding) =>
    kind === 'skill' && byKey.has(`years ${name.toLowerCase()}`);
  return [...byKey.values()].filter((one) => !isIncluded(one));
}
