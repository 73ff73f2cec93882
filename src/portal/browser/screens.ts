import type { ComponentType } from 'react';

import { screenFolder, studyAt, studyPage } from '~/portal/lib/case-studies';
import { languageAt } from '~/portal/lib/languages';
import { screenAt } from '~/portal/lib/screens';
import { site } from '~/portal/site-data';
import { sliceAddress } from '~/portal/lib/slices';
import type { Page } from '~/portal/routes';
import { screenOf, type ScreenModule } from '~/portal/screen';

import { loadStyles } from './screen-styles';

const modules = import.meta.glob<ScreenModule>('../screens/*/page.tsx');

const components = new Map<Page, Promise<ComponentType>>();
const slices = new Map<Page, Promise<unknown>>();

/** Remembers what was loaded; what failed is loaded again when it is asked for again. */
function once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, load: () => Promise<Value>) {
  const before = known.get(key);
  if (before) return before;
  const loading = load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}

async function fetchSlice(page: Page): Promise<unknown> {
  const address = sliceAddress(page, document.documentElement.lang);
  const response = await fetch(site().basePath + address.slice(1));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The component of a page with its styles, loaded once. */
export const loadScreen = (page: Page): Promise<ComponentType> =>
  once(components, page, async () => {
    const folder = screenFolder(page);
    const load = modules[`../screens/${folder}/page.tsx`];
    if (!load) throw new Error(`There is no page "${page}".`);
    const [module] = await Promise.all([load(), loadStyles(site().styles[folder] ?? [])]);
    return screenOf(module);
  });

/**
 * The slice of a page, loaded once: the site is static, so within a visit it cannot differ from the code that reads it.
 */
export const loadSlice = (page: Page): Promise<unknown> => once(slices, page, () => fetchSlice(page));

/** Loads the screen of an address of this language ahead of the click. A failure shows when the click comes. */
function preloadScreen(address: string): void {
  const pathname = address.replace(/[?#].*$/, '');
  const study = studyAt(pathname);
  const page = study ? studyPage(study.id) : screenAt(pathname)?.slug;
  if (!page || languageAt(address).code !== document.documentElement.lang) return;
  Promise.all([loadScreen(page), loadSlice(page)]).catch(() => {});
}

/** The handlers of a link that loads its screen when somebody is about to follow it. */
export function preloadProps(address: string) {
  const preload = () => preloadScreen(address);
  return { onFocus: preload, onPointerEnter: preload, onTouchStart: preload };
}
