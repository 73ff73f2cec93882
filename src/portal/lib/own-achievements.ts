import type { Portfolio } from '~/resume/read/portfolio';

import type { SheetLine } from './resume-sheet';

/**
 * The owner's achievements. The portal's fallback, the awards, is left out, because awards have their own
 * section.
 */
export function ownAchievements({ achievements, awards }: Portfolio): SheetLine[] {
  const titles = new Set(awards.map(({ title }) => title));
  return achievements
    .filter(({ title }) => !titles.has(title))
    .map(({ title, type, year, description }) => {
      const about = [type, year].filter(Boolean).join(', ');
      return { name: title, text: [about && `(${about})`, description].filter(Boolean).join(' '), url: null };
    });
}
