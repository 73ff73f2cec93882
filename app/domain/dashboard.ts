import type { Portfolio } from '~/content/portfolio';
import type { Stat } from '~/content/portfolio-showcase';

import { clauseOf } from './clause';
import { furtherCards } from './dashboard-cards';
import { isolated } from './drawing';
import { featuredSkills } from './featured-skills';
import type { Format } from './format';
import type { Language } from './languages';
import { panePlaces } from './pane-place';
import { plainText } from './rich-text';
import type { Slug } from './screens';

const SCREEN_OF: Readonly<Record<Stat['measure'], Slug | null>> = {
  years: 'experience',
  projects: 'projects',
  languages: 'profile',
  publications: 'profile',
  certificates: 'profile',
  talks: 'projects',
  countries: 'global-presence',
  openSource: 'projects',
  other: null,
};

/** What the dashboard shows. */
export function dashboardSlice(portfolio: Portfolio, format: Format, language: Pick<Language, 'segment'>) {
  const { owner, currentPosition, stats, achievements, lastProject } = portfolio;
  const skills = featuredSkills(portfolio);
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
    achievements: achievements.map(({ itemId, period, title, year, ...achievement }) => ({
      ...achievement,
      title: clauseOf(plainText(title)),
      year: year ?? (period && format.period(period)),
      pane: placeOf(itemId, language),
      description: achievement.description && plainText(achievement.description),
    })),
    skills: skills.map((skill) => ({
      ...skill,
      share: skill.percentage === null ? null : format.percent(skill.percentage),
    })),
    /** Cards of other sections, where the others leave a hole. */
    further: furtherCards(
      portfolio,
      format,
      [achievements, skills].filter((list) => list.length > 0).length + (lastProject ? 1 : 0),
    ),
    /** Projects that no figure leads to. */
    unlistedProjects: portfolio.projects.length > 0 && !stats.some(({ measure }) => measure === 'projects'),
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
