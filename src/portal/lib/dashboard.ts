import type { Portfolio } from '~/resume/model/portfolio';
import type { LastProject, Stat } from '~/resume/model/portfolio-showcase';

import { shortened, shortItem, withoutAnnouncement, withoutBareAddresses } from './card-text';
import { clauseOf } from './clause';
import { filledRow, languagesOnce, furtherCards, REQUIRED } from './dashboard-cards';
import { achievementsHeight, lastProjectHeight, skillsHeight } from './dashboard-heights';
import { featuredSkills } from './featured-skills';
import { moreTags } from './featured-tags';
import { firstOnes } from './first-ones';
import type { Format } from './format';
import { greetingOf } from './greeting';
import { languages, type Language } from './languages';
import { panePlaces } from './pane-place';
import { shortPlace } from './place-text';
import { roleCards, rolesInCard } from './role-cards';
import { linkWords, plainBlocks, plainText, type InnerItems } from './rich-text';
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

/** The number of keywords that fit into two or three lines. The card has fewer where it would be too high. */
const MOST_KEYWORDS = [8, 6, 4, 3] as const;
/** The height to which a card may grow, px. A higher one has shorter texts. */
const HIGHEST = 440;
/** The number of items of a list that a card shows. */
const MOST_ITEMS = 3;

/** The longest heading of a list that has no colon. */
const LONGEST_HEADING = 60;

/** Whether a paragraph before a list is only its heading. */
const isHeadingOfList = (text: string): boolean =>
  /[:：]$/u.test(text) || (text.length <= LONGEST_HEADING && !/[.!?。！？]$/u.test(text));

/** "Built a loom. Features:" stands without both its announcement and the list inside it. */
const withoutInner: InnerItems = ([item = '', ...inner]) => {
  const outer = withoutAnnouncement(item);
  return outer === item ? [item, ...inner] : [outer];
};

/** The first items of a list. The last one announces no further ones. */
function firstItems(items: readonly string[]): readonly string[] {
  const first = items.slice(0, MOST_ITEMS);
  const others = first.slice(0, -1);
  const last = first.slice(-1).map(withoutAnnouncement);
  return [...others, ...last.filter((item) => others.length === 0 || !/[:：]$/u.test(item))];
}

/** The text before a list, else its first items. */
function beginningOf({ description, highlights }: Pick<LastProject, 'description' | 'highlights'>) {
  const blocks = plainBlocks(description ?? '', linkWords, withoutInner).map((block) =>
    typeof block === 'object' && 'heading' in block ? block.heading : block,
  );
  const at = blocks.findIndex((block) => typeof block !== 'string');
  const before = at < 0 ? blocks : blocks.slice(0, at);
  const items = at < 0 ? [] : [blocks[at] ?? []].flat();
  const heading = before.at(-1) ?? '';
  const introduction =
    items.length > 0 && before.length > 1 && isHeadingOfList(String(heading)) ? before.slice(0, -1) : before;
  const text = introduction.join('\n\n');
  // "Duties:" before a list has no meaning by itself.
  const isHeading = /^$|[:：]$/u.test(text) && items.length + highlights.length > 0;
  // The items of a list belong to the text before it.
  const list = isHeading ? [...items, ...highlights] : items.length > 0 ? [] : highlights;
  const shown = firstItems([...new Set(list.map((one) => plainText(one, linkWords)))]);
  return { description: isHeading ? '' : shortened(text), highlights: shown };
}

/** The first shape of a card that is low enough, else the last one. */
const lowEnough = <Shape>(shapes: readonly [Shape, ...Shape[]], heightOf: (shape: Shape) => number): Shape =>
  shapes.find((shape) => heightOf(shape) <= HIGHEST) ?? shapes.at(-1) ?? shapes[0];

/** One or two items are cut only where the card would be too high. */
function withItems<Card extends Parameters<typeof lastProjectHeight>[0]>(card: Card): Card {
  const shape = (short: (text: string) => string) => ({ ...card, highlights: card.highlights.map(short) });
  return card.highlights.length < MOST_ITEMS
    ? lowEnough([shape(withoutBareAddresses), shape(shortened), shape(shortItem)], lastProjectHeight)
    : shape(shortItem);
}

