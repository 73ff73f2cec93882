import type { Period, Portfolio, ProjectResource, Span } from '../model/portfolio';
import type { Mention } from '../model/portfolio-sections';

/** A part of the career that may name a skill. */
export type EvidenceSource = {
  kind: Mention['kind'];
  id: string;
  /** The months that a skill of its list was used; null if the entry has no start and end. */ span: Span | null;
  /** The only year that is known of an entry without an end. */ year: number | null;
  isCurrent: boolean;
  title: string;
  /** The titles of the role or study. They are evidence like sentences. */ titles: readonly string[];
  /** Its list of skills: keywords, technologies, stack. */ keywords: readonly string[];
  texts: readonly string[];
  /** Employers and schools, whose names are no skills. */ names: readonly (string | null)[];
};

/** The id of the owner's summary among the sources. */
export const SUMMARY = 'summary';

/** Without an end, an entry that is not current has its year alone. */
const timeOf = ({ start, end, current, endUnknown }: Period, span: Span | null) =>
  start && !end && (!current || endUnknown)
    ? { span: null, year: start.year, isCurrent: false }
    : { span, year: null, isCurrent: current };

const UNDATED = { span: null, year: null, isCurrent: false, keywords: [] };

/** The parts of a career that may name a skill, newest first. */
export function evidenceSources({
  companies,
  projects,
  certificates,
  education,
  volunteering,
  awards,
  publications,
  summary,
}: Pick<
  Portfolio,
  'companies' | 'projects' | 'certificates' | 'education' | 'volunteering' | 'awards' | 'publications'
> & {
  /** The paragraphs about the owner. */ summary: readonly string[];
}): EvidenceSource[] {
  const built = (project: ProjectResource, employer: string | null): EvidenceSource => ({
    kind: 'project',
    id: project.id,
    ...timeOf(project.period, project.span),
    title: project.name,
    titles: project.roles,
    keywords: project.keywords,
    texts: [project.description ?? '', ...project.highlights],
    names: [employer],
  });
  const roles = companies
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ name, positions }) =>
      positions.flatMap((position): EvidenceSource[] => [
        {
          kind: 'role',
          id: position.id,
          ...timeOf(position.period, position.span),
          title: position.title,
          titles: [position.title],
          keywords: position.keywords,
          texts: [...position.highlights, position.summary ?? ''],
          names: [name],
        },
        ...position.resources.flatMap((resource) =>
          resource.origin === 'project' ? built(resource, name) : [],
        ),
      ]),
    );
  const undated = (
    kind: EvidenceSource['kind'],
    id: string,
    title: string,
    texts: readonly string[],
    name: string | null,
  ): EvidenceSource => {
    const titles = kind === 'volunteering' ? [title] : [];
    return { ...UNDATED, kind, id, title, titles, texts, names: [name] };
  };
  return [
    ...roles,
    ...projects.map((project) => built(project, project.entity)),
    // One that is not earned yet shows nothing.
    ...certificates
      .filter(({ inProgress }) => !inProgress)
      .map(({ id, name, issuer, summary: text }) => undated('certificate', id, name, [text ?? ''], issuer)),
    ...education.map(({ id, studyType, area, summary: text, highlights, courses, institution }) => {
      const title = [studyType, area].filter(Boolean).join(', ');
      return undated('degree', id, title, [text ?? '', ...highlights, ...courses], institution);
    }),
    ...volunteering.map(({ id, position, organization, summary: text, highlights }) =>
      undated('volunteering', id, position ?? '', [text ?? '', ...highlights], organization),
    ),
    ...awards.map(({ id, title, summary: text, awarder }) =>
      undated('award', id, title, [text ?? ''], awarder),
    ),
    ...publications.map(({ id, name, summary: text, publisher }) =>
      undated('publication', id, name, [text ?? ''], publisher),
    ),
    undated('summary', SUMMARY, '', summary, null),
  ];
}
