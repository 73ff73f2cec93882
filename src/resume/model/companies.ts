import { byNewest, gapBetween, hasBegun, overlaps, span, spanOf, tenureIn } from '../standard/dates';
import { companyKey, employerOf, entityKeys, firstWords } from './employers';
import { areaOf, locationText } from './places/locate';
import { DEFAULT_ICONS, guessIcon, iconNameOf } from './icons';
import { jobPeriodOf, projectPeriodOf } from './period-of';
import type { Company, Period, Picture, Position, ProjectResource } from './portfolio';
import type { Warn } from '../standard/problems';
import type { Path } from '../standard/path';
import { propertiesOf } from './properties';
import type { PortalSettings } from '../read/read-portal';
import { unlessRepeated, withoutRepeats } from './texts/repeated-text';
import type { ResumeProject, Work } from '../standard/resume';
import { keywordsOf } from './same-term';

export type ReadContext = {
  today: Date;
  /** Returns an id that is unique in the portfolio. */
  slug: (text: string) => string;
  settings: PortalSettings;
  warn: Warn;
  /** The paths in the résumé of companies, roles and projects, by their ids: added as they are read. */
  entries: Record<string, Path[]>;
  /** The picture at a path of the résumé; null with a warning where it cannot be shown. */
  pictureAt: (path: Path, named: string, alt: string) => Picture | null;
};

/** A project of the résumé in the portal's model. */
export function resourceOf(project: ResumeProject, index: number, reading: ReadContext): ProjectResource {
  const name = project.name ?? (project.description === undefined ? '' : firstWords(project.description));
  const settings = reading.settings.resources[name] ?? reading.settings.projects[name] ?? {};
  const type = unlessRepeated(settings.type ?? project.type, name);
  const keywords = keywordsOf(project.keywords);
  const entity = unlessRepeated(project.entity, name);
  const period = projectPeriodOf({ ...project, entity: entity ?? undefined }, ['projects', index], reading);
  const description = unlessRepeated(project.description, name);
  const id = reading.slug(name);
  reading.entries[id] = [['projects', index]];
  return {
    id,
    name,
    type,
    origin: 'project',
    icon: settings.icon ? iconNameOf(settings.icon) : guessIcon([type ?? '', name, ...keywords]),
    entity,
    description,
    highlights: withoutRepeats(project.highlights ?? [], name, description),
    keywords,
    roles: project.roles ?? [],
    period,
    // A project whose end is not known counts with its start.
    span: span(period, reading.today) ?? span({ ...period, end: period.start }, reading.today),
    url: project.url ?? null,
    properties: propertiesOf('projects', project),
  };
}

export const isDated = ({ start, end }: Period): boolean => (start ?? end) !== null;

export const NO_DATES: Period = { start: null, end: null, current: false };

/**
 * The index of the position for a resource: the one in which it started; else one that overlaps it, else the nearest
 * in time. A resource without dates belongs to the newest.
 */
function homeOf(resource: Pick<ProjectResource, 'period'>, positions: readonly { period: Period }[]): number {
  const { start, end } = resource.period;
  const beginning: Period = { start: start ?? end, end: start ?? end, current: false };
  if (beginning.start === null) return 0;
  const begun = positions.findIndex(({ period }) => overlaps(beginning, period));
  const ran = positions.findIndex(({ period }) => overlaps(resource.period, period));
  const gaps = positions.map(({ period }) => gapBetween(beginning, period));
  const nearest = gaps.indexOf(Math.min(...gaps));
  return [begun, ran, nearest].find((at) => at >= 0) ?? 0;
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

/** Employers by their newest role, with their roles and projects. */
export function companiesOf(
  work: readonly Work[],
  projects: readonly Numbered<ResumeProject>[],
  reading: ReadContext,
): Company[] {
  const settingsOf = (name: string) => reading.settings.companies[name];
  const employers = groups(numbered(work), ({ entry }) => companyKey(employerOf(entry)));
  const entityKey = entityKeys(work);
  const built = groups(projects, ({ entry }) => entityKey(entry.entity) ?? '');
  return [...employers]
    .map(([key, jobs]) => {
      const dated = jobs.map((job) => ({
        ...job,
        period: jobPeriodOf(job.entry, ['work', job.index], reading),
      }));
      return { key, jobs, sorted: dated.toSorted((one, other) => byNewest(one.period, other.period)) };
    })
    .toSorted((one, other) =>
      byNewest(one.sorted[0]?.period ?? NO_DATES, other.sorted[0]?.period ?? NO_DATES),
    )
    .map(({ key, jobs, sorted }) => {
      const name = employerOf((sorted.find(({ entry }) => entry.name) ?? sorted[0] ?? jobs[0])?.entry ?? {});
      const id = reading.slug(name);
      reading.entries[id] = jobs.map(({ index }) => ['work', index]);
      const own = built.get(key) ?? [];
      const resources = own.map(({ entry, index }) => resourceOf(entry, index, reading));
      const url = jobs.find(({ entry }) => entry.url)?.entry.url ?? null;
      const isShared = jobs.every(({ entry }) => (entry.url ?? null) === url);
      const positions = sorted.map(({ entry, index, period }, at): Position => {
        const title = entry.position ?? name;
        const roleId = reading.slug(`${id} ${entry.position ? title : ''}`);
        reading.entries[roleId] = [['work', index]];
        return {
          id: roleId,
          title,
          period,
          months: tenureIn([period], reading.today),
          span: span(period, reading.today),
          location: entry.location ? locationText(entry.location) : null,
          area: entry.location ? areaOf(entry.location) : null,
          url: isShared ? null : (entry.url ?? null),
          summary: unlessRepeated(entry.summary, title),
          highlights: withoutRepeats(entry.highlights ?? [], title, entry.summary),
          keywords: keywordsOf(entry.keywords),
          properties: propertiesOf('work', entry),
          tags: keywordsOf(entry.keywords),
          resources: resources.filter((resource) => homeOf(resource, sorted) === at),
        };
      });
      const settings = jobs.map(({ entry }) => settingsOf(entry.name ?? name)).find(Boolean) ?? {};
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
        description: sorted.find(({ entry }) => entry.description)?.entry.description ?? null,
        location: positions.find((position) => position.location)?.location ?? null,
        period,
        months: tenureIn(
          sorted.map(({ period: held }) => held),
          reading.today,
        ),
        active: (period.current || period.end) && hasBegun(period, reading.today) ? period.current : null,
        positions,
      };
    });
}
