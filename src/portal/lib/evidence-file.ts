import type { Evidence } from '~/resume/model/evidence';
import { isSkill } from '~/resume/model/is-skill';
import type { Portfolio, Span } from '~/resume/model/portfolio';

import { activityEvents } from './activity';
import type { Format } from './format';
import type { Language } from './languages';
import { placeText } from './place-text';

/** Increased when the format changes. */
export const EVIDENCE_VERSION = 2;

/** Stands for an unknown value. */
type None = 0;

/** The source of a quotation. Months are numbers: year × 12 + month − 1. */
export type PackedSource = readonly [
  id: string,
  kind: string,
  months: readonly [number, number] | None,
  title: string,
  place: string,
  time: string,
  /** The page of the portal. */ address: string,
];

export type PackedSkill = readonly [
  id: string,
  name: string,
  group: string | None,
  aliases: readonly string[],
  /** Indexes in the lists of sources and quotations. */
  mentions: readonly (readonly [source: number, quote: number])[],
];

/**
 * The evidence index that the build writes to `/evidence.json`. It lists each skill with every source that
 * names it, and the other facts that a job advert may ask for. Every quotation is a verbatim copy from the
 * owner's files.
 */
export type EvidenceFile = {
  version: typeof EVIDENCE_VERSION;
  owner: string;
  /** Months of work; overlaps count once. */ months: number;
  sources: readonly PackedSource[];
  quotes: readonly string[];
  skills: readonly PackedSkill[];
  languages: readonly (readonly [name: string, fluency: string | None])[];
  /** The owner's home, then the places of roles, each with an index in the list of sources. */
  places: readonly (readonly [text: string, source: number | null])[];
};

/** Adds each text to a list once and returns its index. */
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

/** The tags of each part of a career, for skills that no sentence names. */
function labelsOf({ companies, projects }: Portfolio): ReadonlyMap<string, readonly string[]> {
  const positions = companies.flatMap((company) => company.positions);
  const resources = positions.flatMap((position) => position.resources.filter((one) => !isSkill(one)));
  const tagged = [...positions, ...resources, ...projects];
  return new Map(tagged.map(({ id, keywords }) => [id, keywords]));
}

const lower = (text: string): string => text.toLowerCase();

/** The tag that names a skill, or the title. */
function labelOf({ name, aliases }: Evidence, tags: readonly string[], title: string): string {
  const spellings = [name, ...aliases].map(lower);
  return (
    tags.find((tag) => spellings.includes(lower(tag))) ??
    tags.find((tag) => spellings.some((spelling) => lower(tag).includes(spelling))) ??
    // The title of a degree joins the degree and its field.
    title.split(', ').find((part) => spellings.some((spelling) => lower(part).includes(spelling))) ??
    title.split(', ')[0] ??
    title
  );
}

/** The parts of a career with their pages in the portal, newest first. */
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

/** Empty if only the country is known, because its name is not in the owner's files. */
const ownPlace = ({ place }: Portfolio['owner']): string =>
  place?.city || place?.region ? placeText(place.city, place.region, place.country) : '';

/**
 * Builds the evidence file of a portfolio.
 * @param now the last month to include
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
  const positionsHeld = companies.flatMap(({ location, positions }) =>
    positions.flatMap((position) => {
      const text = position.location ?? location;
      const source = at.get(position.id);
      return text && source !== undefined ? [[text, source] as const] : [];
    }),
  );
  const home = ownPlace(owner);
  return {
    version: EVIDENCE_VERSION,
    owner: owner.name,
    months: experience.months,
    sources,
    quotes,
    skills,
    languages: languages.map(({ language: name, fluency }) => [name, fluency ?? 0]),
    places: [...(home ? [[home, null] as const] : []), ...positionsHeld],
  };
}
