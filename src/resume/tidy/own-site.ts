import { shortAddress } from '../model/bare-address';
import { networkName } from './network-names';
import type { Warn } from '../standard/problems';

type Group = Record<string, unknown>;

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

/** The present name of a network. */
const currentName = (network: string | null): string | null => (network === 'Twitter' ? 'X' : network);

/** Whether a profile without an address is of the account at one. */
const isUsernameOf = (profile: unknown, network: string, address: string): boolean => {
  const { network: name, username, url } = (profile ?? {}) as Group;
  if (typeof name !== 'string' || typeof username !== 'string' || url !== undefined) return false;
  const account = username.trim().replace(/^@/, '').toLowerCase();
  return (
    currentName(networkName(name)) === currentName(network) && comparable(address).endsWith(`/${account}`)
  );
};

/** Profiles with the account at an address, unless they have it. */
function withAccount(profiles: readonly unknown[], network: string, url: string): unknown[] {
  const hasUrl = (one: unknown): boolean => {
    const address = (one as Group | null)?.['url'];
    return typeof address === 'string' && isSamePage(address, url);
  };
  if (profiles.some(hasUrl)) return [...profiles];
  const at = profiles.findIndex((one) => isUsernameOf(one, network, url));
  return at < 0
    ? [...profiles, { network, url }]
    : profiles.map((one, index) => (index === at ? { ...(one as Group), url } : one));
}

/** Takes the older field "website" as the owner's site if "url" is the address of an account. */
export function takeOwnSite(basics: Group, warn: Warn): void {
  const { url, profiles = [] } = basics;
  const key = Object.keys(basics).find((name) => /^website$/i.test(name));
  const site = key === undefined ? undefined : basics[key];
  const network = networkOfAddress(url);
  if (key === undefined || network === null || typeof url !== 'string' || !Array.isArray(profiles)) return;
  if (typeof site !== 'string' || !/^(?:https?:\/\/|www\.)/i.test(site) || networkOfAddress(site) !== null)
    return;
  Object.assign(basics, { url: site, profiles: withAccount(profiles, network, url) });
  delete basics[key];
  warn(['basics', 'url'], `an account of ${network}; it was taken as a profile, and "${key}" as "url".`, {
    kind: 'account as url',
  });
}

/** Whether a profile is of a network, by its name or by its address. */
const isOf = (profile: unknown, network: string): boolean => {
  const { network: name, url } = (profile ?? {}) as Group;
  const named = typeof name === 'string' ? networkName(name) : null;
  return [named, networkOfAddress(url)].some((one) => currentName(one) === currentName(network));
};

/** Takes the account that "url" is the address of as a profile, unless one is of its network. */
export function takeAccountOfUrl(basics: Group, warn: Warn): void {
  const { url, profiles = [] } = basics;
  const network = networkOfAddress(url);
  if (network === null || !Array.isArray(profiles) || profiles.some((one) => isOf(one, network))) return;
  basics['profiles'] = [...(profiles as unknown[]), { network, url }];
  warn(['basics', 'url'], `an account of ${network}; it was taken as a profile.`, {
    weight: 'harmless',
    kind: 'account as url',
  });
}
