import { iconNameOf } from './icons';
import type { ReadContext } from './companies';
import { hasBegun, MONTHS_A_YEAR, spanOf, timeIn } from '../standard/dates';
import { countryCodeOf } from './places/areas';
import type { Marker, Portfolio, Position, Project } from './portfolio';
import type { Certificate, Publication, Stat } from './portfolio-sections';

/** The minimum number of items for a figure. */
const FEWEST = 2;
const FEWEST_PROJECTS = 3;
/** The maximum number of figures in a row. */
const MOST_FIGURES = 4;

type Counted = {
  months: number;
  /** All projects of the résumé. */ allProjects: number;
  projects: readonly Project[];
  languages: readonly unknown[];
  certificates: readonly Certificate[];
  publications: readonly Publication[];
  places: readonly Marker[];
};

type Measure = Stat['measure'];

/** The figures: those of the owner, else the best of the counted ones. A single item is not counted. */
export function statsOf(counted: Counted, { settings }: Pick<ReadContext, 'settings'>): Stat[] {
  const talks = counted.projects.filter(({ type }) => /^(?:talks?|presentation|speaking)$/i.test(type ?? ''));
  const counts: Record<Measure, readonly [count: number, icon: string]> = {
    years: [Math.floor(counted.months / MONTHS_A_YEAR), 'briefcase'],
    projects: [counted.allProjects >= FEWEST_PROJECTS ? counted.allProjects : 0, 'apps-list'],
    languages: [counted.languages.length, 'globe'],
    publications: [counted.publications.length, 'book-open'],
    certificates: [counted.certificates.filter(({ inProgress }) => !inProgress).length, 'certificate'],
    talks: [talks.length, 'mic'],
    countries: [countriesOf(counted.places), 'location-ripple'],
    openSource: [counted.projects.filter(({ shown }) => shown === 'openSource').length, 'code'],
    other: [0, 'data-bar-vertical-ascending'],
  };
  const figure = (measure: Measure): number | null => {
    const [count] = counts[measure];
    return count < FEWEST ? null : count;
  };
  const own = settings.stats ?? [];
  const missing = (Object.keys(counts) as Measure[])
    .filter((measure) => !own.some((stat) => stat.measure === measure) && figure(measure) !== null)
    // The figure of the projects counts those of open source too.
    .filter((measure) => measure !== 'openSource' || counts.projects[0] === 0)
    .slice(0, Math.max(0, MOST_FIGURES - own.length));
  // Owners who state figures get only the three specified ones in addition.
  const added = own.length > 0 ? missing.filter((measure) => SPECIFIED.has(measure)) : missing;
  // A single figure is not shown, unless it is the years of experience.
  if (own.length === 0 && added.length < FEWEST && added[0] !== 'years') return [];
  const wanted: { measure: Measure; value?: string; title?: string; icon?: string }[] = [
    ...own,
    ...added.map((measure) => ({ measure })),
  ];
  return wanted.flatMap(({ measure, value, title, icon }) => {
    const count = value === undefined ? figure(measure) : numberIn(value);
    if (value === undefined && count === null) return [];
    return [
      {
        measure,
        title: title ?? null,
        value: value ?? (measure === 'years' ? `${count}+` : String(count)),
        count,
        stated: value !== undefined,
        icon: icon ? iconNameOf(icon) : counts[measure][1],
      },
    ];
  });
}

/** The number at the beginning of a stated figure: 18 of "18+". */
function numberIn(value: string): number | null {
  const number = Number.parseInt(value, 10);
  return Number.isNaN(number) ? null : number;
}

const SPECIFIED: ReadonlySet<Measure> = new Set(['years', 'projects', 'languages']);

/** More are the age of a family's business, or a mistyped date. */
const MOST_MONTHS = 50 * MONTHS_A_YEAR + 11;

/** The months of all jobs, in which several at once count once, and the first month. */
export function experienceOf(jobs: readonly { position: Position }[], today: Date): Portfolio['experience'] {
  const spans = jobs.flatMap(({ position: { span } }) => (span ? [span] : []));
  const months = timeIn(spans.map(([first, last]) => [first, last + 1]));
  const begun = jobs.map(({ position }) => position.period).filter((period) => hasBegun(period, today));
  return { months: months > MOST_MONTHS ? 0 : months, since: spanOf(begun).start };
}

/** The number of countries of the markers. */
const countriesOf = (markers: readonly Marker[]): number =>
  new Set(markers.flatMap(({ country }) => (country === null ? [] : (countryCodeOf(country) ?? country))))
    .size;
