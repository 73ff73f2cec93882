import type { Portfolio } from '~/resume/read/portfolio';
import type { StudyText } from '~/resume/read/portfolio-studies';

import { languageAt } from './languages';

/** The page of a case study, as routes and slices name it; its path below the language's segment too. */
export type StudyPage = `projects/${string}`;

/** A case study as every page knows it: its project's id, and its title in the page's language. */
export type StudyLink = { id: string; title: string };

let known: readonly StudyLink[] = [];

/** Those of the site that is shown or rendered. */
export const caseStudies = (): readonly StudyLink[] => known;

/** Sets them: with the site (`site-data.ts`). */
export const setCaseStudies = (studies: readonly StudyLink[]): void => void (known = studies);

export const studyPage = (id: string): StudyPage => `projects/${id}`;

/** The folder in `screens/` that a page is made by. */
export const screenFolder = (page: string): string => (page.startsWith('projects/') ? 'case-study' : page);

/** The id of the project whose case study a page shows; null for any other page. */
export const studyOf = (page: string): string | null =>
  page.startsWith('projects/') ? page.slice('projects/'.length) : null;

/** The case study at an address. */
export function studyAt(pathname: string): StudyLink | null {
  const { segment } = languageAt(pathname);
  const rest = pathname.slice(segment === '' ? 1 : segment.length + 2).replace(/\/+$/, '');
  return known.find(({ id }) => studyPage(id) === rest) ?? null;
}

/** A case study in a language, or in the owner's own where it is not translated. */
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

/** Every case study of a portfolio as the pages of a language know it. */
export const studyLinks = (portfolio: Portfolio, code: string): StudyLink[] =>
  portfolio.caseStudies.flatMap(({ id }) => {
    const study = studyIn(portfolio, id, code);
    return study ? [{ id, title: study.title }] : [];
  });
