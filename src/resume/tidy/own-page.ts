import { shown, type Path, type Warn } from '../standard/problems';

type Group = Record<string, unknown>;

/** The owner's website if it is a host of its own: the page of an account is no place for other pages. */
export function ownSiteOf({ basics }: Group): URL | null {
  const { url, website } = (basics ?? {}) as { url?: unknown; website?: unknown };
  const address = [url, website].find((one) => typeof one === 'string' && URL.canParse(one));
  const site = typeof address === 'string' ? new URL(address) : null;
  return site !== null && /^https?:$/.test(site.protocol) && site.pathname === '/' ? site : null;
}

/** Takes an address that begins with a slash as a page of the owner's website. Changes the entry. */
export function takeOwnPage(entry: Group, path: Path, site: URL | null, warn: Warn): void {
  const { url } = entry;
  if (site === null || typeof url !== 'string' || !/^\/[^\s/]/.test(url.trim())) return;
  entry['url'] = new URL(url.trim(), site).href;
  warn([...path, 'url'], `${shown(url)} was taken as a page of your website ${site.origin}.`, {
    kind: 'own page',
  });
}
