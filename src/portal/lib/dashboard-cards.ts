import { isDegree } from '~/resume/model/degree';
import type { Period, Portfolio } from '~/resume/model/portfolio';
import { isUnfinishedText } from '~/resume/tidy/unfinished-text';

import { certificatePeriod } from './certificate-period';
import { entriesHeight } from './dashboard-heights';
import { firstOnes } from './first-ones';
import { GAP, placeOfLowCard, type LowCard } from './dashboard-hole';
import type { Format } from './format';
import { nameList } from './name-list';
import type { PanePlace } from './pane-place';

/** The number of cards in a row of the Dashboard. */
const ROW = 3;
/** A smaller hole below a card needs no further card. */
const SMALLEST_HOLE = 170;
/** A further card may be so much higher than its hole. */
const OVERHANG = 24;
/** The height of the number of further entries, and the gap above it. */
const MORE_LINE = 28;
/** The number of entries that fit beside the other cards without scrolling. */
const ENTRIES = 5;

/** Sections that can fill an empty card, in this order. */
const SECTIONS = [
  'education',
  'certificates',
  'volunteering',
  'languages',
  'publications',
  'interests',
] as const;

type Section = (typeof SECTIONS)[number];

export type CardEntry = {
  id: string;
  title: string;
  facts: string;
  /** The pane of a role; entries of sections lead to IAM. */ pane?: PanePlace | null;
};

export type FurtherCard = {
  /** A section of IAM, the open roles as `current`, or the newest ended role as `past`. */
  section: Section | 'current' | 'past';
  entries: readonly CardEntry[];
  /** The number of other entries, if there are some. */ more?: number;
};

/** A card with its first entries. */
function withFirst({ section, entries, more = 0 }: FurtherCard, most: number): FurtherCard {
  const shown = more > 0 ? entries.slice(0, most) : firstOnes(entries, most).shown;
  const others = entries.length - shown.length + more;
  return { section, entries: shown, ...(others > 0 && { more: others }) };
}

const heightOf = ({ entries, more }: FurtherCard): number => entriesHeight(entries) + (more ? MORE_LINE : 0);

/** The cards that every Dashboard has, unless its owner has stated the row. */
export const REQUIRED: ReadonlySet<FurtherCard['section']> = new Set(['current', 'past', 'education']);

export const facts = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

/** Languages that a figure lists already have a card only where a row would not be complete. */
export function languagesOnce(
  cards: readonly FurtherCard[],
  stats: Portfolio['stats'],
  heights: Readonly<Record<string, number>>,
): readonly FurtherCard[] {
  const others = cards.filter(({ section }) => section !== 'languages');
  const areListed = stats.some(({ measure }) => measure === 'languages');
  return areListed && others.length >= ROW - Object.keys(heights).length ? others : cards;
}

/** The studies with the first degree among those that a card shows, where many courses stand before it. */
function withDegree(education: Portfolio['education']): Portfolio['education'] {
  const at = education.findIndex(({ studyType, area }) => isDegree(studyType ?? area ?? ''));
  const degree = education[at];
  if (degree === undefined || at < ENTRIES) return education;
  return [
    ...education.slice(0, ENTRIES - 1),
    degree,
    ...education.slice(ENTRIES - 1).filter((one) => one !== degree),
  ];
}

