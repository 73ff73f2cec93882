import { CURATED_SKILLS } from '../../dictionary/skills';
import { evidenceIn, type Evidence, type EvidenceSource } from './evidence';
import { termKey } from './same-term';
import { uniqueSlugs } from './slugs';

const keysOf = ({ name, aliases }: { name: string; aliases: readonly string[] }) =>
  [name, ...aliases].map(termKey);

/** Without case, accents and hyphens, as far as a first look needs it. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-‐‑–\s]+/g, ' ')
    .toLowerCase();

let curated:
  | readonly { skill: (typeof CURATED_SKILLS)[number]; keys: readonly string[]; bare: readonly string[] }[]
  | undefined;

/**
 * Skills of the dictionary that a career names and its résumé does not list. Pages show the owner's own words; these
 * are for questions that come in the words of others.
 */
export function furtherEvidence(
  evidence: readonly Evidence[],
  sources: readonly EvidenceSource[],
): Evidence[] {
  curated ??= CURATED_SKILLS.map((skill) => ({
    skill,
    keys: keysOf(skill),
    bare: [skill.name, ...skill.aliases].map(bare),
  }));
  const known = new Set(evidence.flatMap(keysOf));
  const text = bare(
    sources.flatMap(({ title, keywords, texts }) => [title, ...keywords, ...texts]).join('\n'),
  );
  // Most of the dictionary is not in a career at all: a look at the whole text is cheaper than the search for each.
  const others = curated
    .filter(
      ({ keys, bare: names }) =>
        names.some((name) => text.includes(name)) && keys.every((key) => !known.has(key)),
    )
    .map(({ skill }) => skill);
  const names = new Set(others.map(({ name }) => termKey(name)));
  const slug = uniqueSlugs();
  for (const { id } of evidence) slug(id);
  const found = evidenceIn(
    others.map(({ name }) => ({ name, keywords: [] })),
    sources,
    Object.fromEntries(others.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name]))),
    (name) => name,
  );
  return found
    .filter(({ name, mentions }) => mentions.length > 0 && names.has(termKey(name)))
    .map((skill) => ({ ...skill, id: slug(skill.name) }));
}
