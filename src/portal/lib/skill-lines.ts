import type { Portfolio } from '~/resume/model/portfolio';

import type { Format } from './format';
import { nameList } from './name-list';
import { propertyTexts } from './properties';
import { joined } from './resume-entries';
import type { SheetLine } from './resume-sheet';
import { skillGroups } from './skill-groups';
import { shareText } from './skill-levels';
import type { KindNames } from './evidence/usage';

/** The skills of the résumé as lines: a name, its level and its keywords, or a group of bare names. */
export function skillLines(
  skills: Portfolio['skills'],
  format: Format,
  domainName: KindNames,
): readonly SheetLine[] {
  const levels = skills.flatMap(({ level }) => level ?? []);
  const { groups, rest } = skillGroups(skills, domainName);
  return [
    ...rest.map(({ name, level, keywords, properties }) => ({
      name,
      ...(level && { facts: shareText(level, levels, format) ?? level }),
      text: joined([nameList(keywords), ...propertyTexts(properties, format.colon)], '; '),
      url: null,
    })),
    ...groups.map((group) => ({
      name: group.name,
      text: nameList(group.skills.map(({ name }) => name)),
      url: null,
    })),
  ];
}
