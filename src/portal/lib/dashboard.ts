import type { Portfolio } from '~/resume/read/portfolio';
import type { Stat } from '~/resume/read/portfolio-showcase';

import { clauseOf } from './clause';
import { clipped } from './clipped';
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

/** As many keywords of a skill as two or three lines hold. */
const MOST_KEYWORDS = 8;
/** A card is no page: beyond so many letters its text ends at a sentence or a word. */
const LONGEST_TEXT = 320;

/** The beginning of a long text, in whole sentences where one ends late enough. */
function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const ends = [...text.slice(0, LONGEST_TEXT).matchAll(/[.!?](?=\s)|\n|[。！？]/gu)];
  const end = ends.findLast(({ index }) => index > LONGEST_TEXT / 2);
  return end ? text.slice(0, end.index + 1).trim() : clipped(text, LONGEST_TEXT);
}

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
      // The sentence brings its own full stop.
      company: isolated(currentPosition.company.name.replace(/\.$/, '')),
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
      keywords: skill.keywords.slice(0, MOST_KEYWORDS),
      moreKeywords: Math.max(0, skill.keywords.length - MOST_KEYWORDS),
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
      description: lastProject.description && shortened(plainText(lastProject.description)),
      period: format.period(lastProject.period),
    },
  };
}

export type DashboardSlice = ReturnType<typeof dashboardSlice>;
