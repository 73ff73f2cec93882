import type { Portfolio } from '../app/content/portfolio';
import { publicOrigin, tileOrigins } from '../app/content/public-host';

const TWO_YEARS_SECONDS = 63_072_000;

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

/** A word of a policy; the reader lets no other through, and this is the last place to notice one. */
const SOURCE = /^(?:'[\w+/=-]+'|[a-z0-9:/.-]+)$/;

/** The content security policy of a page (design §6): nothing but ourselves, and the hosts that the content names. */
export function contentSecurityPolicy(
  { portal, pictureHosts }: Pick<Portfolio, 'portal' | 'pictureHosts'>,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  const tiles = portal.map.tiles === 'off' ? [] : (tileOrigins(portal.map.url) ?? []);
  const pictures = pictureHosts.flatMap((host) => publicOrigin(`https://${host}`) ?? []);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'", ...styleHashes],
    ['img-src', "'self'", 'data:', ...new Set([...pictures, ...tiles])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(portal.mail?.origin ? [portal.mail.origin] : []), ...tiles],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // Those of app/browser/trusted-types.ts and trusted-worker.ts, and no other.
    ['trusted-types', 'default', ...(portal.offline ? ['worker'] : [])],
  ];
  const strange = directives.flatMap(([, ...sources]) => sources.filter((source) => !SOURCE.test(source)));
  if (strange.length > 0) throw new Error(`The security policy cannot name ${strange.join(' ')}.`);
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The same for the page itself, where a host sets no headers. There nobody heeds who may frame it, and browsers say so. */
export const policyInPage = (policy: string): string => policy.replace(/frame-ancestors [^;]*; /, '');

/** Every security header but the policy, for every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  // The policy says it too, where a host can send each page its own.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Without credentials: tiles and pictures of other hosts come all the same.
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // Tile services answer nobody who hides where a request comes from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
