import type { Period, Portfolio } from '~/resume/read/portfolio';

import type { Format } from './format';

/** The number of cards in a row of the Dashboard. */
const ROW = 3;
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

/** Cards of the profile that complete a row of `cards`, without entries among the key achievements. */
export function furtherCards(
  portfolio: Pick<Portfolio, (typeof SECTIONS)[number] | 'achievements'>,
  format: Format,
  cards: number,
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
  }))
    .filter(({ entries }) => entries.length > 0)
    .slice(0, Math.max(0, ROW - cards));
}
