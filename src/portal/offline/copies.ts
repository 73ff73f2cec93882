import { hasSiteMark } from '~/portal/addresses/offline';
import { mayCache, namedIn, pagesOf, type OfflineList } from './strategies';

/** The number of builds in the cache: the current one and the previous one, whose pages may still be open. */
const BUILDS = 2;

/** Several portals may share a host, so the name of a cache includes the base path. */
const nameStart = ({ base }: Pick<OfflineList, 'base'>): string => `portalfolio ${base} `;
const nameOf = (list: OfflineList): string => nameStart(list) + list.version;

/** The names of this portal's caches: the current build's first, then from the newest. */
async function names(list: OfflineList): Promise<string[]> {
  const own = (await caches.keys()).filter((name) => name.startsWith(nameStart(list))).toReversed();
  const current = nameOf(list);
  return [...own.filter((name) => name === current), ...own.filter((name) => name !== current)];
}

/** Clears the cache of a build before it is installed (again). */
export const clearCache = (list: OfflineList): Promise<unknown> => caches.delete(nameOf(list));

/** Deletes the caches of builds before the last two. */
export async function removeOldCaches(list: OfflineList): Promise<void> {
  await Promise.all((await names(list)).slice(BUILDS).map((name) => caches.delete(name)));
}

export async function removeAllCaches(base: string): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(nameStart({ base })));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** The cached response of this build, or of the previous one. */
export async function copyOf(list: OfflineList, address: string): Promise<Response | undefined> {
  for (const name of await names(list)) {
    const copy = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

export async function cachedAddresses(list: OfflineList): Promise<Set<string>> {
  const requests = await Promise.all(
    (await names(list)).map(async (name) => (await caches.open(name)).keys()),
  );
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}

/** A response without the redirect flag, which browsers reject for navigations. */
const clean = (answer: Response): Response =>
  answer.redirected ? new Response(answer.body, { status: answer.status, headers: answer.headers }) : answer;

/**
 * Caches a response if it is allowed; a page only with all of its files. A full device keeps its current
 * cache.
 */
export async function cacheResponse(list: OfflineList, address: string, answer: Response): Promise<boolean> {
  if (!mayCache(list, address, answer)) return false;
  try {
    if (pagesOf(list).includes(address)) {
      const html = await answer.clone().text();
      // A captive portal, an error page of the host, or another site at this address.
      if (!hasSiteMark(html)) return false;
      const named = namedIn(html, list.base);
      if (!(await addFiles(list, named))) return false;
    }
    await (await caches.open(nameOf(list))).put(address, clean(answer));
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds a file to this build's cache: the existing entry, a hashed file of another build, or a new download.
 */
async function addFile(list: OfflineList, address: string, isHashed: boolean): Promise<boolean> {
  try {
    const cache = await caches.open(nameOf(list));
    if (await cache.match(address, { ignoreVary: true })) return true;
    const known = isHashed ? await copyOf(list, address) : undefined;
    if (!known) return await cacheResponse(list, address, await fetch(address, { priority: 'low' }));
    await cache.put(address, known);
    return true;
  } catch {
    return false;
  }
}

/** Downloads files sequentially, because it is not urgent. */
export async function addFiles(list: OfflineList, addresses: readonly string[]): Promise<boolean> {
  let all = true;
  for (const address of addresses)
    all = (await addFile(list, address, /\/(?:assets|pictures)\//.test(address))) && all;
  return all;
}
