import { DEFAULT_ICONS, iconNameOf } from './icons';
import type { Reading } from './companies';
import type { Project } from './portfolio';
import type { Certificate, Publication } from './portfolio-sections';
import type { Stat } from './portfolio-showcase';
import type { Resume } from '../standard/resume';
import { statedYears, yearsInAll } from './stated-years';

const MONTHS_A_YEAR = 12;
/** The age up to which a text with the years of experience counts. */
const OLDEST_TEXT_YEARS = 2;
/** The minimum number of items for a figure. */
const FEWEST = 2;
const FEWEST_PROJECTS = 3;
/** The maximum number of figures in a row. */
const MOST_FIGURES = 4;

type Counted = {
  months: number;
  /** Its texts may state the years. */ basics: Resume['basics'];
  /** Without apprenticeships and internships. */ monthsAsTrained: number;
  /** Of the current role. */ currentMonths: number;
  /** All projects of the résumé. */ allProjects: number;
  projects: readonly Project[];
  languages: readonly unknown[];
  certificates: readonly Certificate[];
  publications: readonly Publication[];
  /** Their number. */ countries: number;
};

type Measure = Exclude<Stat['measure'], 'other'>;

/** Warns which text states the years of experience. A field that contains only the number is no text. */
function tellSource(
  [years, dated]: readonly [number, number],
  { label, summary, name }: Resume['basics'],
  warn: Reading['warn'],
): void {
  const texts = { label, summary };
  for (const field of ['label', 'summary'] as const) {
    if (statedYears({ name, [field]: texts[field] }) !== years) continue;
    const shown = `the Dashboard shows ${years}+ years of experience because this text states them${years < dated ? `, though the dates show ${dated}` : ''}`;
    const setting = `"stats" in portal.yaml sets the figure: stats: [{ measure: years, value: ${years}+ }]`;
    return warn(['basics', field], `${shown}; ${setting}.`, { weight: 'harmless', kind: 'stated years' });
  }
}

/** The figures: those of the owner, else the best of the counted ones. A single item is not counted. */
export function statsOf(counted: Counted, { settings, warn }: Pick<Reading, 'settings' | 'warn'>): Stat[] {
  // Texts grow old, and dates may lack the first jobs: the greater figure is right. Only people who changed
  // their profession state less than half of their years, which are not much less than those of the current role.
  // People who learned it in a company may state the years since then.
  const dated = Math.floor(counted.months / MONTHS_A_YEAR);
  const stated = statedYears(counted.basics) ?? 0;
  const current = counted.currentMonths / MONTHS_A_YEAR;
  const isChanged = stated > 0 && stated * 2 < dated && current <= stated + OLDEST_TEXT_YEARS;
  const isSinceTraining = stated > 0 && counted.monthsAsTrained < (stated + 1) * MONTHS_A_YEAR;
  const computed = isSinceTraining ? stated : Math.max(stated, isChanged ? Math.floor(current) : dated);
  // The headline stands beside the figure: where it states the years of the whole career, dates that show more
  // do not count. Other texts that state more do.
  const years = yearsInAll(counted.basics.label ?? '') < FEWEST ? computed : stated;
  const talks = counted.projects.filter(({ type }) => /^(?:talks?|presentation|speaking)$/i.test(type ?? ''));
  const openSource = counted.projects.filter((project) => project.shown === 'openSource').length;
  const counts: Record<Measure, number> = {
    years,
    projects: counted.allProjects >= FEWEST_PROJECTS ? counted.allProjects : 0,
    languages: counted.languages.length,
    publications: counted.publications.length,
    certificates: counted.certificates.filter(({ inProgress }) => !inProgress).length,
    talks: talks.length,
    countries: counted.countries,
    openSource,
  };
  const figure = (measure: Stat['measure']): string | null => {
    const count = measure === 'other' ? 0 : counts[measure];
    if (count < FEWEST) return null;
    return measure === 'years' ? `${count}+` : String(count);
  };
  const own = settings.stats ?? [];
  const missing = (Object.keys(counts) as Measure[])
    .filter((measure) => !own.some((stat) => stat.measure === measure))
    .filter((measure) => figure(measure) !== null)
    // The figure of the projects counts those of open source too.
    .filter((measure) => measure !== 'openSource' || counts.projects === 0)
    .slice(0, Math.max(0, MOST_FIGURES - own.length));
  // Owners who state figures get only the three specified ones in addition.
  const added = own.length > 0 ? missing.filter((measure) => SPECIFIED.has(measure)) : missing;
  // A single figure is not shown, unless it is the years of experience.
  if (own.length === 0 && added.length < FEWEST && added[0] !== 'years') return [];
  const wanted: { measure: Stat['measure']; value?: string; title?: string; icon?: string }[] = [
    ...own,
    ...added.map((measure) => ({ measure })),
  ];
  const isDerived = wanted.some(({ measure, value }) => measure === 'years' && value === undefined);
  if (isDerived && years >= FEWEST && years !== dated && years === stated)
    tellSource([years, dated], counted.basics, warn);
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
