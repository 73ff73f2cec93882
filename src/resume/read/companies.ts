import {
  byNewest,
  hasBegun,
  isCurrent,
  isReversed,
  overlaps,
  parseDate,
  span,
  spanOf,
  tenureIn,
} from './dates';
import { areaOf } from './locate-city';
import { DEFAULT_ICONS, guessIcon, iconNameOf } from './icons';
import type { Company, Period, Position, Resource, YearMonth } from './portfolio';
import { propertiesOf } from './properties';
import type { PortalSettings } from './read-portal';
import type { ResumeProject, Work } from './resume';

export type Reading = {
  today: Date;
  /** Returns an id that is unique in the portfolio. */
  slug: (text: string) => string;
  settings: PortalSettings;
  /** Includes the skills of the dictionary. */ dictionary: boolean;
  warn: (path: readonly PropertyKey[], said: string) => void;
};

/** The name of an unnamed employer. */
const UNNAMED = '–';

export const month = (text: string | undefined): YearMonth | null => {
  const date = text === undefined ? null : parseDate(text);
  return date === 'ongoing' ? null : date;
};

type Dated = { startDate?: string; endDate?: string; endUnknown?: boolean };

/** The period of an entry. Reversed dates are swapped, with a warning. */
export function periodOf(
  entry: Dated,
  path: readonly PropertyKey[],
  { today, warn }: Pick<Reading, 'today' | 'warn'>,
): Period {
  const [start, end] = [month(entry.startDate), month(entry.endDate)];
  if (start && end && isReversed(start, end)) {
    warn(
      [...path, 'endDate'],
      `"${entry.endDate}" comes before the start "${entry.startDate}"; they were read the other way round.`,
    );
    return { start: end, end: start, current: false };
  }
  return { start, end, current: entry.endUnknown !== true && isCurrent(start, end, today) };
}

/**
 * The period of a job or project. A start in the future causes a warning, since it may be a mistyped year.
 */
function begunPeriodOf(entry: Dated, path: readonly PropertyKey[], reading: Reading): Period {
  const period = periodOf(entry, path, reading);
  if (!hasBegun(period, reading.today)) {
    reading.warn(
      [...path, 'startDate'],
      `"${entry.startDate}" lies in the future; it is shown, but not as what you do now or did last.`,
    );
  }
  return period;
}

/** The longest name that is taken from a description. */
const NAME_LETTERS = 60;

/** The beginning of a text, up to the end of a word. */
const firstWords = (text: string): string =>
  text.length <= NAME_LETTERS ? text : `${text.slice(0, NAME_LETTERS + 1).replace(/\s+\S*$/, '')}…`;

/** A project of the résumé in the portal's model. */
export function resourceOf(project: ResumeProject, index: number, reading: Reading): Resource {
  const name = project.name ?? (project.description === undefined ? '' : firstWords(project.description));
  const settings = reading.settings.resources[name] ?? reading.settings.projects[name] ?? {};
  const type = settings.type ?? project.type ?? null;
  const keywords = project.keywords ?? [];
  const period = begunPeriodOf(project, ['projects', index], reading);
  return {
    id: reading.slug(name),
    name,
    type,
    origin: 'project',
    icon: settings.icon ? iconNameOf(settings.icon) : guessIcon([type ?? '', name, ...keywords]),
    entity: project.entity ?? null,
    description: project.description ?? null,
    highlights: project.highlights ?? [],
    keywords,
    roles: project.roles ?? [],
    period,
    span: span(period, reading.today),
    url: project.url ?? null,
    properties: propertiesOf('projects', project),
  };
}

export const isDated = ({ start, end }: Period): boolean => (start ?? end) !== null;

export const NO_DATES: Period = { start: null, end: null, current: false };

/**
 * The index of the position for a resource: the one in which it started, else one that overlaps it, else the
 * newest.
 */
export function homeOf(resource: Pick<Resource, 'period'>, positions: readonly { period: Period }[]): number {
  const { start, end } = resource.period;
  const beginning: Period = { start: start ?? end, end: start ?? end, current: false };
  const begun = positions.findIndex(({ period }) => (start ?? end) !== null && overlaps(beginning, period));
  const ran = positions.findIndex(({ period }) => overlaps(resource.period, period));
  return begun >= 0 ? begun : Math.max(ran, 0);
}

