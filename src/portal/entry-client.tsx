import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { visitorActs, whenIdle } from './browser/idle';
import { importWithRetry } from './browser/import-with-retry';
import { Router, startRouter } from './browser/router';
import { loadScreen, loadSlice } from './browser/screens';
import { storedValue } from '~/portal/browser/storage';
import { dismissTooltipsByEscape } from './components/overlays/tooltip';
import { addressIn, hrefOf } from '~/portal/addresses/base-path';
import { isObjectOf, isString } from '~/portal/text/json-shape';
import { languages, defaultLanguage } from '~/portal/addresses/languages';
import { isDocumentLoad, isPrivate, pageAt } from '~/portal/addresses/screens';
import { setSite } from './site-data';
import { addCatalogue, type Catalogue } from '~/portal/i18n/catalogues';
import { PAGE_DATA_ID, ROOT_ID, type PageData } from './page-data';
import { Root, RootError } from './root';
import { LANGUAGE_KEY } from './first-second-settings';

const { site, shell, page, slice } = JSON.parse(
  document.getElementById(PAGE_DATA_ID)?.textContent ?? '',
) as PageData;
setSite(site);

async function loadTexts(): Promise<void> {
  const response = await fetch(site.texts);
  if (!response.ok) throw new Error(`${site.texts}: ${response.status}`);
  const texts: unknown = await response.json();
  if (!isObjectOf(isString)(texts)) throw new Error(`${site.texts}: no texts`);
  // The name of the file contains the hash of its content, so it has the keys of this build.
  addCatalogue(site.language, texts as Catalogue);
}

/**
 * Hydrates the page. If the host answered a valid address with the page for missing addresses, the screen of
 * the address is rendered instead.
 */
async function hydrate(): Promise<void> {
  const language = languages.find(({ code }) => code === site.language) ?? defaultLanguage;
  const [Screen] = await Promise.all([loadScreen(page), loadTexts()]);
  const isPage = pageAt(addressIn(location), language) === page;
  const first = await startRouter(isPage ? <Screen slice={slice} /> : null, {
    async load(pathname) {
      const wanted = pageAt(pathname, language);
      const [Wanted, data] = await Promise.all([loadScreen(wanted), loadSlice(wanted)]);
      return <Wanted slice={data} />;
    },
    isDocument: (pathname) => isDocumentLoad(page, pageAt(pathname, language)),
  });
  const container = document.getElementById(ROOT_ID) as HTMLElement;
  const app = (
    <StrictMode>
      <Router first={first} onError={(error) => <RootError error={error} shell={shell} />}>
        <Root shell={shell} />
      </Router>
    </StrictMode>
  );
  // An extension may have changed the document before. React renders the page anew then, and the error is no fault.
  const onRecoverableError = (error: unknown) => console.error(error);
  if (isPage) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else createRoot(container).render(app);
}

/** Loads an optional module after the visitor's first interaction. A failure is ignored. */
const later = <Part,>(load: () => Promise<Part>, use: (part: Part) => unknown) =>
  void visitorActs()
    .then(() => importWithRetry(load))
    .then(use)
    .catch(() => {});

dismissTooltipsByEscape();
// No offer if the page is in the browser's language, unless another one was chosen.
if (site.language !== (storedValue(LANGUAGE_KEY) ?? navigator.language.slice(0, 2)))
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

// The portal knows one address of each page. Hosts answer others too, with encoded letters or capitals, or send the
// page for missing addresses.
const address = addressIn(location);
const rest = location.search + location.hash;
const lower = hrefOf(address.toLowerCase());
if (page === 'not-found' && lower !== location.pathname)
  // Includes the origin, because an address with two leading slashes would be another host.
  location.replace(location.origin + lower + rest);
else {
  const usual = page === 'not-found' ? address : decodeURI(address).toLowerCase();
  if (usual !== address) history.replaceState(history.state, '', hrefOf(usual) + rest);
  void importWithRetry(hydrate);
}
