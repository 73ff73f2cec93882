import { CACHED_COPY, type CacheRequest } from '~/portal/addresses/offline';
import { screenOfSlice, sliceOfScreen } from '~/portal/addresses/screens';
import { languageOf, offlineStyles, strategyOf, type OfflineList } from './strategies';
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

async function networkFirst(event: FetchEvent, address: string, isPage: boolean): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const network = (async () => {
    // The browser's own cache would answer for a host that fails. Navigations allow no options.
    const options: RequestInit = event.request.mode === 'navigate' ? {} : { cache: 'no-cache' };
    const answer =
      ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request, options));
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
    return isPage ? fallbackPage(pathname) : Response.error();
  }
}

async function cacheFirst(event: FetchEvent, address: string): Promise<Response> {
  const copy = await copyOf(list, address);
  if (copy) return copy;
  const answer = await fetch(event.request);
  event.waitUntil(cacheResponse(list, address, answer.clone()));
  return answer;
}

async function networkOnly(
  event: FetchEvent,
  otherwise: () => Response | Promise<Response>,
  isEnough: (answer: Response) => boolean = () => true,
): Promise<Response> {
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    return isEnough(answer) ? answer : await otherwise();
  } catch {
    return otherwise();
  }
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const isPart = headers.has('range');
  const strategy = strategyOf(list, { method, mode, url, origin: self.location.origin, isPart });
  switch (strategy?.by) {
    case 'network first':
      return event.respondWith(networkFirst(event, strategy.address, strategy.isPage));
    case 'cache first':
      return event.respondWith(cacheFirst(event, strategy.address));
    case 'home redirect':
      return event.respondWith(
        networkOnly(
          event,
          () => Response.redirect(list.home),
          (answer) => !isFault(answer),
        ),
      );
    case 'offline styles':
      return event.respondWith(styles());
    case 'network only':
      return event.respondWith(networkOnly(event, () => fallbackPage(new URL(url).pathname)));
    default:
      return undefined;
  }
});

/** The address under which a file or page is cached; none if the service worker does not handle it. */
function cachedAs(url: string, mode: RequestMode): readonly string[] {
  const request = { method: 'GET', mode, url, origin: self.location.origin, isPart: false };
  const strategy = strategyOf(list, request);
  return strategy && 'address' in strategy ? [strategy.address] : [];
}

self.addEventListener('message', (event) => {
  const { page, files, all } = event.data as CacheRequest;
  const language = languageOf(list, page);
  const [here] = cachedAs(new URL(page, self.location.origin).href, 'navigate');
  event.waitUntil(
    (async () => {
      if (here !== undefined) await visited(here);
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
