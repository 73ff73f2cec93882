import { DEFAULT_ICONS, iconNameOf } from './icons';
import type { Marker, Project } from './portfolio';
import type { Certificate, Publication } from './portfolio-sections';
import type { Stat } from './portfolio-showcase';
import type { PortalSettings } from './read-portal';

const MONTHS_A_YEAR = 12;
/** More years are the age of a family's business, or a mistyped date. */
const MOST_YEARS = 50;
/** The minimum number of items for a figure. */
const FEWEST = 2;
const FEWEST_PROJECTS = 3;
/** The maximum number of figures in a row. */
const MOST_FIGURES = 4;

type Counted = {
  months: number;
  /** The years that the owner's texts state. */ statedYears: number | null;
  /** All projects of the résumé. */ allProjects: number;
  projects: readonly Project[];
  languages: readonly unknown[];
  certificates: readonly Certificate[];
  publications: readonly Publication[];
  places: readonly Marker[];
};

type Measure = Exclude<Stat['measure'], 'other'>;

/** The figures: those of the owner, else the best of the counted ones. A single item is not counted. */
export function statsOf(counted: Counted, settings: Pick<PortalSettings, 'stats'>): Stat[] {
  // Two different figures on one page would be worse than one that the dates do not tell.
  const dated = Math.floor(counted.months / MONTHS_A_YEAR);
  const years = counted.statedYears ?? (dated <= MOST_YEARS ? dated : 0);
  const talks = counted.projects.filter(({ type }) => /^(?:talks?|presentation|speaking)$/i.test(type ?? ''));
  const openSource = counted.projects.filter((project) => project.openSource).length;
  const countries = new Set(counted.places.flatMap(({ country }) => country ?? []));
  const counts: Record<Measure, number> = {
    years,
    projects: counted.allProjects >= FEWEST_PROJECTS ? counted.allProjects : 0,
    languages: counted.languages.length,
    publications: counted.publications.length,
    certificates: counted.certificates.length,
    talks: talks.length,
    countries: countries.size,
    // All projects are counted already where all are open source.
    openSource: openSource < counted.allProjects ? openSource : 0,
  };
  const figure = (measure: Stat['measure']): string | null => {
    const count = measure === 'other' ? 0 : counts[measure];
    if (count < FEWEST) return null;
    return measure === 'years' ? `${count}+` : String(count);
  };
  const stated = settings.stats ?? [];
  const missing = (Object.keys(counts) as Measure[])
    .filter((measure) => !stated.some((stat) => stat.measure === measure))
    .filter((measure) => figure(measure) !== null)
    .slice(0, Math.max(0, MOST_FIGURES - stated.length));
  // Owners who state figures get only the three specified ones in addition.
  const added = stated.length > 0 ? missing.filter((measure) => SPECIFIED.has(measure)) : missing;
  // A single figure is not shown, unless it is the years of experience.
  if (stated.length === 0 && added.length < FEWEST && added[0] !== 'years') return [];
  const wanted: { measure: Stat['measure']; value?: string; title?: string; icon?: string }[] = [
    ...stated,
    ...added.map((measure) => ({ measure })),
  ];
  return wanted.flatMap(({ measure, value, title, icon }) => {
    const shown = value ?? figure(measure);
    return shown === null
      ? []
      : [
          {
            measure,
            title: title ?? null,
            value: shown,
            stated: value !== undefined,
            icon: icon ? iconNameOf(icon) : DEFAULT_ICONS[measure],
          },
        ];
  });
}

const SPECIFIED: ReadonlySet<Measure> = new Set(['years', 'projects', 'languages']);
