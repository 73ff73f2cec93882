import { createElement, Fragment } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

import { addCatalogue, type Catalogue } from './i18n/catalogues';
import type { HeadTag } from './i18n/page-head';
import { privacyNote } from './i18n/privacy-note';
import { setHomeLanguage, setOwnLanguages } from './lib/languages';
import { screenFolder, studyOf } from './lib/case-studies';
import { pageAddress } from './lib/screens';
import { shellSlice } from './lib/shell';
import { setSite, type SiteData } from './site-data';
import type { PageContext, PageData } from './page-data';
import { Root } from './root';
import { portalRoutes, type Page } from './routes';
import { data as missingData } from './screens/not-found/data';
import { screenOf, type ScreenModule, type WithHead } from './screen';

type DataModule = { data: (context: PageContext, study?: string) => WithHead };

const screens = import.meta.glob<ScreenModule>('./screens/*/page.tsx', { eager: true });
const slices = import.meta.glob<DataModule>('./screens/*/data.ts', { eager: true });

/** A rendered page before it becomes a document. */
export type RenderedPage = {
  /** The content of the root element. */ html: string;
  head: readonly HeadTag[];
  data: PageData;
};

/** The rendered pages: those of the router, and the fallback page of the service worker. */
export type RenderablePage = Page | 'offline';

/** Registers the texts of a language. */
export { addCatalogue };
/** Sets the languages of the site. */
export { setHomeLanguage, setOwnLanguages };
export type { Catalogue };

/** The path of a page in the site. The page for missing addresses has a path of its own for rendering. */
function addressOfPage(page: RenderablePage, { language }: PageContext): string {
  const { segment } = language;
  const below = segment && `/${segment}`;
  if (page === 'home') return below || '/';
  if (page === 'not-found' || page === 'offline') return `${below}/${page}`;
  return pageAddress(page, language);
}

/** The slice of a page. */
function sliceOf(page: RenderablePage, context: PageContext): WithHead {
  if (page === 'offline') return missingData(context, 'offline');
  const module = slices[`./screens/${screenFolder(page)}/data.ts`];
  if (!module)
    throw new Error(`src/portal/screens/${page}/data.ts: expected the slice of the page, found none.`);
  return module.data(context, studyOf(page) ?? undefined);
}

/**
 * Renders a complete page. `prerender` waits for all content. The chunk size keeps React from moving large
 * parts behind inline scripts, which need scripts to appear.
 * @throws the error of a component
 */
export async function renderPage(
  page: RenderablePage,
  context: PageContext,
  site: SiteData,
  today: Date,
): Promise<RenderedPage> {
  setSite(site);
  const { portfolio, language } = context;
  const address = addressOfPage(page, context);
  const shell = shellSlice(portfolio, address, today, privacyNote(portfolio, language));
  // Serialized like in the browser, so that both have the same data.
  const slice = JSON.parse(JSON.stringify(sliceOf(page, context))) as WithHead;
  const root = createElement(Root, { shell, tour: page !== 'offline' });
  const routes = portalRoutes(language, { element: root, errorElement: <Fragment /> }, (one) => {
    const module = screens[`./screens/${screenFolder(one)}/page.tsx`];
    if (!module)
      throw new Error(`src/portal/screens/${one}/page.tsx: expected the page's component, found none.`);
    return { Component: screenOf(module), loader: () => slice };
  });
  const handler = createStaticHandler(routes, { basename: site.basePath });
  const url = new URL(site.basePath + address.slice(1), 'https://portal.invalid');
  const result = await handler.query(new Request(url));
  if (result instanceof Response) throw new Error(`${address}: expected a page, got a redirect.`);
  const [failure] = Object.values(result.errors ?? {}) as unknown[];
  if (failure) throw failure;
  let fault: unknown;
  const { prelude } = await prerender(
    <StaticRouterProvider
      context={result}
      hydrate={false}
      router={createStaticRouter(handler.dataRoutes, result)}
    />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        fault ??= error;
      },
    },
  );
  if (fault) throw fault;
  return {
    html: await new Response(prelude).text(),
    head: slice.head,
    data: { site, shell, page: page === 'offline' ? 'not-found' : page, slice },
  };
}
