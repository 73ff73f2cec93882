import type { Portfolio } from '~/resume/model/portfolio';
import type { Stat } from '~/resume/model/portfolio-sections';
import { clipped } from './clipped';
import { furtherCards, otherOpenRoles, roleEntries, panePlaces } from './dashboard-cards';
import { featuredSkills, moreTags, firstOnes } from './featured-skills';
import { type Format, shortPlace } from './format';
import { greetingOf } from './greeting';
import { languages, type Language } from './languages';
import { linkWords, plainText } from './rich-text';
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

/** The screen of a figure. All projects belong to roles where Projects is empty. */
function screenOf(measure: Stat['measure'], { projects }: Pick<Portfolio, 'projects'>): Slug | null {
  const screen = SCREEN_OF[measure];
  return screen === 'projects' && projects.length === 0 ? 'experience' : screen;
}

/** The numbers of keywords and highlights that a card lists. */
const MOST_KEYWORDS = 6;
const MOST_HIGHLIGHTS = 3;
/** The styles show the first lines of a text. Its page has all of it. */
const LONGEST_TEXT = 600;

/** A text as a card shows it: without links, one line per paragraph or item of a list. */
const cardText = (text: string): string =>
  clipped(plainText(text, linkWords).replaceAll(/\n{2,}/g, '\n'), LONGEST_TEXT);

/** The achievements, each with the pane of its subject. */
function achievementsOf(portfolio: Portfolio, format: Format, language: Pick<Language, 'segment'>) {
  const placeOf = panePlaces(portfolio);
  return portfolio.achievements.map(
    ({ title, itemId, type, description, year, period, icon, color, background }) => ({
      title: cardText(title),
      pane: placeOf(itemId, language),
      type: type === title ? null : type,
      description: description && cardText(description),
      // "Olympiad 2025" names its year.
      year: type && year && type.includes(year) ? null : (year ?? (period && format.period(period))),
      icon,
      color,
      background,
    }),
  );
}

/** The featured skills with their first keywords. */
function skillsOf(portfolio: Portfolio, format: Format) {
  return featuredSkills(portfolio).map((skill) => {
    const { shown: keywords, more: moreKeywords } = firstOnes(skill.keywords, MOST_KEYWORDS);
    return {
      ...skill,
      tenure: skill.months > 0 ? format.tenure(skill.months) : '',
      keywords,
      moreKeywords,
      share: skill.percentage === null ? null : format.percent(skill.percentage),
    };
  });
}

/** The latest work with the beginning of its text and highlights, and the other open roles. */
function lastProjectOf(portfolio: Portfolio, format: Format, language: Pick<Language, 'segment'>) {
  const { lastProject } = portfolio;
  if (lastProject === null) return null;
  const placeOf = panePlaces(portfolio);
  const highlights = firstOnes(lastProject.highlights, MOST_HIGHLIGHTS);
  const others = lastProject.kind === 'current' ? otherOpenRoles(portfolio, lastProject.positionId) : [];
  return {
    ...lastProject,
    rolePane: placeOf(lastProject.positionId, language),
    companyPane: placeOf(lastProject.companyId, language),
    period: format.period(lastProject.period),
    description: lastProject.description && cardText(lastProject.description),
    highlights: highlights.shown.map(cardText),
    moreHighlights: highlights.more,
    others: roleEntries(portfolio, others, format, language),
  };
}

/** The data of the Dashboard. */
export function dashboardSlice(
  portfolio: Portfolio,
  format: Format,
  language: Pick<Language, 'code' | 'segment'>,
) {
  const { owner, currentPosition, stats } = portfolio;
  const isForeign = !languages.some(({ code }) => portfolio.portal.language.startsWith(code));
  const achievements = achievementsOf(portfolio, format, language);
  const skills = skillsOf(portfolio, format);
  const lastProject = lastProjectOf(portfolio, format, language);
  const specified = [achievements.length > 0, skills.length > 0, lastProject].filter(Boolean).length;
  return {
    name: owner.name,
    ...greetingOf(owner.headline, currentPosition, isForeign, language.code),
    person: {
      initials: owner.initials,
      photo: owner.photo?.src ?? null,
      email: owner.email,
      linkedin: owner.linkedin?.url ?? null,
      place: shortPlace(owner.place),
    },
    stats: stats.map((stat) => ({ ...stat, screen: screenOf(stat.measure, portfolio) })),
    achievements,
    skills,
    /** The number of listed skills that are no tags, where those of the card are. */
    moreSkills: moreTags(portfolio.skills, skills),
    lastProject,
    further: furtherCards(portfolio, format, language, specified),
    /** True if there are projects but no figure that links to them. */
    unlistedProjects: portfolio.projects.length > 0 && !stats.some(({ measure }) => measure === 'projects'),
  };
}

export type DashboardSlice = ReturnType<typeof dashboardSlice>;
