import { leaveOut, warnerOf, type Findings } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import type { Source } from './source';

/**
 * Folder names that need no escaping and that all hosts interpret in the same way. The folders of the site
 * itself are excluded.
 */
const PATH = /^\/(?!(?:assets|pictures)\/)(?:(?!\.+\/)[\w.~-]+\/)*$/;

/**
 * The path of the site's root on its host, with a slash at both ends: `BASE_PATH`, else the path of
 * `siteUrl`, else `/`. An invalid address is removed from the settings.
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
