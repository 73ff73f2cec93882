import type { ReadContext } from './companies';
import type { Skill } from './portfolio';
import { withoutCode, type Resume, plainName } from '../standard/resume';
import { propertiesOf } from './properties';
import { technologyOf } from './same-term';

/** Accents, which people leave out in Latin and Greek. In other scripts a mark makes another letter. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
/** Apostrophes that count as letters, and marks without a letter, such as those of an emoji. */
const LOOSE_MARKS = /[\u02b0-\u02ff]|(?<![\p{L}\p{M}])\p{M}+/gu;

/** A text as a part of an address: `Indra USA Inc.` → `indra-usa-inc`. Letters of all scripts stay. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .replace(LOOSE_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'item' : slug;
}

/** Returns a function for unique slugs: the second `ai` becomes `ai-2`. */
export function uniqueSlugs(): (text: string) => string {
  /** The number of requests for each slug. */
  const counts = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    let count = counts.get(slug) ?? 0;
    let candidate = count === 0 ? slug : `${slug}-${(count += 1)}`;
    while (counts.has(candidate)) candidate = `${slug}-${(count += 1)}`;
    counts.set(candidate, 1).set(slug, Math.max(count, 1));
    return candidate;
  };
}

/** The keywords of a skill, unless the only one repeats its name. */
const keywordsBeside = (name: string, keywords: readonly string[] = []): readonly string[] =>
  keywords.length === 1 && plainName(keywords[0] ?? '') === plainName(name) ? [] : keywords;

/** The résumé's skills with the owner's figures. */
export function skillsOf(resume: Resume, { settings }: ReadContext): Skill[] {
  const slug = uniqueSlugs();
  const skills = resume.skills ?? [];
  // Keywords without a heading of their own are skills.
  const entries = skills.flatMap((skill) =>
    skill.name ? [skill] : (skill.keywords ?? []).map((name) => ({ ...skill, name, keywords: [] })),
  );
  return entries.flatMap(({ name, level, keywords, ...others }) => {
    if (!name) return [];
    const shown = withoutCode(name);
    const percentage = settings.skills[name]?.percentage;
    return [
      {
        id: slug(slugOf(shown)),
        name: shown,
        level: level ?? null,
        percentage: percentage === undefined ? null : percentage / 100,
        icon: technologyOf(shown)?.icon ?? null,
        keywords: keywordsBeside(shown, keywords),
        properties: propertiesOf('skills', others),
      },
    ];
  });
}
