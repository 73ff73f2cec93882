import { hasSiteMark } from '../lib/offline';
import { mayKeep, namedIn, pagesOf, type OfflineList } from './answers';

/** How many builds' copies stay: this one's, and those of the one before, whose pages may still be open. */
const BUILDS = 2;

/** Several portals may share a host: the base tells whose copies these are. */
const nameStart = ({ base }: Pick<OfflineList, 'base'>): string => `portalfolio ${base} `;
const nameOf = (list: OfflineList): string => nameStart(list) + list.version;

/** The names of this portal's caches, the current build's first, then the newest. */
async function names(list: OfflineList): Promise<string[]> {
  const own = (await caches.keys()).filter((name) => name.startsWith(nameStart(list))).toReversed();
  const current = nameOf(list);
  return [...own.filter((name) => name === current), ...own.filter((name) => name !== current)];
}

/** A build that comes (again) begins with nothing. */
export const beginAnew = (list: OfflineList): Promise<unknown> => caches.delete(nameOf(list));

/** Takes away what builds before the last two have kept. */
export async function forgetOld(list: OfflineList): Promise<void> {
  await Promise.all((await names(list)).slice(BUILDS).map((name) => caches.delete(name)));
}

/** Takes away all that any build has kept. */
export async function forgetAll(base: string): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(nameStart({ base })));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** A copy, of this build where there is one, else of the build before. */
export async function copyOf(list: OfflineList, address: string): Promise<Response | undefined> {
  for (const name of await names(list)) {
    const copy = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

/** Every address of which there is a copy. */
export async function keptAddresses(list: OfflineList): Promise<Set<string>> {
  const kept = await Promise.all((await names(list)).map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map(({ url }) => new URL(url).pathname));
}

/** An answer without the trace of how it was reached, which browsers refuse for a page. */
const clean = (answer: Response): Response =>
  answer.redirected ? new Response(answer.body, { status: answer.status, headers: answer.headers }) : answer;

/**
 * Keeps an answer, if it may be kept; of a page, only with all that it names. A full device keeps what it has.
 * @returns whether it is kept
 */
export async function keep(list: OfflineList, address: string, answer: Response): Promise<boolean> {
  if (!mayKeep(list, address, answer)) return false;
  try {
    if (pagesOf(list).includes(address)) {
      const html = await answer.clone().text();
      // A network's log-in, a host's apology, or whoever has the address now.
      if (!hasSiteMark(html)) return false;
      const named = namedIn(html, list.base);
      if (!(await bringAll(list, named))) return false;
    }
    await (await caches.open(nameOf(list))).put(address, clean(answer));
    return true;
  } catch {
    return false;
  }
}

/** Has a copy in this build's cache: the one that is there, another build's of a file that never changes, or a new one. */
async function bring(list: OfflineList, address: string, isHashed: boolean): Promise<boolean> {
  try {
    const cache = await caches.open(nameOf(list));
    if (await cache.match(address, { ignoreVary: true })) return true;
    const known = isHashed ? await copyOf(list, address) : undefined;
    if (!known) return await keep(list, address, await fetch(address, { priority: 'low' }));
    await cache.put(address, known);
    return true;
  } catch {
    return false;
  }
}

/** One after the other: nobody waits for them. @returns whether all are there */
export async function bringAll(list: OfflineList, addresses: readonly string[]): Promise<boolean> {
  let all = true;
  for (const address of addresses)
    all = (await bring(list, address, /\/(?:assets|pictures)\//.test(address))) && all;
  return all;
}