/** The cards of other sections, without entries among the key achievements and without the last project. */
export function furtherCards(
  portfolio: Pick<Portfolio, Section | 'achievements' | 'lastProject'>,
  format: Format,
): readonly FurtherCard[] {
  const on = (date: Period['start']) => format.period({ start: date, end: null, current: false });
  const all: Readonly<Record<Section, FurtherCard['entries']>> = {
    education: withDegree(portfolio.education).map(({ id, institution, area, studyType, period, score }) => {
      const studies = [studyType, area].filter(Boolean).join(', ');
      // The grade says that there is no degree: "Incomplete".
      const remark = score && isUnfinishedText(score) ? score : null;
      return {
        id,
        title: studies || (institution ?? ''),
        facts: facts(studies ? institution : null, format.period(period), remark),
      };
    }),
    certificates: portfolio.certificates.map((certificate) => ({
      id: certificate.id,
      title: certificate.name,
      facts: facts(
        certificate.issuer,
        certificate.inProgress ? format.period(certificatePeriod(certificate)) : on(certificate.date),
      ),
    })),
    volunteering: portfolio.volunteering.map(({ id, organization, position, period }) => ({
      id,
      title: position ?? organization ?? '',
      facts: facts(position && organization, format.period(period)),
    })),
    languages: portfolio.languages.map(({ language, fluency }) => ({
      id: 'languages',
      title: language,
      facts: fluency ?? '',
    })),
    publications: portfolio.publications.map(({ id, name, publisher, date }) => ({
      id,
      title: name,
      facts: facts(publisher, on(date)),
    })),
    interests: portfolio.interests.map(({ id, name, keywords }) => ({
      id,
      title: name,
      facts: nameList(keywords),
    })),
  };
  const { achievements, lastProject } = portfolio;
  const shown = new Set(achievements.map(({ title }) => title));
  if (lastProject?.kind === 'project' || lastProject?.kind === 'undated') shown.add(lastProject.title);
  return SECTIONS.map((section) => {
    const entries = all[section].filter(({ title }) => !shown.has(title));
    return withFirst({ section, entries }, section === 'languages' ? entries.length : ENTRIES);
    // A single language is no card.
  }).filter(({ section, entries }) => entries.length > (section === 'languages' ? 1 : 0));
}

/** The further cards of a row. */
export type FilledRow = LowCard & {
  /** Those that complete it. */ further: readonly FurtherCard[];
  /** Those below the column of an area or section. */
  below: Readonly<Record<string, readonly FurtherCard[]>>;
  /** Those of a second row. */ more: readonly FurtherCard[];
};

/** All further cards of a row. */
export const cardsIn = ({ further, below, more }: Pick<FilledRow, 'further' | 'below' | 'more'>) => [
  ...further,
  ...Object.values(below).flat(),
  ...more,
];

/**
 * Completes a row with further cards. A column that is much lower than the highest one has more of them below.
 * Required cards without such a place are in a second row.
 * @param heights the estimated heights of the cards that the row has, by area
 * @param cards the further cards, the required ones first
 */
export function filledRow(
  heights: Readonly<Record<string, number>>,
  cards: readonly FurtherCard[],
  required: ReadonlySet<FurtherCard['section']>,
): FilledRow {
  const more: FurtherCard[] = [];
  const missing = Math.max(0, ROW - Object.keys(heights).length);
  const further = cards.slice(0, missing);
  const columns = [
    ...Object.entries(heights),
    ...further.map((card) => [card.section, heightOf(card)] as const),
  ].map(([area, height]) => ({ area, height, below: [] as FurtherCard[] }));
  const highest = Math.max(...columns.map(({ height }) => height));
  for (const card of columns.length < ROW ? [] : cards.slice(missing)) {
    const { section, entries } = card;
    const lowest = columns.reduce((one, other) => (other.height < one.height ? other : one));
    const hole = highest - lowest.height;
    const isRequired = required.has(section);
    if (hole < SMALLEST_HOLE && !isRequired) break;
    // Fewer entries where all do not fit, but no single one of several, and all languages or none.
    const least = section === 'languages' ? entries.length : Math.min(2, entries.length);
    const count =
      entries.findLastIndex((_, last) => {
        const others = entries.length - last - 1 + (card.more ?? 0);
        const some = { section, entries: entries.slice(0, last + 1), more: others };
        return GAP + heightOf(some) <= hole + OVERHANG;
      }) + 1;
    // The studies are complete, if a second row has space for them.
    const isCut = isRequired && section === 'education' && count < entries.length;
    if (count >= least && !isCut) {
      const fitting = withFirst(card, count);
      lowest.below.push(fitting);
      lowest.height += GAP + heightOf(fitting);
    } else if (isRequired) more.push(card);
  }
  // An owner who states the row keeps it.
  const low =
    columns.length === ROW && required.size > 0 ? placeOfLowCard(columns) : { wide: null, under: {} };
  return {
    ...low,
    further,
    below: Object.fromEntries(
      columns.flatMap(({ area, below }) => (below.length > 0 ? [[area, below]] : [])),
    ),
    more,
  };
}
