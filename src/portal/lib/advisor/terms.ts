import { CERTIFICATE, CURATED_SKILLS, type CuratedSkill } from '~/dictionary/skills';

import type { EvidenceIndex, IndexedSkill } from '../evidence-index';
import { curatedSkill } from '../skill-kinds';

/** A term that an advert may contain. */
export type Term = {
  name: string;
  spellings: readonly string[];
  own: IndexedSkill | null;
  curated: CuratedSkill | null;
};

const key = (name: string): string => name.toLowerCase();

/** The owner's certificates by name, except those that are also skills. */
function certificatesOf({ sources }: EvidenceIndex, known: ReadonlySet<string>): Term[] {
  return sources.flatMap((source): Term[] => {
    const { id, kind, title } = source;
    if (kind !== CERTIFICATE || known.has(key(title))) return [];
    const own = { id, name: title, group: null, aliases: [], evidence: [{ quote: title, source }] };
    return [
      { name: title, spellings: [title], own, curated: { name: title, kind: CERTIFICATE, aliases: [] } },
    ];
  });
}

/** The owner's skills first, then those of the dictionary. */
export function termsOf(index: EvidenceIndex): Term[] {
  const own = index.skills.map((skill): Term => {
    const curated = curatedSkill([skill.name, ...skill.aliases]);
    const others = curated ? [curated.name, ...curated.aliases] : [];
    return {
      name: skill.name,
      spellings: [...new Set([skill.name, ...skill.aliases, ...others])],
      own: skill,
      curated,
    };
  });
  const ownCurated = new Set(own.map(({ curated }) => curated));
  const known = new Set(own.flatMap(({ spellings }) => spellings.map(key)));
  const certificates = certificatesOf(index, known);
  const titles = new Set(certificates.map(({ name }) => key(name)));
  return [
    ...own,
    ...certificates,
    ...CURATED_SKILLS.filter((skill) => !ownCurated.has(skill) && !titles.has(key(skill.name))).map(
      (skill): Term => ({
        name: skill.name,
        spellings: [skill.name, ...skill.aliases],
        own: null,
        curated: skill,
      }),
    ),
  ];
}

/** Short names that adverts write in lower case and that are not words. */
const SMALL =
  /(?<![\p{L}\d])(?:k8s|aws|gcp|sql|php|css|npm|iac|etl|ecs|eks|aks|rds|s3|ec2|bim|mqtt|lte)(?![\p{L}\d])/gu;
/** A name at the beginning of a list item, where no sentence begins. */
const LISTED_FIRST =
  /^[^\s,/(:]+(?:\s*[,/(:+&–]|\s*$|\s+(?:experience|knowledge|skills|and|or|y|e|o|ou|será|is|es|é|\d))/u;

/**
 * Prepares a sentence for the matcher. A capital inside a sentence is stronger evidence than one at its
 * beginning.
 */
export const spelled = (sentence: string): string => {
  const text = sentence.replaceAll(SMALL, (name) => (name === 'k8s' ? 'K8s' : name.toUpperCase()));
  return LISTED_FIRST.test(text) ? `and ${text}` : text;
};
