import { CURATED_SKILLS } from '../../dictionary/skills';
import { evidenceIn, type Evidence, type EvidenceSource } from './evidence';
import { termKey } from './same-term';
import { uniqueSlugs } from './slugs';

const keysOf = ({ name, aliases }: { name: string; aliases: readonly string[] }) =>
  [name, ...aliases].map(termKey);

/** A text without case, accents and hyphens, for a first filter. */
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
 * Skills of the dictionary that the career contains and the résumé does not list. Pages show the owner's own
 * words. These are for questions in other words.
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
  // Most skills of the dictionary do not occur in a career. A text search excludes them faster than the
  // matcher.
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
