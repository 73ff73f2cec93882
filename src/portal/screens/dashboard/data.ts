import type { Slug } from '~/portal/addresses/screens';
import { careerOf } from '~/portal/career/career';
import { featuredSkills, firstOnes, moreTags, type FeaturedSkill } from '~/portal/career/featured-skills';
import { currentTitle, LAST_TITLES, MOST_ROLES, otherOpenRoles } from '~/portal/career/latest-work';
import { IAM_SECTIONS, sectionEntries } from '~/portal/career/sections';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf, type T } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import { clipped, nameList, roleName } from '~/portal/text/clipped';
import type { SectionEntry } from '~/portal/text/entry-tree';
import { type Format, shortPlace } from '~/portal/text/format';
import { linkWords, plainText } from '~/portal/text/rich-text';
import { plain } from '~/portal/text/text-search';
import { isNoEmployer } from '~/resume/model/employers';
import type { Portfolio } from '~/resume/model/portfolio';
import type { Stat } from '~/resume/model/portfolio-sections';
import { byDate, openOf, workRoles } from '~/resume/model/roles-by-date';
import { wordsOfName } from '~/resume/model/texts/repeated-text';

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

/** The figures: their titles, and the screens with what they count. */
const FIGURES = {
  years: { title: 'dashboard.years', screen: 'experience' },
  projects: { title: 'dashboard.projects', screen: 'projects' },
  languages: { title: 'dashboard.languages', screen: 'profile' },
  publications: { title: 'dashboard.publications', screen: 'profile' },
  certificates: { title: 'dashboard.certificates', screen: 'profile' },
  talks: { title: 'dashboard.talks', screen: 'projects' },
  countries: { title: 'dashboard.countries', screen: 'global-presence' },
  openSource: { title: 'dashboard.openSource', screen: 'projects' },
  other: { title: null, screen: null },
} as const satisfies Record<Stat['measure'], object>;

/** The title of a figure: the owner's, or that of what is counted. */
export function figureTitle({ title, measure }: Pick<Stat, 'title' | 'measure'>, t: T): string {
  const counted = FIGURES[measure].title;
  return title ?? (counted ? t(counted) : '');
}

