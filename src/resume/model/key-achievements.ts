import { DEFAULT_ICONS } from './icons';
import type { Portfolio } from './portfolio';
import type { Certificate, Achievement } from './portfolio-sections';

/** The maximum number of derived achievements (spec §2 shows four). */
const KEY_ACHIEVEMENTS = 4;
/** The minimum number of achievements of a kind for a card. */
const FEWEST = 2;

type Career = Pick<Portfolio, 'companies' | 'certificates' | 'publications'>;

/** A text without the addresses in it, whose digits are no figures. */
export const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/[^\s()]+/g, ' ').trim();

/**
 * Forms of figures in any language: percentages, money, thousands, factors, and counts of a hundred and more that
 * are no year. Smaller numbers count weeks, people and versions: they are an achievement if their owner says so.
 */
const FIGURES = [
  /\d\s?[%％‰]/,
  /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]/,
  /\d\s?(?:[kKM]\b|bn\b|[万億亿])/,
  /(?<![\d.,])\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+(?!\d)/,
  /(?<![\d.,]|\p{Lu}{2}[\s-]?)(?!(?:1[5-9]|20)\d\d(?!\d))\d{3,}\+?\s\p{L}/u,
  /\d\s?[x×](?!\p{L})/u,
];

/** Whether a text contains a figure. */
export const hasFigure = (text: string): boolean => {
  const bare = withoutAddresses(text);
  return FIGURES.some((figure) => figure.test(bare));
};

/** A card with the values that most have. */
export const achievement = (fields: Partial<Achievement> & { title: string }): Achievement => ({
  stated: false,
  itemId: null,
  type: null,
  description: null,
  year: null,
  period: null,
  icon: DEFAULT_ICONS.achievement,
  color: null,
  background: null,
  ...fields,
});

/** The highlights of roles that fit, the newest role first. */
export const highlightsWhere = (
  { companies }: Pick<Portfolio, 'companies'>,
  fits: (text: string) => boolean,
): Achievement[] =>
  companies
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ name, positions }) => positions.map((position) => ({ name, position })))
    .flatMap(({ name, position: { id, period, highlights } }) =>
      highlights
        .filter(fits)
        .map((title) => achievement({ title, itemId: id, type: name, period, icon: 'data-trending' })),
    );

const on = (date: Certificate['date']) => (date ? String(date.year) : null);

const distinct = (achievements: readonly Achievement[]): Achievement[] => {
  const titles = new Set<string>();
  return achievements.filter(({ title }) => !titles.has(title) && titles.add(title));
};

/**
 * Key Achievements if neither the owner nor an award provides any: highlights with a figure, else certificates, else
 * publications, of the first kind with several.
 */
export function achievementsOfCareer(career: Career): Achievement[] {
  const { certificates, publications } = career;
  const kinds = [
    highlightsWhere(career, hasFigure),
    certificates
      .filter(({ inProgress }) => !inProgress)
      .map(({ name, issuer, date }) =>
        achievement({ title: name, type: issuer, year: on(date), icon: 'certificate' }),
      ),
    publications.map(({ name, publisher, date }) =>
      // The year follows after a comma.
      achievement({
        title: name,
        type: publisher?.replace(/(?<=\p{L}{2})\.$/u, '') ?? null,
        year: on(date),
        icon: 'book-open',
      }),
    ),
  ].map(distinct);
  return kinds.find(({ length }) => length >= FEWEST)?.slice(0, KEY_ACHIEVEMENTS) ?? [];
}
