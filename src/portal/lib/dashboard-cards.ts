import type { Period, Portfolio } from '~/resume/read/portfolio';

import { entriesHeight } from './dashboard-heights';
import type { Format } from './format';

/** The number of cards in a row of the Dashboard. */
const ROW = 3;
/** A smaller hole below a card needs no further card. */
const SMALLEST_HOLE = 170;
/** A further card may be so much higher than its hole. */
const OVERHANG = 24;
const GAP = 16;
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

export type FurtherCard = {
  section: (typeof SECTIONS)[number];
  entries: readonly { id: string; title: string; facts: string }[];
};

/** The cards of other sections, without entries among the key achievements. */
export function furtherCards(
  portfolio: Pick<Portfolio, (typeof SECTIONS)[number] | 'achievements'>,
  format: Format,
): readonly FurtherCard[] {
  const facts = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
  const on = (date: Period['start']) => format.period({ start: date, end: null, current: false });
  const all: Readonly<Record<FurtherCard['section'], FurtherCard['entries']>> = {
    education: portfolio.education.map(({ id, institution, area, studyType, period }) => {
      const studies = [studyType, area].filter(Boolean).join(', ');
      return {
        id,
        title: studies || (institution ?? ''),
        facts: facts(studies ? institution : null, format.period(period)),
      };
    }),
    certificates: portfolio.certificates.map(({ id, name, issuer, date }) => ({
      id,
      title: name,
      facts: facts(issuer, on(date)),
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
      facts: keywords.join(', '),
    })),
  };
  const shown = new Set(portfolio.achievements.map(({ title }) => title));
  return SECTIONS.map((section) => ({
    section,
    entries: all[section].filter(({ title }) => !shown.has(title)).slice(0, ENTRIES),
  })).filter(({ entries }) => entries.length > 0);
}

/** The cards of a row: those that complete it, and those below the column of an area or section. */
export type FilledRow = {
  further: readonly FurtherCard[];
  below: Readonly<Record<string, readonly FurtherCard[]>>;
};

/**
 * Completes a row with further cards. A column that is much lower than the highest one has more of them below.
 * @param heights the estimated heights of the cards that the row has, by area
 */
export function filledRow(
  heights: Readonly<Record<string, number>>,
  cards: readonly FurtherCard[],
): FilledRow {
  const missing = Math.max(0, ROW - Object.keys(heights).length);
  const further = cards.slice(0, missing);
  const columns = [
    ...Object.entries(heights),
    ...further.map(({ section, entries }) => [section, entriesHeight(entries)] as const),
  ].map(([area, height]) => ({ area, height, below: [] as FurtherCard[] }));
  const highest = Math.max(...columns.map(({ height }) => height));
  for (const { section, entries } of columns.length < ROW ? [] : cards.slice(missing)) {
    const lowest = columns.reduce((one, other) => (other.height < one.height ? other : one));
    const hole = highest - lowest.height;
    if (hole < SMALLEST_HOLE) break;
    // Fewer entries where all do not fit, but no single one of several.
    const fitting = entries
      .map((_, at) => entries.slice(0, at + 1))
      .findLast((some) => GAP + entriesHeight(some) <= hole + OVERHANG);
    if (!fitting || fitting.length < Math.min(2, entries.length)) continue;
    lowest.below.push({ section, entries: fitting });
    lowest.height += GAP + entriesHeight(fitting);
  }
  return {
    further,
    below: Object.fromEntries(
      columns.flatMap(({ area, below }) => (below.length > 0 ? [[area, below]] : [])),
    ),
  };
}
