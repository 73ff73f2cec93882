import type { EvidenceSource } from './evidence';
import type { Company, Project, ProjectResource, Span } from './portfolio';
import type { Certificate, Education, Volunteering } from './portfolio-sections';
import { sentencesOf } from './sentences';

/** A role of more than ten years names what it used at its end, not in all its years. */
const LONGEST_ROLE_MONTHS = 10 * 12;
const lastYears = ([first, last]: Span): Span => [Math.max(first, last - LONGEST_ROLE_MONTHS + 1), last];

/** The words behind its name in a sentence about an employer: "is a partner", "provides". */
const ABOUT_EMPLOYER =
  /^\s+(?:is|was|are|were|provides?|provided|offers?|offered|speciali[sz]es|es|era|é|est|ist|bietet|ofrece|oferece|propose)\s/iu;

/** A text without the sentences about its employer, which prove no skill: "The Mill is a partner of …". */
function withoutEmployer(text: string, employer: string): string {
  const words = employer.split(' ');
  // Also by the beginning of its name: "The Mill" of "The Mill Ltd".
  const names = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const isAbout = (sentence: string) =>
    names.some((name) => sentence.startsWith(name) && ABOUT_EMPLOYER.test(sentence.slice(name.length)));
  return sentencesOf(text)
    .filter((sentence) => !isAbout(sentence))
    .join('\n');
}

/** The parts of a career that may prove a skill, newest first. */
export function evidenceSources({
  companies,
  projects,
  certificates,
  education,
  volunteering,
}: {
  companies: readonly Company[];
  projects: readonly Project[];
  certificates: readonly Certificate[];
  education: readonly Education[];
  volunteering: readonly Volunteering[];
}): EvidenceSource[] {
  const built = (project: ProjectResource, names: EvidenceSource['names']): EvidenceSource => ({
    kind: 'project',
    id: project.id,
    span: project.span,
    title: project.name,
    keywords: project.keywords,
    texts: [project.description ?? '', ...project.highlights],
    names,
  });
  const roles = companies
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ name, positions }) =>
      positions.flatMap((position): EvidenceSource[] => [
        {
          kind: 'role',
          id: position.id,
          span: position.span && lastYears(position.span),
          title: position.title,
          keywords: position.keywords,
          texts: [...position.highlights, withoutEmployer(position.summary ?? '', name)],
          names: [name],
        },
        ...position.resources
          .filter((resource) => resource.origin === 'project')
          .map((resource) => built(resource, [name, resource.name])),
      ]),
    );
  const plain = { span: null, keywords: [] };
  return [
    ...roles,
    ...projects.map((project) => built(project, [project.entity, project.name])),
    // One that is not earned yet proves nothing.
    ...certificates
      .filter(({ inProgress }) => !inProgress)
      .map(({ id, name, issuer, summary }): EvidenceSource => ({
        ...plain,
        kind: 'certificate',
        id,
        title: name,
        texts: [summary ?? ''],
        names: [issuer],
      })),
    ...education.map(
      ({ id, studyType, area, institution, summary, highlights, courses }): EvidenceSource => ({
        ...plain,
        kind: 'degree',
        id,
        title: [studyType, area].filter(Boolean).join(', '),
        keywords: [],
        texts: [summary ?? '', ...highlights, ...courses],
        names: [institution],
      }),
    ),
    ...volunteering.map(({ id, position, organization, summary, highlights }): EvidenceSource => ({
      ...plain,
      kind: 'volunteering',
      id,
      title: position ?? '',
      texts: [summary ?? '', ...highlights],
      names: [organization],
    })),
  ];
}
