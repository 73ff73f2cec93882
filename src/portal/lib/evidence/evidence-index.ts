import { isGroup, isListOf, isNumber, isOneOf, isShape, isString } from '../json-shape';

/** Increased when the format changes. */
export const EVIDENCE_VERSION = 4;

/** A part of the career. */
export type Source = {
  id: string;
  kind: string;
  title: string;
  /** The company, school or issuer. */ place: string;
  time: string;
  /** The page of the portal. */ address: string;
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

/** The evidence, as the Advisor reads it. */
export type EvidenceIndex = {
  owner: string;
  /** Months of work; overlaps count once. */ months: number;
  /** The same as text. */ tenure: string;
  sources: readonly Source[];
  skills: readonly IndexedSkill[];
  languages: readonly { name: string; fluency: string | null }[];
};

/** The evidence that the build writes to `/evidence.json`: quotations have the place of their source. */
export type EvidenceFile = Omit<EvidenceIndex, 'skills'> & {
  version: typeof EVIDENCE_VERSION;
  skills: readonly (Omit<IndexedSkill, 'evidence'> & {
    evidence: readonly (Omit<Quotation, 'source'> & { source: number })[];
  })[];
};

const isEvidenceFile = isShape<EvidenceFile>({
  version: isOneOf(EVIDENCE_VERSION),
  owner: isString,
  months: isNumber,
  tenure: isString,
  sources: isListOf(isGroup),
  skills: isListOf(isGroup),
  languages: isListOf(isGroup),
});

/**
 * Parses the evidence file.
 * @throws if it is no JSON, or if the version or the shape does not match
 */
export function readEvidence(text: string): EvidenceIndex {
  const file: unknown = JSON.parse(text);
  if (!isEvidenceFile(file)) throw new Error('This is no index that this page can read.');
  const { sources, skills } = file;
  return {
    ...file,
    skills: skills.map(({ evidence, ...skill }) => ({
      ...skill,
      evidence: evidence.flatMap(({ source: at, ...one }): Quotation[] => {
        const source = sources[at];
        return source ? [{ ...one, source }] : [];
      }),
    })),
  };
}
