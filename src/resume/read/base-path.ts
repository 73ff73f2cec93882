import { leaveOut, warnerOf, type Findings } from './problems';
import type { PortalSettings } from './read-portal';
import type { Source } from './source';

/** Folders by names that need no escaping, which hosts read alike; the site's own two stay its own. */
const PATH = /^\/(?!(?:assets|pictures)\/)(?:(?!\.+\/)[\w.~-]+\/)*$/;

/**
 * Where the site's root is on its host, with a slash at both ends: `BASE_PATH`, which wins, else the path of `siteUrl`,
 * else `/`. An address that cannot be used is taken out of the settings.
 */
export function basePathOf(
  settings: Pick<PortalSettings, 'siteUrl'>,
  source: Source | null,
  findings: Findings,
): string {
  const { siteUrl } = settings;
  const given = process.env['BASE_PATH'];
  if (given) {
    const path = given.replace(/\/?$/, '/');
    if (PATH.test(path)) return path;
    findings.problems.push(`BASE_PATH: expected a path such as "/portfolio/", got "${given}"`);
    return '/';
  }
  if (!siteUrl) return '/';
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  const path = url?.pathname.replace(/\/?$/, '/') ?? '';
  if (PATH.test(path) && !url?.search && !url?.hash) return path;
  leaveOut(
    warnerOf(source, findings),
    ['siteUrl'],
    'an address such as "https://me.example/portfolio/"',
    siteUrl,
    'the site does not know where it will live',
  );
  delete settings.siteUrl;
  return '/';
}
