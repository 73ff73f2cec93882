import { companyNamed } from './employers';
import { isDated, NO_DATES, type ReadContext } from './companies';
import { byNewest, hasBegun, isReversed } from '../standard/dates';
import { DEFAULT_ICONS, guessIcon } from './icons';
import { isSkill, type Role } from './roles-by-date';
import type { Company, Period, Portfolio, ProjectResource, Resource } from './portfolio';
import type { Achievement, LastProject } from './portfolio-sections';
import { namesInAll, technologyOf } from './same-term';

/** The maximum number of resources of the last project by default (spec §2 shows four). */
const LAST_PROJECT_TAGS = 6;
/** Fewer highlights are no list. */
const FEW_HIGHLIGHTS = 2;

/** Whether a project began before a role. */
const isOlder = ({ period }: ProjectResource, role: Role | null): boolean => {
  const began = period.start ?? period.end;
  const since = role?.position.period.start;
  return Boolean(began && since && isReversed(since, began));
};

/** The start of a period, or its end if that is all. */
const beginning = ({ start, end }: Period): Period => ({ start: null, end: start ?? end, current: false });

/** The newest project with a date that has started; null if the newest role began later. */
function newestProject(
  resources: readonly Resource[],
  role: Role | null,
  { today }: Pick<ReadContext, 'today'>,
): ProjectResource | null {
  const [newest] = resources
    .filter((resource) => resource.origin === 'project')
    .filter(({ period }) => isDated(period) && hasBegun(period, today))
    // An old project without an end is seldom still running.
    .filter((project) => !isOlder(project, role))
    // The one that began last, whether or not an older one goes on.
    .toSorted((one, other) => byNewest(beginning(one.period), beginning(other.period)));
  return newest ?? null;
}

/** The highlights that are no key achievements, or all of them where there are few others. */
function highlightsOf(highlights: readonly string[], achievements: readonly Achievement[]) {
  const others = highlights.filter((one) => achievements.every(({ title }) => title !== one));
  return others.length < FEW_HIGHLIGHTS ? highlights : others;
}

/** A project of somebody without jobs is no position. */
function kindOf(role: Role | null): LastProject['kind'] {
  if (role?.company.kind === 'project') return isDated(role.position.period) ? 'project' : 'undated';
  return role?.position.period.current ? 'current' : 'past';
}

/** The card "Last project opened": the owner's, else the newest project, else the newest role. */
export function lastProjectOf(
  companies: readonly Company[],
  resources: readonly Resource[],
  { currentPosition, achievements }: Pick<Portfolio, 'currentPosition' | 'achievements'>,
  { settings, today }: Pick<ReadContext, 'settings' | 'today'>,
): LastProject | null {
  const stated = settings.lastProject;
  // A school is no place of work, and the cards of Education show it.
  const roles = companies
    .filter(({ kind }) => kind !== 'education')
    .flatMap((company) => company.positions.map((position) => ({ position, company })));
  const newest = currentPosition ?? roles.find(({ position }) => hasBegun(position.period, today)) ?? null;
  const project = stated ? null : newestProject(resources, newest, { today });
  if (project) return ofProject(project, companies, achievements);
  const title = stated?.title ?? newest?.position.title;
  if (title === undefined) return null;
  const company = companyNamed(companies, stated?.company) ?? newest?.company ?? null;
  const position = stated?.title
    ? (company?.positions.find((one) => one.title === title) ?? null)
    : (newest?.position ?? null);
  const named = stated?.resources?.map(
    (name) => resources.find((resource) => resource.name === name) ?? unknownResource(name),
  );
  const built = newest?.position.resources
    .filter((resource) => isSkill(resource) || hasBegun(resource.period, today))
    .slice(0, LAST_PROJECT_TAGS);
  const description = stated?.description ?? newest?.position.summary ?? null;
  return {
    title,
    // The name of an unnamed employer is the role, which should not be repeated.
    company: stated?.company ?? (company?.name === title ? null : (company?.name ?? null)),
    companyId: company?.id ?? null,
    positionId: position?.id ?? null,
    kind: stated ? 'stated' : kindOf(newest),
    period: newest?.position.period ?? NO_DATES,
    description,
    // The owner who states the card has chosen what it shows.
    highlights: stated && description ? [] : highlightsOf(newest?.position.highlights ?? [], achievements),
    resources: (named ?? built ?? []).map(({ name, icon, type }) => ({ name, icon, type })),
  };
}

const unknownResource = (name: string) => ({ name, icon: DEFAULT_ICONS.resource, type: null });

function ofProject(
  { id, name, entity, period, description, highlights, keywords }: ProjectResource,
  companies: readonly Company[],
  achievements: readonly Achievement[],
): LastProject {
  return {
    title: name,
    company: entity,
    companyId: companyNamed(companies, entity)?.id ?? null,
    positionId: id,
    kind: 'project',
    period,
    description,
    highlights: highlightsOf(highlights, achievements),
    resources: [...new Set(namesInAll(keywords))]
      .slice(0, LAST_PROJECT_TAGS)
      .map((tag) => ({ name: tag, icon: technologyOf(tag)?.icon ?? guessIcon([tag]), type: null })),
  };
}
