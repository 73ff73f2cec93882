import type { Portfolio, Stat } from '~/content/portfolio';

import { isolated } from './drawing';
import type { Format } from './format';
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
export function dashboardSlice(portfolio: Portfolio, format: Format) {
  const { owner, currentPosition, stats, achievements, skills, lastProject } = portfolio;
  return {
    name: owner.name,
    headline: owner.headline,
    now: currentPosition && {
      title: isolated(currentPosition.position.title),
      company: isolated(currentPosition.company.name),
    },
    stats: stats.map((stat) => ({ ...stat, screen: SCREEN_OF[stat.measure] })),
    achievements: achievements.map((achievement) => ({
      ...achievement,
      description: achievement.description && plainText(achievement.description),
    })),
    skills: featured(skills).map((skill) => ({
      ...skill,
      share: skill.percentage === null ? null : format.percent(skill.percentage),
    })),
    lastProject: lastProject && {
      ...lastProject,
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
