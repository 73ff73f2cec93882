import type { Portfolio } from '../../resume/model/portfolio';
import { publicOrigin, tileOrigins } from '../../resume/standard/public-host';

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
    // The policies of src/portal/screens/global-presence/use-live-map.ts and src/portal/features/offline/offline-note.tsx.
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

const TWO_YEARS_SECONDS = 63_072_000;

/**
 * The features that browsers can deny, from Chromium's own list (`document.permissionsPolicy.features()`):
 * those that Chromium 150 and 156 know. A name that a browser does not know, or knows only in an origin
 * trial, causes a warning in its console. The portal needs none of them.
 */
const DENIED_FEATURES = `
  accelerometer aria-notify autoplay browsing-topics camera captured-surface-control ch-device-memory
  ch-downlink ch-dpr ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion
  ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ch-ua-arch ch-ua-bitness ch-ua-form-factors
  ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values ch-ua-mobile ch-ua-model
  ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height ch-viewport-width ch-width
  clipboard-read compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal
  digital-credentials-get display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection interest-cohort keyboard-map language-detector language-model
  local-fonts local-network local-network-access loopback-network magnetometer microphone midi
  on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance
  private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock
  serial storage-access summarizer sync-xhr translator unload usb window-management xr-spatial-tracking`;

/** The portal uses one feature: it copies text. */
const permissionsPolicy = `${DENIED_FEATURES.trim().replaceAll(/\s+/g, '=(), ')}=(), clipboard-write=(self)`;

/** All security headers except the policy, for every response. */
export const securityHeaders = ({
  portal,
}: {
  portal: Pick<Portfolio['portal'], 'httpsOnSubdomains'>;
}): Readonly<Record<string, string>> => ({
  // Optional for subdomains, since an owner may use them for other sites, and browsers store this for years.
  'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}${portal.httpsOnSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  // The policy contains it too, where a host can send a policy for each page.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Tiles and pictures of other hosts are loaded without credentials.
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
  // Tile services refuse requests without a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});
