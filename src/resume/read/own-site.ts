import { shortAddress } from './bare-address';
import { networkName } from './network-names';
import type { Warn } from './problems';

type Group = Record<string, unknown>;

/** The hosts whose pages are accounts of persons. A page of `github.io` is a site of its own. */
const HOSTS =
  /^(?:www\.|[a-z]{2}\.)?(?:(linkedin|github|gitlab|twitter|x|instagram|facebook|xing|dribbble|stackoverflow)\.com|(behance)\.net|(orcid)\.org|(codepen)\.io)$/;
/** Hosts that have other pages below an account: `github.com/ada/loom` is a project. */
const WITH_PROJECTS = /^(?:github|gitlab|codepen)$/;

/** The network of an account's address; null for any other address. */
export function networkOfAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const network = HOSTS.exec(hostname)?.slice(1).find(Boolean);
  const steps = pathname.split('/').filter(Boolean).length;
  if (network === undefined || steps === 0 || (WITH_PROJECTS.test(network) && steps > 1)) return null;
  return networkName(network);
}

/** Whether two addresses lead to the same page. */
export const isSamePage = (one: string, other: string): boolean =>
  shortAddress(one.trim()).toLowerCase() === shortAddress(other.trim()).toLowerCase();

/** Profiles with the account at an address, unless they have it. */
export const withAccount = (profiles: readonly unknown[], network: string, url: string): unknown[] =>
  profiles.some((one) => {
    const address = (one as Group | null)?.['url'];
    return typeof address === 'string' && isSamePage(address, url);
  })
    ? [...profiles]
    : [...profiles, { network, url }];

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
