import { either, isListOf, isNumber, isOneOf, isRow, isShape, isText } from '../json-shape';

/** Increased when the format changes. */
export const EVIDENCE_VERSION = 3;

type PackedSource = readonly [
  id: string,
  kind: string,
  title: string,
  place: string,
  time: string,
  /** The page of the portal. */ address: string,
];

type PackedMention = readonly [
  source: number,
  quote: number,
  /** Whether the quotation does not name the skill. */ isAbout: 0 | 1,
  isListed: 0 | 1,
  /** The skill of its family that the entry names. */ via: string | 0,
];

export type PackedSkill = readonly [
  name: string,
  aliases: readonly string[],
  ambiguous: readonly string[],
  kind: string | 0,
  /** 1 if the résumé lists it, 2 if it is a tool of the dictionary, 3 if it is both. */ flags: number,
  months: number,
  tenure: string,
  mentions: readonly PackedMention[],
];

/** The evidence that the build writes to `/evidence.json`. 0 stands for an unknown text. */
export type EvidenceFile = {
  version: typeof EVIDENCE_VERSION;
  owner: string;
  /** Months of work; overlaps count once. */ months: number;
  /** The same as text. */ tenure: string;
  sources: readonly PackedSource[];
  quotes: readonly string[];
  skills: readonly PackedSkill[];
  languages: readonly (readonly [name: string, fluency: string | 0])[];
};

/** A part of the career. */
export type Source = {
  id: string;
  kind: string;
  title: string;
  /** The company, school or issuer. */ place: string;
  time: string;
  address: string;
};

/** A sentence of the owner's files, with the entry that it is from. */
export type Quotation = {
  /** Empty if the entry has no sentence. */ quote: string;
  source: Source;
  /** Whether the sentence is about the entry, and does not name the skill. */ isAbout: boolean;
  isListed: boolean;
  /** The name in the entry, if that is another one of the family. */ via: string | null;
};

export type IndexedSkill = {
  name: string;
  aliases: readonly string[];
  ambiguous: readonly string[];
  kind: string | null;
  /** Whether the résumé lists it. */ isListed: boolean;
  /** Whether it is a tool of the dictionary. */ isTool: boolean;
  months: number;
  tenure: string;
  evidence: readonly Quotation[];
};

/** The evidence after parsing. */
export type EvidenceIndex = {
  owner: string;
  months: number;
  tenure: string;
  sources: readonly Source[];
  skills: readonly IndexedSkill[];
  languages: readonly { name: string; fluency: string | null }[];
};

const isTextOrNone = either(isText, isOneOf(0));
const isBit = isOneOf(0, 1);

const isEvidenceFile = isShape<EvidenceFile>({
  version: isOneOf(EVIDENCE_VERSION),
  owner: isText,
  months: isNumber,
  tenure: isText,
  sources: isListOf(isRow(isText, isText, isText, isText, isText, isText)),
  quotes: isListOf(isText),
  skills: isListOf(
    isRow(
      isText,
      isListOf(isText),
      isListOf(isText),
      isTextOrNone,
      isNumber,
      isNumber,
      isText,
      isListOf(isRow(isNumber, isNumber, isBit, isBit, isTextOrNone)),
    ),
  ),
  languages: isListOf(isRow(isText, isTextOrNone)),
});

/**
 * Parses the evidence file.
 * @throws if it is no JSON, or if the version or the shape does not match
 */
export function readEvidence(text: string): EvidenceIndex {
  const file: unknown = JSON.parse(text);
  if (!isEvidenceFile(file)) throw new Error('This is no index that this page can read.');
  const { owner, months: worked, tenure: atWork, quotes, languages } = file;
  const sources = file.sources.map(([id, kind, title, place, time, address]): Source => ({
    id,
    kind,
    title,
    place,
    time,
    address,
  }));
  return {
    owner,
    months: worked,
    tenure: atWork,
    sources,
    skills: file.skills.map(([name, aliases, ambiguous, kind, flags, months, tenure, mentions]) => ({
      name,
      aliases,
      ambiguous,
      kind: kind || null,
      isListed: flags % 2 === 1,
      isTool: flags >= 2,
      months,
      tenure,
      evidence: mentions.flatMap(([at, quote, isAbout, inList, via]): Quotation[] => {
        const source = sources[at];
        if (!source) return [];
        const named = { isAbout: isAbout === 1, isListed: inList === 1, via: via || null };
        return [{ quote: quotes[quote] ?? '', source, ...named }];
      }),
    })),
    languages: languages.map(([name, fluency]) => ({ name, fluency: fluency || null })),
  };
}
