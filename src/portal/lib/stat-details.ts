import type { Portfolio } from '~/resume/model/portfolio';
import type { Stat } from '~/resume/model/portfolio-sections';
import { clipped } from './clipped';
import { isolated } from './element-tree';
import { plainText } from './rich-text';

const SEPARATOR = ', ';
/** The length of three short lines. */
const LONGEST = 64;
/** So many more characters are shown rather than cut: the lines have room for another word. */
const FEW_MORE = 8;
/** Years with gaps, and those of an ended career, are not counted from the first to today. */
const FEW_YEARS = 1;

type Facts = Pick<
  Portfolio,
  | 'achievements'
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

/** The names until the text of them, joined, is longer than the limit. There may be thousands of certificates. */
function namesBeyond(limit: number, names: readonly string[]): readonly string[] {
  const found: string[] = [];
  let length = -SEPARATOR.length;
  for (const name of names) {
    if (length > limit) break;
    found.push(name);
    length += SEPARATOR.length + name.length;
  }
  return found;
}

/** The first names, of which the last one is whole unless a long one would leave half of the room empty. */
function firstNames(names: readonly string[], count: number): string {
  const first = namesBeyond(LONGEST + FEW_MORE, names);
  const all = first.join(SEPARATOR);
  // Projects of roles are counted and not named.
  if (all.length <= LONGEST + FEW_MORE) return first.length < count ? `${all}…` : all;
  const whole = first
    .map((_, at) => first.slice(0, at + 1).join(SEPARATOR))
    .findLast((some) => some.length < LONGEST && some.length > LONGEST / 2);
  return whole === undefined ? clipped(all, LONGEST) : `${whole}…`;
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
  // The key achievements are not named again below a figure.
  const known = new Set(facts.achievements.map(({ title }) => plainText(title)));
  const named = namesBeyond(LONGEST - 1, names);
  if (named.every((name) => known.has(name))) return null;
  return { names: isolated(firstNames(names, Number(stat.value))) };
}
