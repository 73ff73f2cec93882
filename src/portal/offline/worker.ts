import { CACHED_COPY, type CacheRequest } from '~/portal/addresses/offline';
import { screenOfSlice, sliceOfScreen } from '~/portal/addresses/screens';
import {
  languageOf,
  offlineStyles,
  pagesOf,
  strategyOf,
  type OfflineList,
  type Strategy,
} from './strategies';
import { clearCache, addFiles, copyOf, removeOldCaches, cacheResponse, cachedAddresses } from './copies';

/** Prepended to this script by the build. */
declare const OFFLINE_LIST: OfflineList;
declare const self: ServiceWorkerGlobalScope;

const list = OFFLINE_LIST;

/** The network timeout for a cached page, ms. Some networks accept connections without responding. */
const TIMEOUT_MS = 8000;

self.addEventListener('install', (event) => {
  // This service worker also works for pages of the previous build, because it keeps their files.
  event.waitUntil(
    clearCache(list)
      .then(() =>
        addFiles(
          list,
          list.languages.map(({ offline }) => offline),
        ),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldCaches(list), self.registration.navigationPreload?.enable()])
      .catch(() => {})
      .then(() => self.clients.claim()),
  );
});

/** A cached response, marked for features/offline/offline-note.tsx. */
function asCopy(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.append('Server-Timing', CACHED_COPY);
  return new Response(copy.body, { status: copy.status, headers });
}

/** A server error: the cached response is better for the visitor. */
const isFault = ({ status }: Response): boolean => status >= 500;

async function fallbackPage(path: string): Promise<Response> {
  const page = await copyOf(list, languageOf(list, path)?.offline ?? '');
  return page ? asCopy(page) : Response.error();
}

/** The stylesheet of the fallback page, for the present copies. */
async function styles(): Promise<Response> {
  const cached = await cachedAddresses(list);
  const text = offlineStyles(list, (address) => cached.has(address));
  return new Response(text, { headers: { 'content-type': 'text/css', 'cache-control': 'no-store' } });
}

/** A page and its slice are cached together, because a visit loads either of them. */
const visited = (address: string): Promise<boolean> => {
  const below = address.slice(list.base.length - 1);
  const page = screenOfSlice(below) ?? below;
  const slice = list.base + (sliceOfScreen(page)?.slice(1) ?? '');
  return addFiles(list, [list.base + page.slice(1), ...(isListed(slice) ? [slice] : [])]);
};
const isListed = (file: string) => list.languages.some(({ files }) => files.includes(file));

async function networkFirst(event: FetchEvent, address: string): Promise<Response> {
  const isPage = pagesOf(list).includes(address);
  const network = (async () => {
    // The browser's own cache would answer for a host that fails. Navigations allow no options.
    const answer = await answerOf(event, event.request.mode === 'navigate' ? {} : { cache: 'no-cache' });
    const copy = answer.clone();
    event.waitUntil(
      cacheResponse(list, address, copy).then(
        (cached) => cached && (isPage || isListed(address)) && visited(address),
      ),
    );
    return answer;
  })();
  event.waitUntil(network.catch(() => {}));
  const copy = await copyOf(list, address);
  try {
    if (!copy) return await network;
    const answered = network.then((answer) => (isFault(answer) ? asCopy(copy) : answer));
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(asCopy(copy)), TIMEOUT_MS));
    return await Promise.race([answered, late]);
  } catch {
    if (copy) return asCopy(copy);
    return isPage ? fallbackPage(address) : Response.error();
  }
}

async function cacheFirst(event: FetchEvent, address: string): Promise<Response> {
  const copy = await copyOf(list, address);
  if (copy) return copy;
  const answer = await fetch(event.request);
  event.waitUntil(cacheResponse(list, address, answer.clone()));
  return answer;
}

/** The answer of the host, which the browser may have begun to load before the service worker had started. */
const answerOf = async (event: FetchEvent, options: RequestInit = {}): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request, options);

const ANSWERS: Record<
  NonNullable<Strategy>['by'],
  (event: FetchEvent, address: string) => Promise<Response>
> = {
  'network first': networkFirst,
  'cache first': cacheFirst,
  'home redirect': async (event) => {
    const answer = await answerOf(event).catch(() => null);
    return answer && !isFault(answer) ? answer : Response.redirect(list.home);
  },
  'offline styles': styles,
  'network only': (event, address) => answerOf(event).catch(() => fallbackPage(address)),
};

/** The strategy of a request. Requests for a part of a file are left to the browser. */
const strategyFor = (method: string, mode: RequestMode, url: string, isPart = false): Strategy =>
  strategyOf(list, { method, mode, url, origin: self.location.origin, isPart });

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const strategy = strategyFor(method, mode, url, headers.has('range'));
  if (strategy) event.respondWith(ANSWERS[strategy.by](event, strategy.address));
});

/** The address under which a file or page is cached; none if the service worker does not cache it. */
function cachedAs(url: string, mode: RequestMode): readonly string[] {
  const strategy = strategyFor('GET', mode, url);
  return strategy && ['network first', 'cache first'].includes(strategy.by) ? [strategy.address] : [];
}

self.addEventListener('message', (event) => {
  const { page, files, all } = event.data as CacheRequest;
  const language = languageOf(list, page);
  const [current] = cachedAs(new URL(page, self.location.origin).href, 'navigate');
  event.waitUntil(
    (async () => {
      if (current !== undefined) await visited(current);
      await addFiles(
        list,
        files.flatMap((file) => cachedAs(file, 'same-origin')),
      );
      if (!all || !language) return;
      await addFiles(list, [...language.pages, ...language.files, ...language.hashed, ...list.hashed]);
      await addFiles(list, list.files);
    })(),
  );
});
