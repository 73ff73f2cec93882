import { isDated, NO_DATES, numbered, resourceOf, type Reading } from './companies';
import { coverOf } from './cover';
import { byNewest, hasBegun, isReversed } from './dates';
import { companyKey } from './employers';
import { DEFAULT_ICONS, guessIcon, iconNameOf } from './icons';
import { isSkill } from './is-skill';
import { achievementsBesideAwards, achievementsOfCareer, withoutAddresses } from './key-achievements';
import type { Company, Portfolio, Position, Project, ProjectResource, Resource } from './portfolio';
import type { Achievement, LastProject } from './portfolio-showcase';
import type { Pictures } from './pictures';
import { unlessRepeated } from './repeated-text';
import type { Resume, ResumeProject } from './resume';
import { namesInAll, technologyOf } from './same-term';

/** The maximum number of resources of the last project by default (spec §2 shows four). */
const LAST_PROJECT_TAGS = 6;
const LAST_PROJECT_HIGHLIGHTS = 3;
/** Fewer highlights are no list. */
const FEW_HIGHLIGHTS = 2;
/** Fewer awards do not fill the card. */
const FEW_AWARDS = 3;
/** IAM shows the others. */
const MOST_AWARDS = 5;

/** The address of a repository on a host of open source code. */
const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht)\/[^/]+\/[^/]+/i;

/** Words for work of one's own studies, in names and keywords: "Research", "курсовая", "卒業論文". */
const OF_STUDIES =
  /(?<!\p{L})(?:research|thesis|dissertation|coursework|capstone|(?:course|school|university|student) project|homework|tesis|tese|tcc|tfg|tfm|mémoire|(?:bachelor|master|abschluss)arbeit)(?!\p{L})|исследован|курсов|диплом|школьн|研究|论文|論文|课程|毕业设计/iu;

/** A project with the type "open source"; without a type, one with a repository that is no work of one's studies. */
const isOpenSource = ({ type, url, name = '', keywords = [] }: ResumeProject): boolean =>
  type === undefined
    ? REPOSITORY.test(url ?? '') && ![name, ...keywords].some((text) => OF_STUDIES.test(text))
    : /^open[\s-]?source$/i.test(type);

/** Two projects of the same name still have different covers. */
const coverFor = ({ id, name, keywords, icon }: ProjectResource, pictures: Pictures) =>
  pictures.cover(
    coverOf(
      `${name} ${id}`,
      keywords,
      icon === DEFAULT_ICONS.resource
        ? (keywords.flatMap((keyword) => technologyOf(keyword)?.icon ?? [])[0] ?? icon)
        : icon,
    ),
  );

/** The separate projects: in the owner's order, the others newest first. */
export function projectsOf(
  projects: readonly { entry: ResumeProject; index: number }[],
  pictures: Pictures,
  problem: (path: readonly PropertyKey[], expected: string, value: unknown) => void,
  reading: Reading,
): Project[] {
  const shown = projects.map(({ entry, index }) => {
    const resource = resourceOf(entry, index, reading);
    const settings = reading.settings.projects[resource.name] ?? {};
    const image = settings.image ? pictures.picture(settings.image, settings.imageAlt ?? '') : null;
    if (image && 'expected' in image)
      problem(['projects', resource.name, 'image'], image.expected, settings.image);
    const openSource = isOpenSource(entry);
    const project: Project = {
      ...resource,
      year: settings.year ?? null,
      image: image && 'src' in image ? image : openSource ? null : coverFor(resource, pictures),
      shown: openSource ? 'openSource' : settings.featured === false ? 'listed' : 'featured',
    };
    return { project, order: settings.order ?? Infinity };
  });
  return shown
    .toSorted((one, other) =>
      one.order === other.order
        ? byNewest(one.project.period, other.project.period)
        : one.order - other.order,
    )
    .map(({ project }) => project);
}

/** The ids of all entries with a pane, by name. The first entry of each name counts. */
function idsByName(
  companies: readonly Company[],
  projects: readonly Resource[],
): ReadonlyMap<string, string> {
  const positions = companies.flatMap((company) => company.positions);
  const named = [
    ...positions.flatMap(({ resources }) => resources),
    ...projects,
    ...positions.map(({ id, title }) => ({ id, name: title })),
    ...companies,
  ];
  return new Map(named.toReversed().map(({ id, name }) => [name, id]));
}

/** Key Achievements: the owner's, else the résumé's awards, else the derived ones. */
export function achievementsOf(
  resume: Resume,
  {
    companies,
    projects,
    certificates,
    publications,
  }: Pick<Portfolio, 'companies' | 'projects' | 'certificates' | 'publications'>,
  { settings }: Reading,
): Achievement[] {
  const ids = idsByName(companies, projects);
  if (settings.achievements) {
    return settings.achievements.map(
      ({ title, resource, type, description, year, icon, color, background }) => ({
        title,
        stated: true,
        itemId: ids.get(resource ?? title) ?? companyNamed(companies, resource)?.id ?? null,
        type: type ?? null,
        description: description ?? null,
        year: year ?? null,
        period: null,
        icon: icon ? iconNameOf(icon) : DEFAULT_ICONS.achievement,
        color: color?.toLowerCase() ?? null,
        background: background?.toLowerCase() ?? null,
      }),
    );
  }
  const awards = numbered(resume.awards)
    .toSorted((one, other) => (other.entry.date ?? '').localeCompare(one.entry.date ?? ''))
    .slice(0, MOST_AWARDS)
    .map(({ entry: { title, awarder, date, summary } }) => ({
      title: title ?? awarder ?? '',
      stated: false,
      itemId: ids.get(title ?? '') ?? null,
      type: title && awarder ? awarder : null,
      // A card shows no links, and an address alone tells nothing.
      description: withoutAddresses(summary ?? '') === '' ? null : unlessRepeated(summary, title ?? awarder),
      year: date?.slice(0, 4) ?? null,
      period: null,
      icon: DEFAULT_ICONS.achievement,
      color: null,
      background: null,
    }));
  const career = { companies, projects, certificates, publications };
  if (awards.length === 0) return achievementsOfCareer(career);
  return awards.length < FEW_AWARDS
    ? [...awards, ...achievementsBesideAwards(career)].slice(0, MOST_AWARDS)
    : awards;
}