type Numbered<Entry> = { entry: Entry; index: number };

/** Entries with their indexes in the file, without empty ones. */
export const numbered = <Entry extends object>(entries: readonly Entry[] = []): Numbered<Entry>[] =>
  entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => Object.values(entry).some((value) => !Array.isArray(value) || value.length > 0));

/** Groups items and keeps their order. (The oldest supported Node has no `Map.groupBy`.) */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const group = found.get(keyOf(item));
    if (group) group.push(item);
    else found.set(keyOf(item), [item]);
  }
  return found;
}

/** The maximum length of the description of an employer. A longer one describes the role. */
const LONGEST_DESCRIPTION = 140;

const isAboutRole = ({ description = '', summary }: Work): boolean =>
  summary === undefined && description.length > LONGEST_DESCRIPTION;

/** The text of a role; null if it only repeats the title. */
function summaryOf(entry: Work): string | null {
  const summary = entry.summary ?? (isAboutRole(entry) ? (entry.description ?? null) : null);
  return summary?.toLowerCase() === entry.position?.toLowerCase() ? null : summary;
}

/** The descriptions of the employer in its jobs, without duplicates. */
const descriptionsOf = (jobs: readonly { entry: Work }[]): string | null =>
  [...new Set(jobs.flatMap(({ entry }) => (isAboutRole(entry) ? [] : (entry.description ?? []))))].join(
    '\n\n',
  ) || null;

/** The name of an employer; without one, the position or the first other field. */
const employerOf = (entry: Work): string =>
  entry.name ?? entry.position ?? (propertiesOf('work', entry)[0]?.label || UNNAMED);

/** Employers by their newest role, with their roles and projects. */
export function companiesOf(
  work: readonly Work[],
  projects: readonly Numbered<ResumeProject>[],
  reading: Reading,
): Company[] {
  const employers = groups(numbered(work), ({ entry }) => employerOf(entry));
  const built = groups(projects, ({ entry }) => entry.entity ?? UNNAMED);
  return [...employers]
    .map(([name, jobs]) => {
      const dated = jobs.map((job) => ({
        ...job,
        period: begunPeriodOf(job.entry, ['work', job.index], reading),
      }));
      return { name, jobs, sorted: dated.toSorted((one, other) => byNewest(one.period, other.period)) };
    })
    .toSorted((one, other) =>
      byNewest(one.sorted[0]?.period ?? NO_DATES, other.sorted[0]?.period ?? NO_DATES),
    )
    .map(({ name, jobs, sorted }) => {
      const id = reading.slug(name);
      const own = built.get(name) ?? [];
      const resources = own.map(({ entry, index }) => resourceOf(entry, index, reading));
      const url = jobs.find(({ entry }) => entry.url)?.entry.url ?? null;
      const positions = sorted.map(({ entry, period }, at): Position => ({
        id: reading.slug(`${id} ${entry.position ?? ''}`),
        title: entry.position ?? name,
        period,
        months: tenureIn([period], reading.today),
        span: span(period, reading.today),
        location: entry.location ?? null,
        area: entry.location ? areaOf(entry.location) : null,
        url: entry.url === url ? null : (entry.url ?? null),
        summary: summaryOf(entry),
        highlights: entry.highlights ?? [],
        keywords: entry.keywords ?? [],
        properties: propertiesOf('work', entry),
        tags: entry.keywords ?? [],
        resources: resources.filter((resource) => homeOf(resource, sorted) === at),
      }));
      const settings = reading.settings.companies[name] ?? {};
      const period = spanOf(positions.map((position) => position.period));
      return {
        id,
        kind: 'work',
        name,
        icon: settings.icon ? iconNameOf(settings.icon) : DEFAULT_ICONS.company,
        color: settings.color?.toLowerCase() ?? null,
        score: settings.score ?? null,
        alias: settings.alias ?? null,
        url,
        description: descriptionsOf(sorted),
        location: positions.find((position) => position.location)?.location ?? null,
        period,
        months: tenureIn(
          positions.map((position) => position.period),
          reading.today,
        ),
        active: period.current || period.end ? period.current : null,
        positions,
      };
    });
}
