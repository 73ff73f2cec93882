import type { Portfolio } from '../../resume/model/portfolio';
import { publicOrigin, tileOrigins } from '../../resume/model/public-host';

/** A source expression of a policy. The reader has checked them already; this is the last check. */
const SOURCE = /^(?:'[\w+/=-]+'|[a-z0-9:/.-]+)$/;

/** The source expressions of the inline code of a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The content security policy of a page (design §6): only the own origin, and the hosts in the content.
 * @param reaches false for a page that sends no requests to other hosts, neither for mail nor for tiles
 */
export function contentSecurityPolicy(
  { portal, pictureHosts }: Pick<Portfolio, 'portal' | 'pictureHosts'>,
  { scripts, styles }: InlineHashes,
  reaches = true,
): string {
  const tiles = !reaches || portal.map.tiles === 'off' ? [] : (tileOrigins(portal.map.url) ?? []);
  const mail = reaches && portal.mail?.origin ? [portal.mail.origin] : [];
  const pictures = pictureHosts.flatMap((host) => publicOrigin(`https://${host}`) ?? []);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...new Set([...pictures, ...tiles])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...mail, ...tiles],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The policies of src/portal/screens/global-presence/use-live-map.ts and src/portal/browser/offline-worker.ts.
    ['trusted-types', 'default', ...(portal.offline ? ['worker'] : [])],
  ];
  const invalid = directives.flatMap(([, ...sources]) => sources.filter((source) => !SOURCE.test(source)));
  if (invalid.length > 0) throw new Error(`The security policy cannot name ${invalid.join(' ')}.`);
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The policy in the header of every page: it allows the inline code of all pages, of which there are few
 * different ones. Each page's own policy in its `<meta>` element is narrower.
 */
export const sitePolicy = (
  portfolio: Pick<Portfolio, 'portal' | 'pictureHosts'>,
  pages: readonly InlineHashes[],
): string =>
  contentSecurityPolicy(portfolio, {
    scripts: [...new Set(pages.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(pages.flatMap(({ styles }) => styles))],
  });

/**
 * The policy for the `<meta>` element, for hosts without headers. Browsers ignore `frame-ancestors` there
 * with a warning.
 */
export const policyInPage = (policy: string): string => policy.replace(/frame-ancestors [^;]*; /, '');
