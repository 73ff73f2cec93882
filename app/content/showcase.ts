import { numbered, resourceOf, type Reading } from './companies';
import { byNewest, hasBegun } from './dates';
import { DEFAULT_ICONS, iconNameOf } from './icons';
import type { Company, Project, Resource } from './portfolio';
import type { Achievement, LastProject, Stat } from './portfolio-showcase';
import type { Pictures } from './pictures';
import type { Resume, ResumeProject } from './resume';

const MONTHS_A_YEAR = 12;
/** How many resources the last project shows where the owner names none (spec §2 shows four). */
const LAST_PROJECT_TAGS = 4;

/** Where code is given away: an owner's repository there. */
const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht)\/[^/]+\/[^/]+/i;

/** What the owner calls so, and what has no other kind but a repository's address. */
const isOpenSource = ({ type, url }: ResumeProject): boolean =>
  type === undefined ? REPOSITORY.test(url ?? '') : /^open[\s-]?source$/i.test(type);

/** Projects shown for themselves: ordered as the owner says, the others newest first. */
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
      image: image && 'src' in image ? image : null,
      openSource,
      featured: !openSource && settings.featured !== false,
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

/** The ids of everything that has a pane, by its name in the résumé; of several with one name the first. */
export function idsByName(
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

/** Key Achievements: the owner's, else the résumé's awards. */
export function achievementsOf(
  resume: Resume,
  ids: ReadonlyMap<string, string>,
  { settings }: Reading,
): Achievement[] {
  if (settings.achievements) {
    return settings.achievements.map(
      ({ title, resource, type, description, year, icon, color, background }) => ({
        title,
        itemId: ids.get(resource ?? title) ?? null,
        type: type ?? null,
        description: description ?? null,
        year: year ?? null,
        icon: icon ? iconNameOf(icon) : DEFAULT_ICONS.achievement,
        color: color?.toLowerCase() ?? null,
        background: background?.toLowerCase() ?? null,
      }),
    );
  }
  return numbered(resume.awards).map(({ entry: { title, awarder, date, summary } }) => ({
    title: title ?? awarder ?? '',
    itemId: ids.get(title ?? '') ?? null,
    type: title && awarder ? awarder : null,
    description: summary ?? null,
    year: date?.slice(0, 4) ?? null,
    icon: DEFAULT_ICONS.achievement,
    color: null,
    background: null,
  }));
}

/** The figures: as stated, else counted; what counts nothing is not shown. */
export function statsOf(months: number, resume: Resume, { settings }: Reading): Stat[] {
  const years = Math.floor(months / MONTHS_A_YEAR);
  const [projects, languages] = [numbered(resume.projects).length, numbered(resume.languages).length];
  const counted = {
    years: years > 0 ? `${years}+` : null,
    projects: projects > 0 ? String(projects) : null,
    languages: languages > 0 ? String(languages) : null,
    other: null,
  };
  const stated = settings.stats ?? [];
  const missing = (['years', 'projects', 'languages'] as const).filter(
    (measure) => !stated.some((stat) => stat.measure === measure),
  );
  const wanted: { measure: Stat['measure']; value?: string; title?: string; icon?: string }[] = [
    ...stated,
    ...missing.map((measure) => ({ measure })),
  ];
  return wanted.flatMap(({ measure, value, title, icon }) => {
    const figure = value ?? counted[measure];
    if (figure === null) return [];
    return [
      {
        measure,
        title: title ?? null,
        value: figure,
        icon: icon ? iconNameOf(icon) : DEFAULT_ICONS[measure],
      },
    ];
  });
}

/** The card "Last project opened": what the owner states, over the newest role and what was built in it. */
export function lastProjectOf(
  companies: readonly Company[],
  resources: readonly Resource[],
  currentPosition: {
    position: {
      id: string;
      title: string;
      period: Company['period'];
      summary: string | null;
      resources: readonly Resource[];
    };
    company: Company;
  } | null,
  { settings, today }: Reading,
): LastProject | null {
  const stated = settings.lastProject;
  const roles = companies.flatMap((company) => company.positions.map((position) => ({ position, company })));
  const role = currentPosition ?? roles.find(({ position }) => hasBegun(position.period, today)) ?? null;
  const title = stated?.title ?? role?.position.title;
  if (title === undefined) return null;
  const company = companies.find(({ name }) => name === stated?.company) ?? role?.company ?? null;
  const position = stated?.title
    ? (company?.positions.find((one) => one.title === title) ?? null)
    : (role?.position ?? null);
  const named = stated?.resources?.map(
    (name) =>
      resources.find((resource) => resource.name === name) ?? {
        name,
        icon: DEFAULT_ICONS.resource,
        type: null,
      },
  );
  const built = role?.position.resources
    .filter(({ period }) => hasBegun(period, today))
    .slice(0, LAST_PROJECT_TAGS);
  return {
    title,
    company: stated?.company ?? company?.name ?? null,
    companyId: company?.id ?? null,
    positionId: position?.id ?? null,
    period: role?.position.period ?? { start: null, end: null, current: false },
    description: stated?.description ?? role?.position.summary ?? null,
    resources: (named ?? built ?? []).map(({ name, icon, type }) => ({ name, icon, type })),
  };
}
