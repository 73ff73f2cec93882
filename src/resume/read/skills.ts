import type { Reading } from './companies';
import type { Skill } from './portfolio';
import { propertiesOf } from './properties';
import type { Resume } from './resume';
import { slugOf, uniqueSlugs } from './slugs';
import { technologyOf } from './same-term';

/** The résumé's skills with the owner's figures. */
export function skillsOf(resume: Resume, { settings }: Reading): Skill[] {
  const slug = uniqueSlugs();
  return (resume.skills ?? []).flatMap(({ name, level, keywords, ...others }) => {
    if (!name) return [];
    const percentage = settings.skills[name]?.percentage;
    return [
      {
        id: slug(slugOf(name)),
        name,
        level: level ?? null,
        percentage: percentage === undefined ? null : percentage / 100,
        icon: technologyOf(name)?.icon ?? null,
        keywords: keywords ?? [],
        properties: propertiesOf('skills', others),
      },
    ];
  });
}
