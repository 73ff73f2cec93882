import type { Portfolio } from '~/resume/model/portfolio';
import type { StudyText } from '~/resume/model/portfolio-sections';
import { languageAt } from './languages';

/** The page name of a case study in routes and slices. It is also the path below the language's segment. */
export type StudyPage = `projects/${string}`;

/** The reference to a case study in every page: its project's id, and its title in the page's language. */
export type LinkedStudy = { id: string; title: string };

let known: readonly LinkedStudy[] = [];

export const caseStudies = (): readonly LinkedStudy[] => known;

/** Sets the case studies together with the site (`site-data.ts`). */
export const setCaseStudies = (studies: readonly LinkedStudy[]): void => void (known = studies);

export const studyPage = (id: string): StudyPage => `projects/${id}`;

/** The folder in `screens/` of a page. */
export const screenFolder = (page: string): string => (page.startsWith('projects/') ? 'case-study' : page);

/** The project id of a case study's page; null for any other page. */
export const studyOf = (page: string): string | null =>
  page.startsWith('projects/') ? page.slice('projects/'.length) : null;

/** The case study at an address. */
export function studyAt(pathname: string): LinkedStudy | null {
  const { segment } = languageAt(pathname);
  const rest = pathname.slice(segment === '' ? 1 : segment.length + 2).replace(/\/+$/, '');
  return known.find(({ id }) => studyPage(id) === rest) ?? null;
}

/** A case study in a language, or in the owner's language if it is not translated. */
export function studyIn(
  { caseStudies: studies, projects, portal }: Pick<Portfolio, 'caseStudies' | 'portal' | 'projects'>,
  id: string,
  code: string,
): (StudyText & { title: string; language: string }) | null {
  const texts = studies.find((one) => one.id === id)?.texts;
  const language = texts?.[code] ? code : portal.language;
  const text = texts?.[language];
  const project = projects.find((one) => one.id === id);
  return text && project ? { ...text, title: text.title ?? project.name, language } : null;
}

export const studyLinks = (portfolio: Portfolio, code: string): LinkedStudy[] =>
  portfolio.caseStudies.flatMap(({ id }) => {
    const study = studyIn(portfolio, id, code);
    return study ? [{ id, title: study.title }] : [];
  });
