import type { Portfolio } from '../../resume/model/portfolio';

const TWO_YEARS_SECONDS = 63_072_000;

/**
 * The features that browsers can deny, from Chromium's own list (`document.permissionsPolicy.features()`):
 * those that Chromium 150 and 156 know. A name that a browser does not know, or knows only in an origin
 * trial, causes a warning in its console. The portal needs none of them.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'ch-device-memory',
  'ch-downlink',
  'ch-dpr',
  'ch-ect',
  'ch-prefers-color-scheme',
  'ch-prefers-reduced-motion',
  'ch-prefers-reduced-transparency',
  'ch-rtt',
  'ch-save-data',
  'ch-ua',
  'ch-ua-arch',
  'ch-ua-bitness',
  'ch-ua-form-factors',
  'ch-ua-full-version',
  'ch-ua-full-version-list',
  'ch-ua-high-entropy-values',
  'ch-ua-mobile',
  'ch-ua-model',
  'ch-ua-platform',
  'ch-ua-platform-version',
  'ch-ua-wow64',
  'ch-viewport-height',
  'ch-viewport-width',
  'ch-width',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The feature that the portal uses: it copies text. */
const OWN_FEATURES = ['clipboard-write'];

const permissionsPolicy = [
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

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
