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
import { plainParts, plainText } from './rich-text';
import { plain } from './text-search';
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

/** The number of keywords that fit into two or three lines. */
const MOST_KEYWORDS = 8;
/** The longest text of a card. A longer one is cut at a sentence or a word. */
const LONGEST_TEXT = 320;

/** The beginning of a long text, cut after a sentence if one ends late enough. */
function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const ends = [...text.slice(0, LONGEST_TEXT).matchAll(/[.!?](?=\s)|\n|[。！？]/gu)];
  const end = ends.findLast(({ index }) => index > LONGEST_TEXT / 2);
  return end ? text.slice(0, end.index + 1).trim() : clipped(text, LONGEST_TEXT);
}

/** The text before a list, else its first item. */
function beginningOf(description: string): string {
  const { text, items } = plainParts(description);
  return text || (items[0] ?? '');
}

/** The data of the Dashboard. */
export function dashboardSlice(portfolio: Portfolio, format: Format, language: Pick<Language, 'segment'>) {
  const { owner, currentPosition, stats, achievements, lastProject } = portfolio;
  const skills = featuredSkills(portfolio);
  const placeOf = panePlaces(portfolio);
  const stated = Number.parseInt(stats.find(({ measure }) => measure === 'years')?.value ?? '', 10);
  const career = Number.isNaN(stated) ? Infinity : stated;
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
      // A title such as "Engineer at Acme" names the company already.
      company: plain(currentPosition.position.title).includes(plain(currentPosition.company.name))
        ? null
        : // The sentence already ends with a full stop.
          isolated(currentPosition.company.name.replace(/\.$/, '')),
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
      // No skill has more years than the career has in the figure beside it.
      years: skill.years > career ? 0 : skill.years,
      keywords: skill.keywords.slice(0, MOST_KEYWORDS),
      moreKeywords: Math.max(0, skill.keywords.length - MOST_KEYWORDS),
      share: skill.percentage === null ? null : format.percent(skill.percentage),
    })),
    /** Cards of other sections that complete a row. */
    further: furtherCards(
      portfolio,
      format,
      [achievements, skills].filter((list) => list.length > 0).length + (lastProject ? 1 : 0),
    ),
    /** True if there are projects but no figure that links to them. */
    unlistedProjects: portfolio.projects.length > 0 && !stats.some(({ measure }) => measure === 'projects'),
    lastProject: lastProject && {
      ...lastProject,
      rolePane: placeOf(lastProject.positionId, language),
      companyPane: placeOf(lastProject.companyId, language),
      description: lastProject.description && shortened(beginningOf(lastProject.description)),
      period: format.period(lastProject.period),
    },
  };
}

export type DashboardSlice = ReturnType<typeof dashboardSlice>;
