import { OFFLINE_STYLES_FILE } from '~/portal/addresses/offline';

/**
 * The list that the build passes to the service worker. Addresses are paths on the host, including the base
 * path.
 */
export type OfflineList = {
  /** Hash of the listed content. */
  version: string;
  /** The base path of the site: `/` or `/portfolio/`. */
  base: string;
  /** The page to which the root redirects. */
  home: string;
  languages: readonly OfflineLanguage[];
  /** Files without a hash in their names, shared by all languages. */
  files: readonly string[];
  /** Files with a hash in their names, shared by all languages. */
  hashed: readonly string[];
};

export type OfflineLanguage = {
  code: string;
  /** The fallback page. */
  offline: string;
  pages: readonly string[];
  /** Files without a hash in their names, such as the pages' data. */
  files: readonly string[];
  hashed: readonly string[];
};

/**
 * The caching strategy of a request, and the address under which its file is cached; null if the service worker does
 * not handle it. `network only` is that of a page that is not in the list: it gets the fallback page at worst.
 */
export type Strategy = {
  by: 'network first' | 'cache first' | 'home redirect' | 'offline styles' | 'network only';
  address: string;
} | null;

/** The parts of a request that determine the strategy. */
export type RequestParts = Pick<Request, 'method' | 'mode' | 'url'> & { origin: string; isPart: boolean };

/** The addresses of the local mail server, which is another program. */
const UNTOUCHED = /^(?:inbox|api)(?:\/|$)/;

/** Normalizes the address of a page: `/dashboard/`, `/dashboard/index.html`. */
const pagePath = (path: string): string => path.replace(/\/(?:index\.html)?$/, '');

export const pagesOf = ({ languages }: OfflineList): string[] =>
  languages.flatMap(({ pages, offline }) => [...pages, offline]);

/** The page of a path; null if it is not in the list. */
export const offlinePageAt = (list: OfflineList, path: string): string | null =>
  pagesOf(list).find((page) => page === pagePath(path)) ?? null;

/** The language of a path: the one with the longest matching folder. */
export function languageOf({ languages }: OfflineList, path: string): OfflineLanguage | undefined {
  const folder = ({ offline }: OfflineLanguage) => offline.slice(0, offline.lastIndexOf('/') + 1);
  return languages
    .filter((language) => path.startsWith(folder(language)))
    .toSorted((one, other) => folder(other).length - folder(one).length)[0];
}

/** Selects the strategy of a request. Query strings are ignored, because all of them have the same file. */
export function strategyOf(list: OfflineList, { method, mode, url, origin, isPart }: RequestParts): Strategy {
  const { base, files, languages } = list;
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || isPart || requestOrigin !== origin || !pathname.startsWith(base)) return null;
  const path = pathname.slice(base.length);
  if (UNTOUCHED.test(path)) return null;
  const byPath = (by: NonNullable<Strategy>['by']): Strategy => ({ by, address: pathname });
  if (`/${path}` === OFFLINE_STYLES_FILE) return byPath('offline styles');
  if (/^(?:assets|pictures)\/./.test(path)) return byPath('cache first');
  if (mode === 'navigate') {
    if (path === '' || path === 'index.html') return byPath('home redirect');
    const page = offlinePageAt(list, pathname);
    if (page !== null) return { by: 'network first', address: page };
  }
  if ([...files, ...languages.flatMap((language) => language.files)].includes(pathname))
    return byPath('network first');
  return mode === 'navigate' ? byPath('network only') : null;
}

/**
 * True if a response may be cached under an address: complete, from this origin, and of the requested kind.
 * Some hosts answer a missing file with a page.
 */
export function mayCache(
  list: OfflineList,
  address: string,
  { status, type, url, headers }: Pick<Response, 'status' | 'type' | 'url' | 'headers'>,
): boolean {
  const isPage = pagesOf(list).includes(address);
  // Hosts that add a slash redirect to it. Any other redirect did not lead to the page.
  const isRequested = isPage
    ? offlinePageAt(list, new URL(url).pathname) === address
    : new URL(url).pathname === address;
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  return status === 200 && type === 'basic' && isRequested && isHtml === isPage;
}

/** The page's data lists files that the application may load later. */
const PAGE_DATA = /<script type="application\/json"[\s\S]*?<\/script>/g;

/** Every file with a hash in its name that a page loads at once, as a path on the host. */
export const namedIn = (html: string, base: string): string[] =>
  [
    ...new Set(
      [...html.replaceAll(PAGE_DATA, '').matchAll(/(?<=["' ])\/[^"' ]*?assets\/[\w./-]+/g)].map(
        ([path]) => path,
      ),
    ),
  ].filter((path) => path.startsWith(`${base}assets/`));

/** The stylesheet of the fallback page, which hides its links to pages without a copy. */
export const offlineStyles = (list: OfflineList, isCached: (address: string) => boolean): string =>
  pagesOf(list)
    .filter((page) => !isCached(page))
    // A JSON string of an address is a CSS string.
    .map((page) => `[data-not-found] > li:has(> a[href=${JSON.stringify(page)}]) { display: none; }\n`)
    .join('');
