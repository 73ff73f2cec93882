import type { Portfolio } from '~/resume/model/portfolio';

import type { SheetLine } from './resume-sheet';

/**
 * The achievements that only `portal.yaml` names. Awards, certificates, publications and highlights have their own
 * sections.
 */
export function ownAchievements(portfolio: Portfolio): SheetLine[] {
  const { achievements, awards, certificates, publications, companies } = portfolio;
  const titles = new Set([
    ...awards.map(({ title }) => title),
    ...[...certificates, ...publications].map(({ name }) => name),
    ...companies.flatMap(({ positions }) => positions.flatMap(({ highlights }) => highlights)),
  ]);
  return achievements
    .filter(({ stated, title }) => stated && !titles.has(title))
    .map(({ title, type, year, description }) => ({
      name: title,
      facts: [type, year].filter(Boolean).join(', '),
      text: description ?? '',
      url: null,
    }));
}
