import type { Reading } from './companies';
import type { Skill } from './portfolio';
import { withoutCode } from '../standard/plain-name';
import { propertiesOf } from './properties';
import type { Resume } from '../standard/resume';
import { repeatsSection } from '../standard/section-names';
import { plainName } from '../standard/resume';
import { slugOf, uniqueSlugs } from './slugs';
import { technologyOf, withoutEtc } from './same-term';

/** "Tools:", "PyQt5." and "Vue etc." without the end. "B.Sc." keeps its full stop. */
const withoutMark = (name: string): string => withoutColon(name).replace(/^([^.]{2,})\.$/, '$1');

const withoutColon = (name: string): string => withoutEtc(withoutCode(name)).replace(/[\s:;,]+$/, '');

/** The name of a skill. A sentence of at least four words keeps its full stop. */
const nameOf = (name: string): string =>
  /^(?:\S+\s+){3}/.test(name) ? withoutColon(name) : withoutMark(name);

/** The keywords of a skill, unless the only one repeats its name. */
function keywordsBeside(name: string, written: readonly string[] = []): string[] {
  const keywords = written.map(withoutMark).filter(Boolean);
  return keywords.length === 1 && plainName(keywords[0] ?? '') === plainName(name) ? [] : keywords;
}

/** The résumé's skills with the owner's figures. */
export function skillsOf(resume: Resume, { settings }: Reading): Skill[] {
  const slug = uniqueSlugs();
  const skills = resume.skills ?? [];
  const groups = skills.filter(({ keywords = [] }) => keywords.length > 0);
  // Beside other groups "Technical Skills" distinguishes one.
  const hasOtherGroups = groups.some(({ name }) => name && !repeatsSection('skills', name));
  // Keywords without a heading of their own are skills.
  const isHeading = (name: string) => hasOtherGroups || !repeatsSection('skills', name);
  const entries = skills.flatMap((skill) =>
    skill.name && (isHeading(skill.name) || (skill.keywords ?? []).length === 0)
      ? [skill]
      : (skill.keywords ?? []).map((name) => ({ ...skill, name, keywords: [] })),
  );
  return entries.flatMap(({ name, level, keywords, ...others }) => {
    const shown = nameOf(name ?? '');
    if (!name || shown === '') return [];
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
