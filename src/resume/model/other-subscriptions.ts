import { monthsIn } from '../standard/dates';
import { areaOf } from './places/locate';
import type { Company, CompanyKind, Period, Project } from './portfolio';
import type { Education, Volunteering } from './portfolio-sections';
import { isDated, type ReadContext } from './companies';

const ICONS: Readonly<Record<CompanyKind, string>> = {
  work: 'building-multiple',
  education: 'book-star',
  volunteering: 'heart',
  project: 'apps-list',
};

type Entry = {
  kind: CompanyKind;
  name: string;
  title: string;
  period: Period;
  span: Project['span'];
  location: string | null;
  url: string | null;
  summary: string | null;
  highlights: readonly string[];
  keywords: readonly string[];
};

/** Whether the owner works on projects and does not study any more. */
const isPastSchool = (education: readonly Education[], projects: readonly Project[]): boolean =>
  education.every(({ period }) => isDated(period) && !period.current) &&
  projects.some(({ period }) => period.current);

/**
 * Subscriptions for owners without work: schools, projects and organisations, in this order. The schools are last
 * if only projects are current.
 */
export function otherSubscriptions(
  {
    education,
    projects,
    volunteering,
  }: {
    education: readonly Education[];
    projects: readonly Project[];
    volunteering: readonly Volunteering[];
  },
  reading: ReadContext,
): Company[] {
  const schools = education.map(({ institution, area, studyType, courses, ...rest }): Entry => {
    const studies = [studyType, area].filter(Boolean).join(', ');
    const name = institution ?? studies;
    return { ...rest, kind: 'education', name, title: studies || name, span: null, keywords: courses };
  });
  const others: Entry[] = [
    ...projects.map(({ name, roles, type, description, ...rest }): Entry => ({
      ...rest,
      kind: 'project',
      name,
      title: roles[0] ?? type ?? name,
      location: null,
      summary: description,
    })),
    ...volunteering.map(({ organization, position, ...rest }): Entry => {
      const name = organization ?? position ?? '';
      return { ...rest, kind: 'volunteering', name, title: position ?? name, span: null, keywords: [] };
    }),
  ];
  const entries = isPastSchool(education, projects) ? [...others, ...schools] : [...schools, ...others];
  return entries
    .filter(({ name }) => name !== '')
    .map(({ kind, name, title, period, span, location, url, summary, highlights, keywords }) => {
      const id = reading.slug(name);
      const months = monthsIn([period], reading.today);
      return {
        id,
        kind,
        name,
        icon: ICONS[kind],
        color: null,
        score: null,
        alias: null,
        url,
        description: null,
        location,
        period,
        months,
        active: isDated(period) ? period.current : null,
        positions: [
          {
            id: reading.slug(`${id} ${title}`),
            title,
            period,
            months,
            span,
            location,
            area: location === null ? null : areaOf(location),
            url: null,
            summary,
            highlights,
            keywords,
            tags: keywords,
            resources: [],
          },
        ],
      };
    });
}
