import { addressIn } from '~/portal/addresses/base-path';
import { screenFolder } from '~/portal/addresses/case-studies';
import { isObject } from '~/portal/text/json-shape';
import { languageAt } from '~/portal/addresses/languages';
import { isDocumentLoad, pageAt, screenAt, type Page, sliceAddress } from '~/portal/addresses/screens';
import { site } from '~/portal/site-data';
import { screenComponent, type ScreenComponent, type ScreenModule } from '~/portal/screen';

const modules = import.meta.glob<ScreenModule>('../screens/*/page.tsx');

const components = new Map<Page, Promise<ScreenComponent>>();
const slices = new Map<Page, Promise<unknown>>();

/** Caches a promise. A failed load is removed, so that the next call retries it. */
function once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, load: () => Promise<Value>) {
  const before = known.get(key);
  if (before) return before;
  const loading = load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}

async function fetchSlice(page: Page): Promise<unknown> {
  const address = sliceAddress(page, site().language);
  const response = await fetch(site().basePath + address.slice(1));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const slice: unknown = await response.json();
  // The rest of its shape is that of this build: a page of another build reloads (reload-if-stale.ts).
  if (!isObject(slice) || !Array.isArray(slice['head'])) throw new Error(`${address}: no slice`);
  return slice;
}

export const loadScreen = (page: Page): Promise<ScreenComponent> =>
  once(components, page, async () => {
    const folder = screenFolder(page);
    const load = modules[`../screens/${folder}/page.tsx`];
    if (!load) throw new Error(`No page: ${page}`);
    return screenComponent(await load());
  });

/** The slice of a page, loaded once. The site is static, so it cannot change within a visit. */
export const loadSlice = (page: Page): Promise<unknown> => once(slices, page, () => fetchSlice(page));

/** Preloads the screen of an address in the current language. Errors are reported on the click. */
function preloadScreen(address: string): void {
  const current = addressIn(location);
  const page = pageAt(address.replace(/[?#].*$/, ''), languageAt(current));
  if (page === 'not-found' || isDocumentLoad(screenAt(current)?.slug, page)) return;
  Promise.all([loadScreen(page), loadSlice(page)]).catch(() => {});
}

/** Event handlers that preload the screen of a link on hover, focus or touch. */
export function preloadProps(address: string) {
  const preload = () => preloadScreen(address);
  return { onFocus: preload, onPointerEnter: preload, onTouchStart: preload };
}
