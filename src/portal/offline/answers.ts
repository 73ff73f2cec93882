/** What the build tells the worker. Addresses are paths on the host, the base included. */
export type OfflineList = {
  /** Hash of everything that is listed here. */
  version: string;
  /** Where the site's root is: `/`, or `/portfolio/`. */
  base: string;
  /** Where the root leads. */
  home: string;
  languages: readonly OfflineLanguage[];
  /** Files under names that stay, which every language shares. */
  files: readonly string[];
  /** Files whose names hold their hash, which every language shares. */
  hashed: readonly string[];
};

export type OfflineLanguage = {
  code: string;
  /** What stands in the place of a page that cannot come. */
  offline: string;
  pages: readonly string[];
  /** Under names that stay: the pages' data, for one. */
  files: readonly string[];
  hashed: readonly string[];
};

/** How a request is answered; null: as if there were no worker. */
export type Way =
  | { by: 'network first'; address: string; isPage: boolean }
  | { by: 'cache first'; address: string }
  | { by: 'the way home' }
  /** A page that the list does not know: the network's answer, or the page that says that there is none. */
  | { by: 'network only' }
  | null;

/** What is asked for, as far as it decides. */
export type ParsedFilters = Pick<Request, 'method' | 'mode' | 'url'> & { origin: string; isPart: boolean };

/** The local mail server's addresses: another program answers there. */
const UNTOUCHED = /^(?:inbox|api)(?:\/|$)/;

/** Every page's address, whatever its spelling: `/dashboard/`, `/dashboard/index.html`. */
const plain = (path: string): string => path.replace(/\/(?:index\.html)?$/, '');

export const pagesOf = ({ languages }: OfflineList): string[] =>
  languages.flatMap(({ pages, offline }) => [...pages, offline]);

/** The page that a path means; null where it is none of the list. */
export const pageAt = (list: OfflineList, path: string): string | null =>
  pagesOf(list).find((page) => page === plain(path)) ?? null;

/** The language that a path speaks: whose pages lie deepest above it. */
export function languageOf({ languages }: OfflineList, path: string): OfflineLanguage | undefined {
  const folder = ({ offline }: OfflineLanguage) => offline.slice(0, offline.lastIndexOf('/') + 1);
  return languages
    .filter((language) => path.startsWith(folder(language)))
    .toSorted((one, other) => folder(other).length - folder(one).length)[0];
}

/** How a request is to be answered. Queries do not matter: every file stands for all of them. */
export function wayOf(list: OfflineList, { method, mode, url, origin, isPart }: ParsedFilters): Way {
  const { base, files, languages } = list;
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || isPart || asked !== origin || !pathname.startsWith(base)) return null;
  const path = pathname.slice(base.length);
  if (UNTOUCHED.test(path)) return null;
  if (/^(?:assets|pictures)\/./.test(path)) return { by: 'cache first', address: pathname };
  if (mode === 'navigate') {
    if (path === '' || path === 'index.html') return { by: 'the way home' };
    const page = pageAt(list, pathname);
    if (page !== null) return { by: 'network first', address: page, isPage: true };
  }
  if ([...files, ...languages.flatMap((language) => language.files)].includes(pathname))
    return { by: 'network first', address: pathname, isPage: false };
  return mode === 'navigate' ? { by: 'network only' } : null;
}

/**
 * True where an answer may be kept under an address: whole, our own, and what it was asked for. Some hosts answer a
 * missing file with a page.
 */
export function mayKeep(
  list: OfflineList,
  address: string,
  { status, type, url, headers }: Pick<Response, 'status' | 'type' | 'url' | 'headers'>,
): boolean {
  const isPage = pagesOf(list).includes(address);
  // Hosts that add a slash send there; whoever is sent anywhere else has not got the page.
  const isHere = isPage ? pageAt(list, new URL(url).pathname) === address : new URL(url).pathname === address;
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  return status === 200 && type === 'basic' && isHere && isHtml === isPage;
}

/** What the application may load later stands in the page's data. */
const PAGE_DATA = /<script type="application\/json"[\s\S]*?<\/script>/g;

/** Every file of the site under a name with its hash that a page loads at once, as a path on the host. */
export const namedIn = (html: string, base: string): string[] =>
  [
    ...new Set(
      [...html.replaceAll(PAGE_DATA, '').matchAll(/(?<=["' ])\/[^"' ]*?assets\/[\w./-]+/g)].map(
        ([path]) => path,
      ),
    ),
  ].filter((path) => path.startsWith(`${base}assets/`));

/** The page for what cannot come, with the ways on that lead to something kept. */
export function offlinePage(html: string, isKept: (address: string) => boolean): string {
  return html.replace(/<ul [^>]*data-not-found[\s\S]*?<\/ul>/, (list) =>
    list.replaceAll(/<li>[\s\S]*?<\/li>/g, (entry) =>
      isKept(/href="([^"]*)"/.exec(entry)?.[1] ?? '') ? entry : '',
    ),
  );
}
