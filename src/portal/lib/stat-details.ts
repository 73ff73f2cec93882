import type { Portfolio } from '~/resume/read/portfolio';
import type { Stat } from '~/resume/read/portfolio-showcase';

import { clipped } from './clipped';
import { isolated } from './element-tree';
import { plainText } from './rich-text';

/** The length of three short lines. */
const LONGEST = 64;
/** Years with gaps, and those of an ended career, are not counted from the first to today. */
const FEW_YEARS = 1;

type Facts = Pick<
  Portfolio,
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

/** The line below a figure. Figures that the owner has stated have none. */
export function statDetail(stat: Stat, facts: Facts, thisYear: number): StatDetail {
  if (stat.stated) return null;
  if (stat.measure === 'years') {
    const since = facts.experience.since?.year;
    const years = Number.parseInt(stat.value, 10);
    const isGapless = since !== undefined && Math.abs(thisYear - since - years) <= FEW_YEARS;
    // A job with an unknown start may be an earlier one.
    const isCertain = !facts.companies.some(({ period }) => period.startUnknown);
    return isGapless && isCertain && facts.currentPosition ? { since } : null;
  }
  const names = countedNames(stat, facts);
  if (names.length === 0) return null;
  const shown = clipped(names.join(', '), LONGEST);
  // Projects of roles are counted and not named.
  const isCut = names.length < Number(stat.value) && !shown.endsWith('…');
  return { names: isolated(isCut ? `${shown}…` : shown) };
}
