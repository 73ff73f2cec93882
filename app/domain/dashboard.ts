import type { Portfolio } from '~/content/portfolio';
import type { Stat } from '~/content/portfolio-showcase';

import { isolated } from './drawing';
import type { Format } from './format';
import type { Language } from './languages';
import { panePlaces } from './pane-place';
import { plainText } from './rich-text';
import type { Slug } from './screens';

/** How many skills the card features (spec §2). */
const FEATURED_SKILLS = 4;

const SCREEN_OF: Readonly<Record<Stat['measure'], Slug | null>> = {
  years: 'experience',
  projects: 'projects',
  languages: 'profile',
  other: null,
};

/** What the dashboard shows. */
export function dashboardSlice(portfolio: Portfolio, format: Format, language: Pick<Language, 'segment'>) {
  const { owner, currentPosition, stats, achievements, skills, lastProject } = portfolio;
  const placeOf = panePlaces(portfolio);
  return {
    name: owner.name,
    headline: owner.headline,
    person: {
      initials: owner.initials,
      photo: owner.photo?.src ?? null,
      email: owner.email,
      linkedin: owner.linkedin?.url ?? null,
      place: [owner.place?.city, owner.place?.country].filter(Boolean).join(', '),
    },
    now: currentPosition && {
      title: isolated(currentPosition.position.title),
      company: isolated(currentPosition.company.name),
    },
    stats: stats.map((stat) => ({ ...stat, screen: SCREEN_OF[stat.measure] })),
    achievements: achievements.map(({ itemId, ...achievement }) => ({
      ...achievement,
      pane: placeOf(itemId, language),
      description: achievement.description && plainText(achievement.description),
    })),
    skills: featured(skills).map((skill) => ({
      ...skill,
      share: skill.percentage === null ? null : format.percent(skill.percentage),
    })),
    lastProject: lastProject && {
      ...lastProject,
      rolePane: placeOf(lastProject.positionId, language),
      companyPane: placeOf(lastProject.companyId, language),
      description: lastProject.description && plainText(lastProject.description),
      period: format.period(lastProject.period),
    },
  };
}

export type DashboardSlice = ReturnType<typeof dashboardSlice>;

/** The first skills, those that have a figure before those that have none. */
function featured(skills: Portfolio['skills']) {
  const [measured, others] = [
    skills.filter((skill) => skill.percentage !== null),
    skills.filter((skill) => skill.percentage === null),
  ];
  return [...measured, ...others]
    .slice(0, FEATURED_SKILLS)
    .map(({ id, name, level, percentage }) => ({ id, name, level, percentage }));
}
