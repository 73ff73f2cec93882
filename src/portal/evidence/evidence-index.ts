import type { Evidence } from '~/resume/model/portfolio-sections';

/** Increased when the format changes. */
export const EVIDENCE_VERSION = 8;

/** A part of the career. */
export type IndexedSource = {
  id: string;
  kind: string;
  title: string;
  /** The company, school or issuer. */ place: string;
  time: string;
  /** The page of the portal. */ address: string;
  /** The level of a degree, from 1 to 4; 0 for everything else. */ level: number;
};

/** A sentence of the owner's files, with the entry that it is from. */
export type Quotation = {
  /** Empty if the entry only lists the skill. */ quote: string;
  source: IndexedSource;
  isListed: boolean;
  /** The name in the entry, if that is another one of the family. */ via: string | null;
};

/** A skill, which the résumé also lists if it lists one of its family. */
export type IndexedSkill = Pick<
  Evidence,
  'name' | 'aliases' | 'ambiguous' | 'kind' | 'isListed' | 'isTool'
> & {
  /** Whether it is a field of work or a duty, of which nothing being found says nothing. */ isField?: boolean;
  months: number;
  tenure: string;
  evidence: readonly Quotation[];
};

/** The evidence that the build writes to `/evidence.json`, and that the Advisor reads. */
export type EvidenceIndex = {
  version: number;
  /** Months of work; overlaps count once. */ months: number;
  /** The same as text. */ tenure: string;
  /** The degrees, also those that only began. */ degrees: readonly IndexedSource[];
  skills: readonly IndexedSkill[];
  languages: readonly { name: string; fluency: string | null }[];
};

/**
 * Parses the evidence file.
 * @throws if it is no JSON, or of another version
 */
export function readEvidence(text: string): EvidenceIndex {
  const index = JSON.parse(text) as EvidenceIndex;
  if (index.version !== EVIDENCE_VERSION) throw new Error('This is no index that this page can read.');
  return index;
}
