import { CERTIFICATE, CURATED_SKILLS, type CuratedSkill } from '~/dictionary/skills';

import type { EvidenceIndex, IndexedSkill } from '../evidence-index';
import { curatedSkill } from '../skill-kinds';
import { isGerman } from './advert-words';

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
  /^[^\s,/(:]+(?:\s*[,/(:+&–]|\s*$|\s+(?:experience|knowledge|skills|and|or|y|e|o|ou|et|und|oder|será|sera|serait|is|es|é|est|ist|wäre|von|programming|souhaité\p{L}*|apprécié\p{L}*|wünschenswert|\d))/u;

/** "Go-Kenntnisse", "Excelkenntnisse", "Rust-Entwicklung". */
const COMPOUND =
  /(?<=[\p{L}\d+#.])(?:-?(?:kenntniss?en?|erfahrung(?:en)?)|-(?:entwicklung|programmierung))(?!\p{L})/giu;
/** "Java-, Go- und Rust-Kenntnisse". */
const SUSPENDED = /(?<=[\p{L}\d+#])-(?=\s*[,/]|\s+(?:und|oder|sowie|bzw)(?!\p{L}))/gu;
/** "d’Excel". */
const ELISION = /(?<!\p{L})[dlDL]['’](?=\p{Lu})/gu;
/** Names that are also ordinary words of German or French, where they are meant as those. */
const ORDINARY =
  /(?<=(?<!\p{L})(?:(?:[Dd](?:er|em|en|ie|as)|[DdMmSs]?[Ee]ine?[mnrs]?|[Uu]nsere?[mnrs]?|[Ii]hre?[mnrs]?|[Aa]ls|[Zz]u[mr]|[Vv]om|[Bb]eim|[AaIi]m)\s+(?:\p{Ll}+e[mnrs]?\s+)?|(?:[Dd](?:es|u)|[Ll][ae]s?|[Uu]ne?|[NnVv]otre|[NnVv]os)\s+))(?:Chef|Helm|Premiere|Illustrator|Sketch|Elixir|Notion)s?(?![\p{L}-]| Charts?)|(?<=tr[aä]g(?:en?|s?t) )Helm|Chef(?=s? (?:d|du|des?|der|vo[mn])(?!\p{L})|[:*_/]in(?!\p{L})|s? \([mwdfhx]\b)|Notions?(?= (?:d|des?|du|en|sur)(?!\p{L}))|Vue(?= d['’])|DAX(?=[ -]?(?:\d|Kon|Unt|not))/gu;
/** Nouns of German that seldom mean the tool of this name. */
const GERMAN_NOUNS = new Set('Amplitude Emotion Expo Packer Safe Stimulus Synapse Vulkan Zustand'.split(' '));
const GERMAN_NOUN = /(?<![\p{L}\d])\p{Lu}\p{Ll}{3,}(?![\p{L}\d])/gu;

const lower = (word: string): string => word.toLowerCase();

/**
 * Returns a function that prepares a sentence for the matcher. A capital inside a sentence is stronger evidence
 * than one at its beginning; in German it is evidence only in the names of terms.
 */
export function spellerOf(terms: readonly Term[]): (sentence: string) => string {
  const names = new Set(terms.flatMap(({ spellings }) => spellings.join(' ').match(GERMAN_NOUN) ?? []));
  return (sentence) => {
    const text = sentence
      .replaceAll(SMALL, (name) => (name === 'k8s' ? 'K8s' : name.toUpperCase()))
      .replaceAll(ORDINARY, lower)
      .replaceAll(ELISION, '$& ')
      .replaceAll(SUSPENDED, '')
      .replaceAll(COMPOUND, ' programming');
    const cased = isGerman(sentence)
      ? text.replaceAll(GERMAN_NOUN, (word) =>
          names.has(word) && !GERMAN_NOUNS.has(word) ? word : lower(word),
        )
      : text;
    return LISTED_FIRST.test(cased) ? `and ${cased}` : cased;
  };
}
