import type { ReactElement } from 'react';
import { type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router';

import { caseStudies, studyPage, type StudyPage } from './lib/case-studies';
import type { Language } from './lib/languages';
import { routeOf, screens, type Slug } from './lib/screens';

/** The pages of the router in a language. */
export type Page = Slug | StudyPage | 'home' | 'not-found';

/** The pages of a language with their paths below the language's segment. */
const pages = (): readonly { page: Page; path: string }[] => [
  { page: 'home', path: '' },
  ...screens.map(({ slug }) => ({ page: slug, path: slug })),
  ...caseStudies().map(({ id }) => ({ page: studyPage(id), path: studyPage(id) })),
  { page: 'not-found', path: '*' },
];

/** The route of addresses outside the language's segment. */
export const MISSING = 'missing';

/** Only a new path reloads the data of a page, not its query or fragment. */
const onlyForAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * The routes of one language. Each language is a separate document (docs/decisions/002).
 * @param source loads a page's component and data: at once in the renderer, on demand in the browser
 */
export function portalRoutes(
  language: Language,
  root: { element: ReactElement; errorElement: ReactElement },
  source: (page: Page) => Pick<RouteObject, 'Component' | 'lazy' | 'loader'>,
): RouteObject[] {
  const { segment } = language;
  const children = pages().map(({ page, path }) => ({
    id: routeOf(page, language),
    path: `/${[segment, path].filter(Boolean).join('/')}`,
    shouldRevalidate: onlyForAnotherPage,
    ...source(page),
  }));
  // Hosts may answer any address with the page for missing addresses of another language.
  const missing = { ...source('not-found'), id: MISSING, path: '*' };
  return [{ id: 'root', ...root, children: segment === '' ? children : [...children, missing] }];
}