/** The screen of a figure. All projects belong to roles where Projects is empty. */
function screenOfFigure(measure: Stat['measure'], { projects }: Pick<Portfolio, 'projects'>): Slug | null {
  const { screen } = FIGURES[measure];
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

/** A pane: its id, and the company or role on Subscriptions that has it; null for a project. */
export type PanePlace = { id: string; place: string | null };

/** Finds the place of a company, role, resource or project by its id. */
function panePlaces({ companies, projects }: Pick<Portfolio, 'companies' | 'projects'>) {
  const anchors = new Map(
    companies.flatMap((company) => [
      [company.id, company.id] as const,
      ...company.positions.flatMap((position) => [
        [position.id, position.id] as const,
        ...position.resources.map((resource) => [resource.id, position.id] as const),
      ]),
    ]),
  );
  return (id: string | null): PanePlace | null => {
    const place = anchors.get(id ?? '') ?? null;
    const isKnown = place !== null || projects.some((project) => project.id === id);
    return id !== null && isKnown ? { id, place } : null;
  };
}

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
    /** The title of the card. */
    heading: kind === 'current' ? currentTitle(1 + others.length) : LAST_TITLES[kind],
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

/** The number of cards that an overview has at least, if the résumé has enough for them. */
const FEWEST_CARDS = 3;
/** The number of entries that a card lists. */
const MOST_ENTRIES = 5;

/** Sections that complete the overview, in this order. */
const SECTIONS = [
  'education',
  'certificates',
  'volunteering',
  'languages',
  'publications',
  'interests',
] as const;

type Section = (typeof SECTIONS)[number];

type CardEntry = {
  id: string;
  title: string;
  facts: string;
  /** The pane of a role; entries of sections lead to IAM. */ pane?: PanePlace | null;
};

export type FurtherCard = {
  /** A section of IAM, the open roles as `current`, or the newest ended role as `past`. */
  section: Section | 'current' | 'past';
  title: (typeof IAM_SECTIONS)[Section]['title'] | ReturnType<typeof currentTitle> | typeof LAST_TITLES.past;
  entries: readonly CardEntry[];
  /** The number of entries that it does not list. */ more: number;
};

const facts = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

/** The cards of sections, without entries among the key achievements and without the last project. */
function sectionCards(portfolio: Portfolio, format: Format): readonly FurtherCard[] {
  const all = {
    ...sectionEntries(portfolio, format),
    languages: portfolio.languages.map(({ language, fluency }): SectionEntry => ({
      id: 'languages',
      title: language,
      facts: [[fluency]],
    })),
    interests: portfolio.interests.map(({ id, name, keywords }): SectionEntry => ({
      id,
      title: name,
      facts: [[nameList(keywords)]],
    })),
  };
  const { achievements, lastProject } = portfolio;
  const shown = new Set(achievements.map(({ title }) => title));
  if (lastProject?.kind === 'project' || lastProject?.kind === 'undated') shown.add(lastProject.title);
  return SECTIONS.map((section) => {
    const entries = firstOnes(
      all[section].filter(({ title }) => !shown.has(title ?? '')),
      MOST_ENTRIES,
    );
    return {
      section,
      title: IAM_SECTIONS[section].title,
      entries: entries.shown.map(({ id, title, facts: lines = [] }) => ({
        id,
        title: title ?? '',
        facts: facts(...lines.flat()),
      })),
      more: entries.more,
    };
    // A single language is no card.
  }).filter(({ section, entries }) => entries.length > (section === 'languages' ? 1 : 0));
}

type Roles = Pick<Portfolio, 'companies' | 'projects'>;
type Role = ReturnType<typeof workRoles>[number];

/** Roles as the entries of a card, each with its pane. */
function roleEntries(portfolio: Roles, roles: readonly Role[], format: Format): readonly CardEntry[] {
  const placeOf = panePlaces(portfolio);
  return roles.slice(0, MOST_ROLES).map(({ position: { id, title, period }, company }) => ({
    id,
    title,
    facts: facts(company.name === title ? null : company.name, format.period(period)),
    pane: placeOf(id),
  }));
}

/** The card of the open roles, else of the newest one. There is none if another card shows that role as the last work. */
function roleCards(
  portfolio: Roles & Pick<Portfolio, 'lastProject'>,
  format: Format,
): readonly FurtherCard[] {
  if (portfolio.lastProject?.kind !== 'project') return [];
  // Roles that have not begun yet have no span.
  const roles = workRoles(portfolio.companies).filter(({ position }) => position.span !== null);
  const open = openOf(roles);
  const shown = open.length === 0 ? byDate(roles).slice(0, 1) : open;
  if (shown.length === 0) return [];
  const entries = roleEntries(portfolio, shown, format);
  return open.length > 0
    ? [{ section: 'current', title: currentTitle(entries.length), entries, more: 0 }]
    : [{ section: 'past', title: LAST_TITLES.past, entries, more: 0 }];
}

/**
 * The cards behind the specified ones, in a fixed order: the open roles and the studies, which every overview has
 * unless its owner has stated the last project, and other sections until there are three cards.
 * @param specified the number of specified cards
 */
export function furtherCards(
  portfolio: Portfolio,
  format: Format,
  specified: number,
): readonly FurtherCard[] {
  const isStated = portfolio.lastProject?.kind === 'stated';
  const roles = isStated ? [] : roleCards(portfolio, format);
  return [...roles, ...sectionCards(portfolio, format)].filter(
    ({ section }, at) =>
      specified + at < FEWEST_CARDS || (!isStated && ['current', 'past', 'education'].includes(section)),
  );
}

/** The data of the Dashboard. */
export function dashboardSlice(portfolio: Portfolio, format: Format, t: T) {
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
    stats: stats.map((stat) => ({
      title: figureTitle(stat, t),
      value: stat.value,
      icon: stat.icon,
      screen: screenOfFigure(stat.measure, portfolio),
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
  const slice = dashboardSlice(portfolio, format, t);
  return {
    ...slice,
    skills: slice.skills.map((skill) => skillOf(skill, format, t)),
    resumePages,
    head: pageHead(portfolio, 'dashboard', language),
  };
}