/** The card with as many further highlights as fit beside the higher cards of its row. */
function filledUp<Card extends Parameters<typeof lastProjectHeight>[0]>(
  card: Card,
  further: readonly string[],
  height: number,
): Card {
  let filled = card;
  for (const one of further) {
    const item = shortItem(withoutAnnouncement(plainText(one, linkWords)));
    // It announces the next ones, of which the card may have no space for any.
    if (/[:：]$/u.test(item)) break;
    const next = { ...filled, highlights: [...filled.highlights, item] };
    if (lastProjectHeight(next) > height) break;
    filled = next;
  }
  return filled;
}

/** The achievements, skills and latest work as their cards show them. */
function cardsOf(portfolio: Portfolio, format: Format, language: Pick<Language, 'segment'>) {
  const { stats, lastProject } = portfolio;
  const placeOf = panePlaces(portfolio);
  const stated = Number.parseInt(stats.find(({ measure }) => measure === 'years')?.value ?? '', 10);
  const career = Number.isNaN(stated) ? Infinity : stated;
  const achievements = portfolio.achievements.map(
    ({ title, itemId, type, description, year, period, icon, color, background }) => ({
      title: clauseOf(plainText(title, linkWords)),
      pane: placeOf(itemId, language),
      type,
      description: description && withoutBareAddresses(plainText(description, linkWords)),
      // "Olympiad 2025" names its year.
      year: type && year && type.includes(year) ? null : (year ?? (period && format.period(period))),
      icon,
      color,
      background,
    }),
  );
  const featured = featuredSkills(portfolio);
  const skillsWith = (most: number) =>
    featured.map((skill) => {
      const { shown: keywords, more: moreKeywords } = firstOnes(skill.keywords, most);
      return {
        ...skill,
        // No skill has more years than the career has in the figure beside it.
        years: skill.years > career ? 0 : skill.years,
        keywords,
        moreKeywords,
        share: skill.percentage === null ? null : format.percent(skill.percentage),
      };
    });
  const [most, ...fewer] = MOST_KEYWORDS;
  const cards = {
    achievements: lowEnough(
      [
        achievements,
        achievements.map((one) => ({ ...one, description: one.description && shortItem(one.description) })),
      ],
      achievementsHeight,
    ),
    skills: lowEnough([skillsWith(most), ...fewer.map(skillsWith)], skillsHeight),
    /** The number of listed skills that are no tags, where those of the card are. */
    moreSkills: moreTags(portfolio.skills, featured),
  };
  if (lastProject === null) return { ...cards, lastProject };
  const { furtherHighlights, ...shown } = lastProject;
  const last = withItems({
    ...shown,
    rolePane: placeOf(lastProject.positionId, language),
    companyPane: placeOf(lastProject.companyId, language),
    ...beginningOf(lastProject),
    period: format.period(lastProject.period),
  });
  const others = rolesInCard(portfolio, last, format, language);
  const height = Math.max(achievementsHeight(cards.achievements), skillsHeight(cards.skills));
  return { ...cards, lastProject: filledUp({ ...last, others }, furtherHighlights, height) };
}

/** The data of the Dashboard. */
export function dashboardSlice(
  portfolio: Portfolio,
  format: Format,
  language: Pick<Language, 'code' | 'segment'>,
) {
  const { owner, currentPosition, stats } = portfolio;
  const isForeign = !languages.some(({ code }) => portfolio.portal.language.startsWith(code));
  const cards = cardsOf(portfolio, format, language);
  const { achievements, skills, lastProject } = cards;
  const heights = {
    ...(achievements.length > 0 && { achievements: achievementsHeight(achievements) }),
    ...(skills.length > 0 && { skills: skillsHeight(skills) }),
    ...(lastProject && { 'last-project': lastProjectHeight(lastProject) }),
  };
  const further = [...roleCards(portfolio, format, language), ...furtherCards(portfolio, format)];
  const row = filledRow(
    heights,
    languagesOnce(further, stats, heights),
    lastProject?.kind === 'stated' ? new Set() : REQUIRED,
  );
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
    ...cards,
    ...row,
    /** True if there are projects but no figure that links to them. */
    unlistedProjects: portfolio.projects.length > 0 && !stats.some(({ measure }) => measure === 'projects'),
  };
}

export type DashboardSlice = ReturnType<typeof dashboardSlice>;
