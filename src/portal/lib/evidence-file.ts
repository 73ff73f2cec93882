import type { Evidence } from '~/resume/read/evidence';
import type { Portfolio, Span } from '~/resume/read/portfolio';

import { activityEvents } from './activity';
import type { Format } from './format';
import type { Language } from './languages';

/** Its shape; another one is another version. */
export const EVIDENCE_VERSION = 2;

/** Where nothing is known. */
type None = 0;

/** Where a quotation stands. Months are numbers on one line: year × 12 + month − 1. */
export type PackedSource = readonly [
  id: string,
  kind: string,
  months: readonly [number, number] | None,
  title: string,
  place: string,
  time: string,
  /** In the portal. */ address: string,
];

export type PackedSkill = readonly [
  id: string,
  name: string,
  group: string | None,
  aliases: readonly string[],
  /** Places in the lists of sources and quotations. */
  mentions: readonly (readonly [source: number, quote: number])[],
];

/**
 * The evidence index as the build writes it for what is asked for later (`/evidence.json`): each skill with all that
 * names it, and what an advert may ask for besides skills. Every quotation stands in the owner's files letter for
 * letter.
 */
export type EvidenceFile = {
  version: typeof EVIDENCE_VERSION;
  owner: string;
  /** Of work, overlaps counted once. */ months: number;
  sources: readonly PackedSource[];
  quotes: readonly string[];
  skills: readonly PackedSkill[];
  languages: readonly (readonly [name: string, fluency: string | None])[];
  /** Where the owner lives, then where roles were held: a place in the list of sources. */
  places: readonly (readonly [text: string, source: number | null])[];
};

/** Gives each text its place in a list, once. */
function placesIn(list: string[]): (text: string) => number {
  const places = new Map<string, number>();
  return (text) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, list.length);
    return list.push(text) - 1;
  };
}

const KINDS: Readonly<Record<string, string>> = { job: 'role', promotion: 'role', education: 'degree' };

/** What the parts of a career say of themselves where no sentence names a skill: their tags and their titles. */
function labelsOf({ companies, projects }: Portfolio): ReadonlyMap<string, readonly string[]> {
  const positions = companies.flatMap((company) => company.positions);
  const tagged = [...positions, ...positions.flatMap(({ resources }) => resources), ...projects];
  return new Map(tagged.map(({ id, keywords }) => [id, keywords]));
}

const lower = (text: string): string => text.toLowerCase();

/** The tag that names a skill, else the title. */
function labelOf({ name, aliases }: Evidence, tags: readonly string[], title: string): string {
  const spellings = [name, ...aliases].map(lower);
  return (
    tags.find((tag) => spellings.includes(lower(tag))) ??
    tags.find((tag) => spellings.some((spelling) => lower(tag).includes(spelling))) ??
    // A degree's title is put together of the degree and its field.
    title.split(', ').find((part) => spellings.some((spelling) => lower(part).includes(spelling))) ??
    title.split(', ')[0] ??
    title
  );
}

/** What was part of a career, and where it stands in the portal, newest first. */
function evidenceSources(
  portfolio: Portfolio,
  format: Format,
  language: Language,
  now: number,
): PackedSource[] {
  const spans = new Map<string, Span | null>(
    portfolio.companies.flatMap(({ positions }) => positions.map(({ id, span }) => [id, span] as const)),
  );
  return activityEvents(portfolio, format, language, now).map(
    ({ source, kind, months, resource, place, time, address }) => [
      source,
      KINDS[kind] ?? kind,
      spans.get(source) ?? months ?? 0,
      resource,
      place,
      time,
      address,
    ],
  );
}

/** Empty where only the country is known: its name is not the owner's word. */
const placeText = ({ place }: Portfolio['owner']): string =>
  place?.city || place?.region ? [place.city, place.region, place.country].filter(Boolean).join(', ') : '';

/**
 * Writes the evidence of a portfolio.
 * @param now the month up to which it is told
 */
export function packEvidence(
  portfolio: Portfolio,
  format: Format,
  language: Language,
  now: number,
): EvidenceFile {
  const { owner, evidence, furtherEvidence, experience, languages, companies } = portfolio;
  const sources = evidenceSources(portfolio, format, language, now);
  const at = new Map(sources.map(([id], place) => [id, place]));
  const labels = labelsOf(portfolio);
  const quotes: string[] = [];
  const quotePlace = placesIn(quotes);
  const skills = [...evidence, ...furtherEvidence].map((skill): PackedSkill => {
    const mentions = skill.mentions.flatMap(({ source, sentence }) => {
      const place = at.get(source);
      if (place === undefined) return [];
      const quote = sentence ?? labelOf(skill, labels.get(source) ?? [], sources[place]?.[3] ?? '');
      return [[place, quotePlace(quote)] as const];
    });
    return [skill.id, skill.name, skill.group ?? 0, skill.aliases, mentions];
  });
  const held = companies.flatMap(({ location, positions }) =>
    positions.flatMap((position) => {
      const text = position.location ?? location;
      const source = at.get(position.id);
      return text && source !== undefined ? [[text, source] as const] : [];
    }),
  );
  const home = placeText(owner);
  return {
    version: EVIDENCE_VERSION,
    owner: owner.name,
    months: experience.months,
    sources,
    quotes,
    skills,
    languages: languages.map(({ language: name, fluency }) => [name, fluency ?? 0]),
    places: [...(home ? [[home, null] as const] : []), ...held],
  };
}
