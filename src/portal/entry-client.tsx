import { createElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, redirectDocument } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { dismissTooltipsByEscape } from './browser/dismiss-tooltips';
import { whenIdle } from './browser/idle';
import { importWithRetry } from './browser/import-with-retry';
import { loadScreen, loadSlice } from './browser/screens';
import { storedValue } from './browser/storage';
import { visitorActs } from './browser/visitor';
import { addressIn, hrefOf } from './lib/base-path';
import { isGroupOf, isString } from './lib/json-shape';
import { languages, defaultLanguage } from './lib/languages';
import { isDocumentLoad, isPrivate, routeOf } from './lib/screens';
import { setSite } from './site-data';
import { addCatalogue, type Catalogue } from './i18n/catalogues';
import { PAGE_DATA_ID, ROOT_ID, type PageData } from './page-data';
import { Root, RootError } from './root';
import { MISSING, portalRoutes, type Page } from './routes';
import { EARLY_SETTINGS } from './first-second-settings';

const { site, shell, page, slice } = JSON.parse(
  document.getElementById(PAGE_DATA_ID)?.textContent ?? '',
) as PageData;
setSite(site);

async function loadTexts(): Promise<void> {
  const response = await fetch(site.texts);
  if (!response.ok) throw new Error(`${site.texts}: ${response.status}`);
  const texts: unknown = await response.json();
  if (!isGroupOf(isString)(texts)) throw new Error(`${site.texts}: no texts`);
  // The name of the file contains the hash of its content, so it has the keys of this build.
  addCatalogue(site.language, texts as Catalogue);
}

/** Resolves when the router has loaded the data of the initial address. */
const isReady = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    const resolveOnceReady = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(resolveOnceReady);
    resolveOnceReady(router.state);
  });

/**
 * Hydrates the page. If the host answered a valid address with the page for missing addresses, the router's
 * screen is rendered instead.
 */
async function hydrate(): Promise<void> {
  const language = languages.find(({ code }) => code === site.language) ?? defaultLanguage;
  const root = {
    element: createElement(Root, { shell }),
    errorElement: createElement(RootError, { shell }),
  };
  const [first] = await Promise.all([loadScreen(page), loadTexts()]);
  let isStarted = false;
  // On the router's initial location the document is already loaded.
  const isLeaving = (one: Page) => isStarted && isDocumentLoad(page, one);
  const routes = portalRoutes(language, root, (one) => ({
    loader: ({ request }) =>
      // The URL of a request has no fragment.
      isLeaving(one)
        ? redirectDocument(request.url + (router.state.navigation.location?.hash ?? ''))
        : loadSlice(one),
    ...(one === page ? { Component: first } : { lazy: { Component: () => loadScreen(one) } }),
  }));
  // The router adds keys only to its own history entries. View states are saved by key
  // (browser/view-state.ts), so the first entry of a document needs one too.
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(32).slice(2) }, '');
  const id = matchRoutes(routes, location, site.basePath)?.at(-1)?.route.id ?? '';
  const isPage = id === routeOf(page, language) || id === MISSING;
  const router = createBrowserRouter(routes, {
    basename: site.basePath,
    ...(isPage && { hydrationData: { loaderData: { [id]: slice } } }),
  });
  isStarted = true;
  const container = document.getElementById(ROOT_ID) as HTMLElement;
  const app = (
    <StrictMode>
      {/* Without transitions, because a page is small and its data is available: one synchronous render is
          faster. */}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
  // An extension may have changed the document before. React renders the page anew then, and the error is no fault.
  const onRecoverableError = (error: unknown) => console.error(error);
  if (isPage) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else {
    await isReady(router);
    createRoot(container).render(app);
  }
}

/** Loads an optional module after the visitor's first interaction. A failure is ignored. */
const later = <Part,>(load: () => Promise<Part>, use: (part: Part) => unknown) =>
  void visitorActs()
    .then(() => importWithRetry(load))
    .then(use)
    .catch(() => {});

dismissTooltipsByEscape();
// No offer if the page is in the browser's language, unless another one was chosen.
if (site.language !== (storedValue(EARLY_SETTINGS.languageKey) ?? navigator.language.slice(0, 2)))
  later(
    () => import('./features/language-offer'),
    ({ offerLanguage }) => offerLanguage(),
  );
const list = document.documentElement.dataset['untranslated'];
if (list)
  later(
    () => import('./browser/foreign-texts'),
    ({ markForeignTexts }) => markForeignTexts(list),
  );
const { speed } = site;
if (speed && !isPrivate(page))
  whenIdle(
    () =>
      void import('./browser/speed-figures').then(({ reportSpeed }) => reportSpeed(speed)).catch(() => {}),
  );

// The router ignores case, but hosts do not: they have sent the page for missing addresses.
const lower = hrefOf(addressIn(location).toLowerCase());
const misspelt = lower !== location.pathname && page === 'not-found';

// Includes the origin, because an address with two leading slashes would be another host.
if (misspelt) location.replace(location.origin + lower + location.search + location.hash);
else void importWithRetry(hydrate);
