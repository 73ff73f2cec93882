import type { Portfolio } from '~/resume/model/portfolio';

import type { T } from './t';

/** The sections that the line below the title of IAM may name, the most important first. */
const SECTIONS = [
  'skills',
  'education',
  'certificates',
  'awards',
  'publications',
  'volunteering',
  'interests',
] as const;

/** The number of sections that are named if one of the three of the usual line is missing. */
const MOST_NAMED = 2;

/** The line below the title of IAM, which names only what the page has. */
export function profileAbout(
  portfolio: Pick<Portfolio, 'owner' | (typeof SECTIONS)[number]>,
  t: T,
  language: string,
): string {
  const isWritten = portfolio.owner.biography.length > 0;
  const sections = SECTIONS.filter((section) => portfolio[section].length > 0);
  if (isWritten && sections[0] === 'skills' && sections[1] === 'education') return t('profile.about');
  const titles = [...(isWritten ? (['biography'] as const) : []), ...sections]
    .slice(0, MOST_NAMED)
    .map((section, at) => {
      const title = t(`profile.${section}`);
      // German nouns keep their capital.
      return at === 0 || language === 'de' ? title : title.toLocaleLowerCase(language);
    });
  if (titles.length === 0) return t('profile.basicInfo');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(titles);
}
