import type { Portfolio } from '~/resume/read/portfolio';

import type { SheetLine } from './resume-sheet';

/** What the owner calls achievements. Where nothing is said, the portal shows the awards, which have their own section. */
export function ownAchievements({ achievements, awards }: Portfolio): SheetLine[] {
  const titles = new Set(awards.map(({ title }) => title));
  return achievements
    .filter(({ title }) => !titles.has(title))
    .map(({ title, type, year, description }) => {
      const about = [type, year].filter(Boolean).join(', ');
      return { name: title, text: [about && `(${about})`, description].filter(Boolean).join(' '), url: null };
    });
}
