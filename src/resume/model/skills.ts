import type { Reading } from './companies';
import type { Skill } from './portfolio';
import { withoutCode, type Resume, plainName } from '../standard/resume';
import { propertiesOf } from './properties';
import { slugOf, uniqueSlugs } from './slugs';
import { technologyOf } from './same-term';

/** The keywords of a skill, unless the only one repeats its name. */
const keywordsBeside = (name: string, keywords: readonly string[] = []): readonly string[] =>
  keywords.length === 1 && plainName(keywords[0] ?? '') === plainName(name) ? [] : keywords;

/** The résumé's skills with the owner's figures. */
export function skillsOf(resume: Resume, { settings }: Reading): Skill[] {
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
