import { prerender } from 'react-dom/static';

import { addCatalogue, type Catalogue } from '~/portal/i18n/catalogues';
import type { HeadTag } from './i18n/page-head';
import { privacyNote } from './i18n/privacy-note';
import { setHomeLanguage, setOwnLanguages } from '~/portal/addresses/languages';
import { screenFolder, studyOf } from '~/portal/addresses/case-studies';
import { pageAddress, type Page } from '~/portal/addresses/screens';
import { shellSlice } from '~/portal/career/shell';
import { setSite, type SiteData } from './site-data';
import { locationAt, Router } from './browser/router';
import type { PageContext, PageData } from './page-data';
import { Root } from './root';
import { screenComponent, type ScreenModule, type WithHead } from './screen';

type DataModule = {
  data: (context: PageContext, study?: string) => WithHead;
};

const screens = import.meta.glob<ScreenModule>('./screens/*/page.tsx', { eager: true });
const slices = import.meta.glob<DataModule>('./screens/*/data.ts', { eager: true });

/** A rendered page before it becomes a document. */
export type RenderedPage = {
  /** The content of the root element. */ html: string;
  head: readonly HeadTag[];
  /** The data of the document, whose slice may be a part of the whole one. */ data: PageData;
  slice: WithHead;
};

/** The rendered pages: those of the router, and the fallback page of the service worker. */
export type RenderablePage = Page | 'offline';

/** Registers the texts of a language. */
export { addCatalogue };
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

function sliceOf(page: RenderablePage, context: PageContext): WithHead {
  const folder = page === 'offline' ? 'not-found' : screenFolder(page);
  const module = slices[`./screens/${folder}/data.ts`];
  if (!module)
    throw new Error(`src/portal/screens/${page}/data.ts: expected the slice of the page, found none.`);
  const study = page === 'offline' ? page : studyOf(page);
  // Serialized like in the browser, so that both have the same data.
  return JSON.parse(JSON.stringify(module.data(context, study ?? undefined))) as WithHead;
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
  const slice = sliceOf(page, context);
  const module = screens[`./screens/${screenFolder(page === 'offline' ? 'not-found' : page)}/page.tsx`];
  if (!module)
    throw new Error(`src/portal/screens/${page}/page.tsx: expected the page's component, found none.`);
  const Screen = screenComponent(module);
  let fault: unknown;
  const { prelude } = await prerender(
    <Router first={{ location: locationAt(address), screen: <Screen slice={slice} /> }}>
      <Root shell={shell} tour={page !== 'offline'} />
    </Router>,
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
    // The document has the tags of its head already.
    data: { site, shell, page: page === 'offline' ? 'not-found' : page, slice: { ...slice, head: [] } },
    slice,
  };
}
