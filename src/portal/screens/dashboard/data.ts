import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf, type T } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import type { Portfolio } from '~/resume/model/portfolio';
import type { Stat } from '~/resume/model/portfolio-sections';
import { clipped, nameList, roleName } from '~/portal/text/clipped';
import { careerOf } from '~/portal/career/career';
import { furtherCards, otherOpenRoles, roleEntries, panePlaces } from '~/portal/career/dashboard-cards';
import { featuredSkills, moreTags, firstOnes, type FeaturedSkill } from '~/portal/career/featured-skills';
import { type Format, shortPlace } from '~/portal/text/format';
import { linkWords, plainText } from '~/portal/text/rich-text';
import type { Slug } from '~/portal/addresses/screens';
import { isNoEmployer } from '~/resume/model/employers';
import { wordsOfName } from '~/resume/model/texts/repeated-text';
import { plain } from '~/portal/text/text-search';

/** The headline and the current role with its company, which together say nothing twice. */
export function greetingOf(
  headline: string | null,
  current: Portfolio['currentPosition'],
): { headline: string | null; now: string | null } {
  if (current === null) return { headline, now: null };
  const [title, company] = [current.position.title, current.company.name];
  // "Engineer at Acme" names the company already.
  const isNamed = plain(title).includes(plain(company)) || isNoEmployer(company);
  const now = isNamed ? title : roleName(title, company);
  const [inHeadline, inNow] = [wordsOfName(headline ?? ''), wordsOfName(now)];
  if (inHeadline.every((word) => inNow.includes(word))) return { headline: null, now };
  const isSaid = inNow.every((word) => inHeadline.includes(word));
  return { headline, now: isSaid ? null : now };
}

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

function achievementsOf(portfolio: Portfolio, format: Format) {
  const placeOf = panePlaces(portfolio);
  return portfolio.achievements.map(
    ({ title, itemId, type, description, year, period, icon, color, background }) => ({
      title: cardText(title),
      pane: placeOf(itemId),
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

export type DashboardSkill = ReturnType<typeof skillOf>;

/** A skill with the first known of its share, its level and `4 roles · 7 yrs 2 mos`, and its first keywords. */
export function skillOf(skill: FeaturedSkill, format: Format, t: T) {
  const { id, name, hasEvidence, percentage, level, roles, projects, months } = skill;
  const evidence = [
    roles > 0 && t('tags.roles', { count: roles }),
    projects > 0 && t('dashboard.projectsWith', { count: projects }),
    months > 0 && format.tenure(months),
  ].filter(Boolean);
  const { shown, more } = firstOnes(skill.keywords, MOST_KEYWORDS);
  return {
    id,
    name,
    hasEvidence,
    percentage,
    value: percentage === null ? (level ?? evidence.join(' · ')) : format.percent(percentage),
    keywords: nameList(shown) + (more > 0 ? `, ${t('dashboard.more', { count: more })}` : ''),
  };
}

/** The latest work with the beginning of its text and highlights, and the other open roles. */
function lastProjectOf(portfolio: Portfolio, format: Format) {
  const { lastProject } = portfolio;
  if (lastProject === null) return null;
  const { title, company, companyId, kind, positionId } = lastProject;
  const placeOf = panePlaces(portfolio);
  const highlights = firstOnes(lastProject.highlights, MOST_HIGHLIGHTS);
  const others = kind === 'current' ? otherOpenRoles(portfolio, positionId) : [];
  return {
    title,
    company,
    companyId,
    kind,
    rolePane: placeOf(positionId),
    companyPane: placeOf(companyId),
    period: format.period(lastProject.period),
    description: lastProject.description && cardText(lastProject.description),
    highlights: highlights.shown.map(cardText),
    moreHighlights: highlights.more,
    resources: lastProject.resources.map(({ name, icon }) => ({ name, icon })),
    others: roleEntries(portfolio, others, format),
  };
}

/** The data of the Dashboard. */
export function dashboardSlice(portfolio: Portfolio, format: Format) {
  const { owner, currentPosition, stats } = portfolio;
  const achievements = achievementsOf(portfolio, format);
  const skills = featuredSkills(portfolio);
  const lastProject = lastProjectOf(portfolio, format);
  const specified = [achievements.length > 0, skills.length > 0, lastProject].filter(Boolean).length;
  return {
    name: owner.name,
    ...greetingOf(owner.headline, currentPosition),
    person: {
      initials: owner.initials,
      photo: owner.photo?.src ?? null,
      ...(owner.photo?.alt && { photoAlt: owner.photo.alt }),
      email: owner.email,
      linkedin: owner.linkedin?.url ?? null,
      place: shortPlace(owner.place),
    },
    stats: stats.map(({ measure, title, value, icon }) => ({
      measure,
      title,
      value,
      icon,
      screen: screenOf(measure, portfolio),
    })),
    career: careerOf(portfolio, format),
    achievements,
    skills,
    /** The number of listed skills that are no tags, where those of the card are. */
    moreSkills: moreTags(portfolio.skills, skills),
    lastProject,
    further: furtherCards(portfolio, format, specified),
    /** True if there are projects but no figure that links to them. */
    unlistedProjects: portfolio.projects.length > 0 && !stats.some(({ measure }) => measure === 'projects'),
  };
}

export type DashboardSlice = ReturnType<typeof dashboardSlice>;

/** The slice of this screen, created by the build. */
export function data({ portfolio, language, resumePages }: PageContext) {
  const [format, t] = [formatOf(language.code), tOf(language.code)];
  const slice = dashboardSlice(portfolio, format);
  return {
    ...slice,
    skills: slice.skills.map((skill) => skillOf(skill, format, t)),
    resumePages,
    head: pageHead(portfolio, 'dashboard', language),
  };
}
