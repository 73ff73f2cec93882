import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-data';
import type { Portfolio } from '~/resume/model/portfolio';
import type { Stat } from '~/resume/model/portfolio-sections';
import { clipped } from '~/portal/text/clipped';
import { careerOf } from '~/portal/career/career';
import { furtherCards, otherOpenRoles, roleEntries, panePlaces } from '~/portal/career/dashboard-cards';
import { featuredSkills, moreTags, firstOnes } from '~/portal/career/featured-skills';
import { type Format, shortPlace } from '~/portal/text/format';
import { languages, type Language } from '~/portal/addresses/languages';
import { linkWords, plainText } from '~/portal/text/rich-text';
import type { Slug } from '~/portal/addresses/screens';
import { shortKey, isNoEmployer } from '~/resume/model/company-key';
import { hasWords, wordsOfName } from '~/resume/model/texts/repeated-text';
import { isolated } from '~/portal/text/element-tree';
import { plain } from '~/portal/text/text-search';

const SEPARATOR = ', ';
/** The length of three short lines. */
const LONGEST = 64;
/** So many more characters are shown rather than cut: the lines have room for another word. */
const FEW_MORE = 8;
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

/** The names until the text of them, joined, is longer than the limit. There may be thousands of certificates. */
function namesBeyond(limit: number, names: readonly string[]): readonly string[] {
  const found: string[] = [];
  let length = -SEPARATOR.length;
  for (const name of names) {
    if (length > limit) break;
    found.push(name);
    length += SEPARATOR.length + name.length;
  }
  return found;
}

/** The first names, of which the last one is whole unless a long one would leave half of the room empty. */
function firstNames(names: readonly string[], count: number): string {
  const first = namesBeyond(LONGEST + FEW_MORE, names);
  const all = first.join(SEPARATOR);
  // Projects of roles are counted and not named.
  if (all.length <= LONGEST + FEW_MORE) return first.length < count ? `${all}…` : all;
  const whole = first
    .map((_, at) => first.slice(0, at + 1).join(SEPARATOR))
    .findLast((some) => some.length < LONGEST && some.length > LONGEST / 2);
  return whole === undefined ? clipped(all, LONGEST) : `${whole}…`;
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
  // The key achievements are not named again below a figure.
  const known = new Set(facts.achievements.map(({ title }) => plainText(title)));
  const named = namesBeyond(LONGEST - 1, names);
  if (named.every((name) => known.has(name))) return null;
  return { names: isolated(firstNames(names, stat.count ?? names.length)) };
}

/** "Architect" of "Architect (Vice President)" and of "Architect | Houses"; a name in brackets stays. */
const withoutAddition = (name: string): string =>
  name.replaceAll(/(?<=\S)\s*\([^()]*\)|(?<=\S)\s[|–—-]\s.*$/g, '');

/** Words with this many equal letters at their beginning, and few others, have one stem: "engineer(ing)". */
const STEM = 5;
const MOST_ENDING = 3;

const isAlike = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  const stem = Math.max(STEM, shorter - MOST_ENDING);
  return one === other || (shorter >= STEM && one.slice(0, stem) === other.slice(0, stem));
};

/** The shortest name that is compared without its spaces: "Full Stack" and "Fullstack". */
const SHORTEST = 8;

const hasName = (text: string, name: string): boolean => {
  const [words, named] = [wordsOfName(text), wordsOfName(name)];
  const joined = named.join('');
  return (
    named.length > 0 &&
    (named.every((word) => words.some((other) => isAlike(word, other))) ||
      (joined.length >= SHORTEST && words.join('').includes(joined)))
  );
};

/** A word that is not in Latin letters: "软件工程师". Few Greek letters are signs: "ΔΣ-Loom". */
const NOT_LATIN = /(?:[^\P{L}\p{Script=Latin}\p{Script=Greek}]\p{M}*){2}|\p{Script=Greek}{3}/u;

/** Whether a text has words in another script than a language in Latin letters. */
const isInOtherScript = (text: string, language: string): boolean =>
  NOT_LATIN.test(text) && new Intl.Locale(language).maximize().script === 'Latn';

/**
 * The headline and the sentence about the current role, which together say nothing twice.
 * @param isForeign whether the words are of a language that the portal does not have
 * @param language of the sentence, which surrounds no words in another script
 */
export function greetingOf(
  headline: string | null,
  current: Portfolio['currentPosition'],
  isForeign: boolean,
  language: string,
): {
  headline: string | null;
  now: { title: string | null; company: string | null; isForeign: boolean } | null;
} {
  if (current === null) return { headline, now: null };
  const [title, name] = [current.position.title, current.company.name];
  const isUnsaid = !plain(title).includes(plain(name)) && !isNoEmployer(name);
  const nowOf = (shown: string | null) => {
    const isBare =
      isForeign || [shown, isUnsaid ? name : null].some((text) => isInOtherScript(text ?? '', language));
    return {
      title: shown && isolated(shown),
      // "Engineer at Acme" names the company already. The sentence ends with a full stop itself.
      company: isUnsaid ? isolated(isBare ? name : name.replace(/\.$/, '')) : null,
      isForeign: isBare,
    };
  };
  const whole = nowOf(title);
  if (headline === null) return { headline, now: whole };
  const isInTitle = wordsOfName(headline).every((word) => wordsOfName(title).includes(word));
  if (isInTitle) return { headline: null, now: whole };
  if (!hasName(headline, withoutAddition(title))) return { headline, now: whole };
  const isNamed = hasWords(headline, shortKey(withoutAddition(name)));
  return { headline, now: !isUnsaid || isNamed ? null : nowOf(null) };
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
  const slice = dashboardSlice(portfolio, formatOf(language.code), language);
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
    resumePages,
    head: pageHead(portfolio, 'dashboard', language),
  };
}
