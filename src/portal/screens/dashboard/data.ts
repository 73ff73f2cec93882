import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf, type T } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import type { Portfolio } from '~/resume/model/portfolio';
import type { Stat } from '~/resume/model/portfolio-sections';
import { clipped, nameList } from '~/portal/text/clipped';
import { careerOf } from '~/portal/career/career';
import { furtherCards, otherOpenRoles, roleEntries, panePlaces } from '~/portal/career/dashboard-cards';
import { featuredSkills, moreTags, firstOnes, type FeaturedSkill } from '~/portal/career/featured-skills';
import { type Format, shortPlace } from '~/portal/text/format';
import { languages, type Language } from '~/portal/addresses/languages';
import { linkWords, plainText } from '~/portal/text/rich-text';
import type { Slug } from '~/portal/addresses/screens';
import { shortKey, isNoEmployer } from '~/resume/model/employers';
import { hasWords, wordsOfName } from '~/resume/model/texts/repeated-text';
import { isolated } from '~/portal/text/element-tree';
import { plain } from '~/portal/text/text-search';

/** The styles show the first lines of the names below a figure. */
const MOST_NAMES = 8;
/** Years with gaps, and those of an ended career, are not counted from the first to today. */
const FEW_YEARS = 1;

type Facts = Pick<
  Portfolio,
  | 'achievements'
  | 'certificates'
  | 'companies'
  | 'currentPosition'
  | 'experience'
  | 'languages'
  | 'places'
  | 'projects'
  | 'publications'
>;

/** The meaning of a counted figure: the names of the counted entries, or the first of the counted years. */
export type StatDetail = { names: string } | { since: number } | null;

const namesOf = (entries: readonly { name: string }[]): readonly string[] =>
  entries.map(({ name }) => plainText(name));

function countedNames({ measure }: Stat, facts: Facts): readonly string[] {
  switch (measure) {
    case 'languages':
      return facts.languages.map(({ language }) => language);
    case 'certificates':
      return namesOf(facts.certificates.filter(({ inProgress }) => !inProgress));
    case 'publications':
      return namesOf(facts.publications);
    case 'projects':
      return namesOf(facts.projects);
    case 'openSource':
      return namesOf(facts.projects.filter(({ shown }) => shown === 'openSource'));
    case 'countries':
      return [...new Set(facts.places.flatMap(({ country }) => country ?? []))];
    default:
      return [];
  }
}

/** The line below a figure. Figures that the owner has stated have none. */
export function statDetail(stat: Stat, facts: Facts, thisYear: number): StatDetail {
  if (stat.stated) return null;
  if (stat.measure === 'years') {
    const since = facts.experience.since?.year;
    const isGapless =
      since !== undefined && stat.count !== null && Math.abs(thisYear - since - stat.count) <= FEW_YEARS;
    // A job with an unknown start may be an earlier one.
    const isCertain = !facts.companies.some(({ period }) => period.startUnknown);
    return isGapless && isCertain && facts.currentPosition ? { since } : null;
  }
  const names = countedNames(stat, facts);
  const first = names.slice(0, MOST_NAMES);
  // The key achievements are not named again below a figure.
  const known = new Set(facts.achievements.map(({ title }) => plainText(title)));
  if (first.every((name) => known.has(name))) return null;
  // Projects of roles are counted and not named.
  const areMore = Math.max(names.length, stat.count ?? 0) > first.length;
  return { names: isolated(first.join(', ') + (areMore ? '…' : '')) };
}

/** "Architect" of "Architect (Vice President)" and of "Architect | Houses"; a name in brackets stays. */
const withoutAddition = (name: string): string =>
  name.replaceAll(/(?<=\S)\s*\([^()]*\)|(?<=\S)\s[|–—-]\s.*$/g, '');

/** Words that are not in the Latin letters of all catalogues. Few Greek letters are signs: "ΔΣ-Loom". */
const OTHER_SCRIPT = /(?:[^\P{L}\p{Script=Latin}\p{Script=Greek}]\p{M}*){2}|\p{Script=Greek}{3}/u;

/**
 * The headline and the sentence about the current role, which together say nothing twice.
 * @param isForeign whether the words are of a language that the portal does not have. No sentence surrounds them,
 *   nor words in another script.
 */
export function greetingOf(
  headline: string | null,
  current: Portfolio['currentPosition'],
  isForeign: boolean,
): {
  headline: string | null;
  now: { title: string | null; company: string | null; isForeign: boolean } | null;
} {
  if (current === null) return { headline, now: null };
  const [title, name] = [current.position.title, current.company.name];
  // "Engineer at Acme" names the company already. The sentence ends with a full stop itself.
  const isUnsaid = !plain(title).includes(plain(name)) && !isNoEmployer(name);
  const nowOf = (shown: string | null) => {
    const isBare = isForeign || [shown ?? '', isUnsaid ? name : ''].some((text) => OTHER_SCRIPT.test(text));
    return {
      title: shown && isolated(shown),
      company: isUnsaid ? isolated(isBare ? name : name.replace(/\.$/, '')) : null,
      isForeign: isBare,
    };
  };
  const now = nowOf(title);
  if (headline === null) return { headline, now };
  const namesAll = (text: string, words: string) =>
    wordsOfName(words).every((word) => wordsOfName(text).includes(word));
  if (namesAll(title, headline)) return { headline: null, now };
  const role = withoutAddition(title);
  // A title without words, such as "—", is in no headline.
  if (wordsOfName(role).length === 0 || !namesAll(headline, role)) return { headline, now };
  const isNamed = !isUnsaid || hasWords(headline, shortKey(withoutAddition(name)));
  return { headline, now: isNamed ? null : nowOf(null) };
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
export function dashboardSlice(portfolio: Portfolio, format: Format, language: Pick<Language, 'segment'>) {
  const { owner, currentPosition, stats } = portfolio;
  const isForeign = !languages.some(({ code }) => portfolio.portal.language.startsWith(code));
  const achievements = achievementsOf(portfolio, format, language);
  const skills = featuredSkills(portfolio);
  const lastProject = lastProjectOf(portfolio, format, language);
  const specified = [achievements.length > 0, skills.length > 0, lastProject].filter(Boolean).length;
  return {
    name: owner.name,
    ...greetingOf(owner.headline, currentPosition, isForeign),
    person: {
      initials: owner.initials,
      photo: owner.photo?.src ?? null,
      ...(owner.photo?.alt && { photoAlt: owner.photo.alt }),
      email: owner.email,
      linkedin: owner.linkedin?.url ?? null,
      place: shortPlace(owner.place),
    },
    stats: stats.map((stat) => ({ ...stat, screen: screenOf(stat.measure, portfolio) })),
    career: careerOf(portfolio, format),
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

/** The slice of this screen, created by the build. */
export function data({ portfolio, language, resumePages }: PageContext) {
  const [format, t] = [formatOf(language.code), tOf(language.code)];
  const slice = dashboardSlice(portfolio, format, language);
  const thisYear = new Date().getFullYear();
  const sections = new Set<string>(slice.further.map(({ section }) => section));
  return {
    ...slice,
    stats: slice.stats.map((stat) => ({
      ...stat,
      // The page shows the text.
      count: undefined,
      // The names in a card of the page are not repeated below their number.
      detail: sections.has(stat.measure) ? null : statDetail(stat, portfolio, thisYear),
    })),
    skills: slice.skills.map((skill) => skillOf(skill, format, t)),
    resumePages,
    head: pageHead(portfolio, 'dashboard', language),
  };
}
