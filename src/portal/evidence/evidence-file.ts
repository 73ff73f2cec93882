import { DICTIONARY } from '~/dictionary/dictionary';
import { oneOf } from '~/dictionary/matcher';
import words from '~/dictionary/teams.json' with { type: 'json' };
import type { Evidence } from '~/resume/model/portfolio-sections';
import { SUMMARY } from '~/resume/evidence/sources';
import { technologyOf } from '~/resume/model/same-term';
import type { Portfolio } from '~/resume/model/portfolio';
import { MONTHS_A_YEAR } from '~/resume/standard/dates';

import { activityEvents, type ActivityStatus } from '~/portal/career/activity';
import type { Format } from '~/portal/text/format';
import type { Language } from '~/portal/addresses/languages';
import { plainText } from '~/portal/text/rich-text';
import { addressOf } from '~/portal/addresses/screens';
import {
  EVIDENCE_VERSION,
  type EvidenceIndex,
  type IndexedSkill,
  type Quotation,
  type IndexedSource,
} from './evidence-index';
import { degreeLevel } from './levels';
import { skillUses } from './skill-use';

const KINDS: Readonly<Record<string, string>> = { job: 'role', promotion: 'role' };

/** A study that has not ended with its degree shows none. */
const NO_DEGREE: ReadonlySet<ActivityStatus> = new Set(['unfinished', 'current', 'planned']);

/** Titles of graduates by level, which are jobs in an advert: "Ingénieur". */
const TITLES = words.titles.map((list) => new RegExp(oneOf(list), 'iu'));
/** The level of the first list. */
const FIRST_TITLE = 2;
/** "M.Sc. candidate" is no degree. */
const UNFINISHED = new RegExp(oneOf(words.unfinished), 'iu');

/** The level of a degree by its title; 0 if the title is none. */
export function titleLevel(title: string): number {
  const own = TITLES.findLastIndex((list) => list.test(title));
  return UNFINISHED.test(title) ? 0 : (degreeLevel(title) ?? (own < 0 ? 0 : own + FIRST_TITLE));
}

/** The families of skills, and the families of those: "MySQL" lists relational databases and SQL. */
const familiesOf = (names: readonly string[], known = new Set<string>()): ReadonlySet<string> => {
  for (const family of names.flatMap((name) => technologyOf(name)?.family ?? []))
    if (!known.has(family)) familiesOf([family], known.add(family));
  return known;
};

/** A skill without a use. */
const UNUSED = { aliases: [], ambiguous: [], isListed: false, months: 0, tenure: '', evidence: [] };

/** The time of all work: the figure that the owner states, as the portal shows it ("18+"), else the counted one. */
function timeOfWork(
  { stats, experience }: Pick<Portfolio, 'stats' | 'experience'>,
  format: Pick<Format, 'tenure'>,
): string {
  const own = stats.find(({ measure, stated }) => measure === 'years' && stated);
  if (!own?.count) return format.tenure(experience.months);
  const tenure = format.tenure(own.count * MONTHS_A_YEAR);
  return own.value.startsWith(`${own.count}+`) ? tenure.replace(/(?<=\d)(?!\d)/, '+') : tenure;
}

/**
 * The evidence file of a portfolio: each skill with the entries that name it and its time, the skills of the
 * dictionary, and the other facts that an advert asks for. Every quotation is in the owner's files.
 * @param now the last month to include
 */
export function packEvidence(
  portfolio: Portfolio,
  format: Format,
  language: Language,
  now: number,
): EvidenceIndex {
  const { owner, evidence, experience, languages } = portfolio;
  const events = activityEvents(portfolio, format, language, now).map(
    ({ source: id, kind: event, status, resource: title, place, time, address }): IndexedSource => {
      const study = NO_DEGREE.has(status) ? 'study' : status === 'begun' ? 'begun' : 'degree';
      const [kind, level] = event === 'education' ? [study, titleLevel(title)] : [KINDS[event] ?? event, 0];
      return { id, kind, title, place, time, address, level };
    },
  );
  const summary: IndexedSource = {
    id: SUMMARY,
    kind: SUMMARY,
    title: owner.headline ?? owner.name,
    place: '',
    time: '',
    address: addressOf('profile', language),
    level: 0,
  };
  const sources = new Map([...events, summary].map((source) => [source.id, source]));
  const quotation = (id: string, quote: string, rest: Partial<Quotation>): Quotation[] => {
    const source = sources.get(id);
    return source ? [{ source, quote, isListed: false, via: null, ...rest }] : [];
  };
  const useOf = skillUses(portfolio, format);
  const names = new Map(evidence.map(({ id, name }) => [id, name]));
  const headings = new Set(evidence.map(({ group }) => group));
  // A heading that the dictionary does not know is not what an advert means: "Frameworks".
  const isMeant = ({ kind, name }: Evidence) => kind !== null || !headings.has(name);
  const families = familiesOf(evidence.filter(({ isListed }) => isListed).map(({ name }) => name));
  const skills = evidence.filter(isMeant).map((skill): IndexedSkill => {
    const { name, aliases, ambiguous, kind, isTool } = skill;
    const { months, tenure } = useOf(skill);
    const quotations = skill.mentions.flatMap(({ source, by, sentences, via }) => {
      const quote = sentences.toSorted((one, other) => other.length - one.length)[0];
      return quotation(
        source,
        plainText(quote ?? (by === 'list' ? '' : (sources.get(source)?.title ?? ''))),
        {
          isListed: by === 'list',
          via: names.get(via ?? '') ?? null,
        },
      );
    });
    const isListed = skill.isListed || [name, ...aliases].some((one) => families.has(one));
    return { name, aliases, ambiguous, kind, isListed, isTool, months, tenure, evidence: quotations };
  });
  const known = new Set(evidence.flatMap(({ name, aliases }) => [name, ...aliases]));
  const others = DICTIONARY.filter(({ name }) => !known.has(name)).map(
    ({ name, aliases, ambiguous, kind, isTool, isField }): IndexedSkill => {
      const isListed = families.has(name);
      return { ...UNUSED, name, aliases, ambiguous, kind, isListed, isTool, isField };
    },
  );
  for (const { name, aliases } of others) for (const one of [name, ...aliases]) known.add(one);
  const certificates = portfolio.certificates
    .filter(({ name, inProgress }) => !inProgress && !known.has(name))
    .map(({ id, name }): IndexedSkill => {
      const quoted = quotation(id, name, {});
      return { ...UNUSED, name, kind: 'certificate', isTool: false, isListed: true, evidence: quoted };
    });
  return {
    version: EVIDENCE_VERSION,
    months: experience.months,
    tenure: timeOfWork(portfolio, format),
    degrees: events.filter(({ kind }) => kind === 'degree' || kind === 'begun'),
    skills: [...skills, ...others, ...certificates],
    languages: languages.map(({ language: name, fluency }) => ({ name, fluency: fluency ?? null })),
  };
}
