import { CURATED_SKILLS, type CuratedSkill } from '~/dictionary/skills';

const key = (name: string): string => name.normalize('NFC').toLowerCase();

let known: ReadonlyMap<string, CuratedSkill> | undefined;

/** The skill of the dictionary with one of these names. */
export function curatedSkill(names: readonly string[]): CuratedSkill | null {
  known ??= new Map(
    CURATED_SKILLS.flatMap((skill) => [skill.name, ...skill.aliases].map((name) => [key(name), skill])),
  );
  for (const name of names) {
    const found = known.get(key(name));
    if (found) return found;
  }
  return null;
}