type HeldPosition = { position: Position; company: Company };

/** Whether a project began before a role. */
const isOlder = ({ period }: ProjectResource, role: HeldPosition | null): boolean => {
  const began = period.start ?? period.end;
  const since = role?.position.period.start;
  return Boolean(began && since && isReversed(since, began));
};

/** The newest project with a date that has started; null if the newest role began later. */
function newestProject(
  resources: readonly Resource[],
  role: HeldPosition | null,
  { today }: Pick<Reading, 'today'>,
): ProjectResource | null {
  const [newest] = resources
    .filter((resource) => resource.origin === 'project')
    .filter(({ period }) => isDated(period))
    .filter(({ period }) => hasBegun(period, today))
    // An old project without an end is seldom still running.
    .filter((project) => !isOlder(project, role))
    .toSorted((one, other) => byNewest(one.period, other.period));
  return newest ?? null;
}

/** The first highlights of a role that are no key achievements, if there are a few. */
function highlightsOf({ highlights }: Position, achievements: readonly Achievement[]): readonly string[] {
  const others = highlights.filter((one) => achievements.every(({ title }) => title !== one));
  return (others.length < FEW_HIGHLIGHTS ? highlights : others).slice(0, LAST_PROJECT_HIGHLIGHTS);
}

/** The card "Last project opened": the owner's, else the newest project, else the newest role. */
export function lastProjectOf(
  companies: readonly Company[],
  resources: readonly Resource[],
  { currentPosition, achievements }: Pick<Portfolio, 'currentPosition' | 'achievements'>,
  { settings, today }: Pick<Reading, 'settings' | 'today'>,
): LastProject | null {
  const stated = settings.lastProject;
  // A school is no place of work, and the cards of Education show it.
  const roles = companies
    .filter(({ kind }) => kind !== 'education')
    .flatMap((company) => company.positions.map((position) => ({ position, company })));
  const begun = roles.filter(({ position }) => hasBegun(position.period, today));
  const newest = currentPosition ?? begun[0] ?? null;
  const hasText = ({ position: { summary, highlights, resources: own } }: HeldPosition) =>
    summary !== null || highlights.length + own.length > 0;
  // A role without a text leaves the card empty, and the greeting names it already.
  const role = newest && (hasText(newest) || stated ? newest : (begun.find(hasText) ?? newest));
  const project = stated ? null : newestProject(resources, newest, { today });
  if (project) return ofProject(project, companies);
  const title = stated?.title ?? role?.position.title;
  if (title === undefined) return null;
  const company = companyNamed(companies, stated?.company) ?? role?.company ?? null;
  const position = stated?.title
    ? (company?.positions.find((one) => one.title === title) ?? null)
    : (role?.position ?? null);
  const named = stated?.resources?.map(
    (name) => resources.find((resource) => resource.name === name) ?? unknownResource(name),
  );
  const built = role?.position.resources
    .filter((resource) => isSkill(resource) || hasBegun(resource.period, today))
    .slice(0, LAST_PROJECT_TAGS);
  const description = stated?.description ?? role?.position.summary ?? null;
  return {
    title,
    // The name of an unnamed employer is the role, which should not be repeated.
    company: stated?.company ?? (company?.name === title ? null : (company?.name ?? null)),
    companyId: company?.id ?? null,
    positionId: position?.id ?? null,
    kind: stated ? 'stated' : role?.position.period.current ? 'current' : 'past',
    period: role?.position.period ?? NO_DATES,
    description,
    highlights: description === null && role ? highlightsOf(role.position, achievements) : [],
    resources: (named ?? built ?? []).map(({ name, icon, type }) => ({ name, icon, type })),
  };
}

const unknownResource = (name: string) => ({ name, icon: DEFAULT_ICONS.resource, type: null });

/** The company with a name, in any of its spellings. */
const companyNamed = (companies: readonly Company[], named: string | null = null): Company | undefined =>
  companies.find(({ name }) => named !== null && companyKey(name) === companyKey(named));

function ofProject(
  { id, name, entity, period, description, highlights, keywords }: ProjectResource,
  companies: readonly Company[],
): LastProject {
  return {
    title: name,
    company: entity,
    companyId: companyNamed(companies, entity)?.id ?? null,
    positionId: id,
    kind: 'project',
    period,
    description: description ?? highlights[0] ?? null,
    highlights: [],
    resources: [...new Set(namesInAll(keywords))]
      .slice(0, LAST_PROJECT_TAGS)
      .map((tag) => ({ name: tag, icon: technologyOf(tag)?.icon ?? guessIcon([tag]), type: null })),
  };
}
