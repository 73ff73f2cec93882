import { shortAddress } from './bare-address';
import { networkName } from './network-names';

/** Pages of networks below which no person is: `x.com/search`. */
const NO_NAME = String.raw`(?!(?:about|events|explore|features|feed|groups|hashtag|help|home|i|intent|jobs|login|marketplace|messages|notifications|pages|search|settings|share|sharer|sharer\.php|shots|signup|topics|trending|watch)$)`;
const NAME = String.raw`${NO_NAME}[^/]+`;
/**
 * The accounts of persons: a host, and its path without slashes around it. Other pages of these hosts are
 * projects, articles and companies. A page of `github.io` is a site of its own.
 */
const ACCOUNTS: readonly (readonly [host: RegExp, path: RegExp])[] = [
  // A profile may end with its language: `/in/ada/de`.
  [/^(linkedin)\.com$/, /^in\/[^/]+(?:\/[a-z]{2})?$/i],
  [
    /^(?:(github|gitlab|twitter|x|instagram|facebook|dribbble)\.com|(codepen)\.io|(behance)\.net)$/,
    new RegExp(`^${NAME}$`, 'i'),
  ],
  [/^(xing)\.com$/, /^profile\/[^/]+$/i],
  [/^(stackoverflow)\.com$/, /^users\/\d+(?:\/[^/]*)?$/i],
  [/^(orcid)\.org$/, /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/i],
];

/** The network of an account's address; null for any other address. */
export function networkOfAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^(?:www|[a-z]{2})\./, '');
  const path = pathname.split('/').filter(Boolean).join('/');
  for (const [ofHost, ofAccount] of ACCOUNTS) {
    const network = ofHost.exec(host)?.slice(1).find(Boolean);
    if (network !== undefined) return ofAccount.test(path) ? networkName(network) : null;
  }
  return null;
}

/** An address for comparison. Twitter leads to X, its name since 2023. */
const comparable = (address: string): string =>
  shortAddress(address.trim())
    .toLowerCase()
    .replace(/^(?:mobile\.)?twitter\.com(?=\/)/, 'x.com');

/** Whether two addresses lead to the same page. */
export const isSamePage = (one: string, other: string): boolean => comparable(one) === comparable(other);
