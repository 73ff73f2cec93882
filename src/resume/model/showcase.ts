import type { Path } from '../standard/path';
import { companyNamed } from './employers';
import { numbered, resourceOf, type ReadContext } from './companies';
import { byNewest } from '../standard/dates';
import { DEFAULT_ICONS, iconNameOf } from './icons';
import { achievement, achievementsOfCareer, withoutAddresses } from './key-achievements';
import type { Company, Picture, Portfolio, Project, ProjectResource, Resource } from './portfolio';
import type { Achievement } from './portfolio-sections';
import type { ContentFile } from './portfolio-settings';
import { unlessRepeated } from './texts/repeated-text';
import type { Resume, ResumeProject } from '../standard/resume';
import { technologyOf } from './same-term';

/** IAM shows the others. */
const MOST_AWARDS = 5;

/** The address of a repository on a host of open source code. */
const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht)\/[^/]+\/[^/]+/i;

/** A project with the type "open source"; without a type, one with a repository. */
const isOpenSource = ({ type, url }: ResumeProject): boolean =>
  type === undefined ? REPOSITORY.test(url ?? '') : /^open[\s-]?source$/i.test(type);

/** The pictures of an owner's folder, as their site publishes them. */
export type PictureSource = {
  readonly files: ContentFile[];
  readonly hosts: ReadonlySet<string>;
  /** Returns the picture, or the message about an invalid one. */
  picture: (named: string, alt: string) => Picture | { expected: string };
  /** The drawn cover of a project without a picture. */
  cover: (name: string, tags: readonly string[], icon: string) => Picture;
};

/** Two projects of the same name still have different covers. */
const coverFor = ({ id, name, keywords, icon }: ProjectResource, pictures: PictureSource) =>
  pictures.cover(
    `${name} ${id}`,
    keywords,
    icon === DEFAULT_ICONS.resource
      ? (keywords.flatMap((keyword) => technologyOf(keyword)?.icon ?? [])[0] ?? icon)
      : icon,
  );

/** The separate projects: in the owner's order, the others newest first. */
export function projectsOf(
  projects: readonly { entry: ResumeProject; index: number }[],
  pictures: PictureSource,
  problem: (path: Path, expected: string, value: unknown) => void,
  reading: ReadContext,
): Project[] {
  // The only one with a repository is in no group of its own, unless its type says so.
  const isAlone = projects.length > 1 && projects.filter(({ entry }) => isOpenSource(entry)).length === 1;
  const shown = projects.map(({ entry, index }) => {
    const resource = resourceOf(entry, index, reading);
    const settings = reading.settings.projects[resource.name] ?? {};
    const image = settings.image ? pictures.picture(settings.image, settings.imageAlt ?? '') : null;
    if (image && 'expected' in image)
      problem(['projects', resource.name, 'image'], image.expected, settings.image);
    const openSource = isOpenSource(entry) && !(isAlone && entry.type === undefined);
    const project: Project = {
      ...resource,
      year: settings.year ?? null,
      image: image && 'src' in image ? image : openSource ? null : coverFor(resource, pictures),
      shown: openSource ? 'openSource' : settings.featured === false ? 'listed' : 'featured',
    };
    return { project, order: settings.order ?? Infinity };
  });
  return shown
    .toSorted((one, other) => one.order - other.order || byNewest(one.project.period, other.project.period))
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
  { settings }: ReadContext,
): Achievement[] {
  const ids = idsByName(companies, projects);
  if (settings.achievements) {
    return settings.achievements.map(
      ({ title, resource, type, description, year, icon, color, background }) =>
        achievement({
          title,
          stated: true,
          itemId: ids.get(resource ?? title) ?? companyNamed(companies, resource)?.id ?? null,
          type: type ?? null,
          description: description ?? null,
          year: year ?? null,
          icon: icon ? iconNameOf(icon) : DEFAULT_ICONS.achievement,
          color: color?.toLowerCase() ?? null,
          background: background?.toLowerCase() ?? null,
        }),
    );
  }
  const awards = numbered(resume.awards)
    .toSorted((one, other) => (other.entry.date ?? '').localeCompare(one.entry.date ?? ''))
    .slice(0, MOST_AWARDS)
    .map(({ entry: { title, awarder, date, summary } }) =>
      achievement({
        title: title ?? awarder ?? '',
        itemId: ids.get(title ?? '') ?? null,
        type: title && awarder ? awarder : null,
        // A card shows no links, and an address alone tells nothing.
        description:
          withoutAddresses(summary ?? '') === '' ? null : unlessRepeated(summary, title ?? awarder),
        year: date?.slice(0, 4) ?? null,
      }),
    );
  // An owner who has dismissed the proposal wants none of the highlights there.
  return awards.length > 0 || settings.dismissed?.includes('portal.yaml achievements')
    ? awards
    : achievementsOfCareer({ companies, certificates, publications });
}
