import type { Span } from '~/resume/model/portfolio';

import { EVIDENCE_VERSION, type EvidenceFile } from './evidence-file';
import { either, isListOf, isNumber, isOneOf, isRow, isShape, isText } from './json-shape';

/** A part of the career. */
export type Source = {
  id: string;
  kind: string;
  months: Span | null;
  title: string;
  /** The company, school or issuer. */ place: string;
  /** Formatted period. */ time: string;
  /** The page of the portal. */ address: string;
};

/** A verbatim quotation from the owner's files, with its source. */
export type Quotation = { quote: string; source: Source };

export type IndexedSkill = {
  id: string;
  name: string;
  group: string | null;
  aliases: readonly string[];
  evidence: readonly Quotation[];
};

/** The evidence index after parsing. */
export type EvidenceIndex = {
  owner: string;
  months: number;
  sources: readonly Source[];
  skills: readonly IndexedSkill[];
  languages: readonly { name: string; fluency: string | null }[];
  /** `source` is null for the owner's home. */
  places: readonly { text: string; source: Source | null }[];
};

const isTextOrNone = either(isText, isOneOf(0));

const isEvidenceFile = isShape<EvidenceFile>({
  version: isOneOf(EVIDENCE_VERSION),
  owner: isText,
  months: isNumber,
  sources: isListOf(
    isRow(isText, isText, either(isOneOf(0), isRow(isNumber, isNumber)), isText, isText, isText, isText),
  ),
  quotes: isListOf(isText),
  skills: isListOf(
    isRow(isText, isText, isTextOrNone, isListOf(isText), isListOf(isRow(isNumber, isNumber))),
  ),
  languages: isListOf(isRow(isText, isTextOrNone)),
  places: isListOf(isRow(isText, either(isNumber, isOneOf(null)))),
});

/**
 * Parses the evidence file.
 * @throws if it is no JSON, or if the version or the shape does not match
 */
export function readEvidence(text: string): EvidenceIndex {
  const file: unknown = JSON.parse(text);
  if (!isEvidenceFile(file)) throw new Error('This is no index that this page can read.');
  const sources = file.sources.map(([id, kind, months, title, place, time, address]): Source => ({
    id,
    kind,
    months: months === 0 ? null : months,
    title,
    place,
    time,
    address,
  }));
  return {
    owner: file.owner,
    months: file.months,
    sources,
    skills: file.skills.map(([id, name, group, aliases, mentions]) => ({
      id,
      name,
      group: group === 0 ? null : group,
      aliases,
      evidence: mentions.flatMap(([at, quote]) => {
        const source = sources[at];
        return source ? [{ quote: file.quotes[quote] ?? '', source }] : [];
      }),
    })),
    languages: file.languages.map(([name, fluency]) => ({ name, fluency: fluency === 0 ? null : fluency })),
    places: file.places.map(([place, at]) => ({
      text: place,
      source: at === null ? null : (sources[at] ?? null),
    })),
  };
}
