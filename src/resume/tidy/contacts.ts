import networks from '../standard/networks.json' with { type: 'json' };
import { FIELDS, isGroup, isText, networkName, NETWORKS, plainName, type Group } from '../standard/resume';
import { basicsOf, forEachGroup, isNothing, type Rule } from './rule';

/** The addresses of accounts by network, to which a username is appended. */
const ACCOUNT_ADDRESSES: ReadonlyMap<string, string> = new Map(Object.entries(networks.accounts));

/** The accounts of persons by host: other pages of these hosts are projects and companies. */
const ACCOUNT =
  /^https?:\/\/(?:\w+\.)?(?:(linkedin)\.com\/in|(github|gitlab|twitter|x|instagram)\.com)\/[^/]+\/?$/i;

/** The profile of an account that is an address, a name, or a group with one of them. */
function profileOf(network: string, account: unknown): Group | null {
  if (isGroup(account)) return { network, ...account };
  if (!isText(account)) return null;
  return /[/.]/.test(account) && !/^@[^@/]+$/.test(account)
    ? { network, url: account }
    : { network, username: account.replace(/^@/, '') };
}

const accounts: Rule = {
  name: 'accounts',
  does: 'Accounts in fields of their own, or in a group by network, become "profiles".',
  examples: [
    {
      before: { basics: { name: 'Ada', github: 'ada' } },
      after: { basics: { name: 'Ada', profiles: [{ network: 'GitHub', username: 'ada' }] } },
    },
    {
      before: { basics: { name: 'Ada', profiles: { xing: 'https://www.xing.com/profile/Ada' } } },
      after: {
        basics: { name: 'Ada', profiles: [{ network: 'XING', url: 'https://www.xing.com/profile/Ada' }] },
      },
    },
  ],
  apply: (resume) => {
    const basics = basicsOf(resume);
    if (basics === null) return;
    const { profiles } = basics;
    if (isGroup(profiles) && !('network' in profiles) && !('url' in profiles))
      basics['profiles'] = Object.entries(profiles).flatMap(
        ([key, account]) => profileOf(networkName(key), account) ?? [],
      );
    else if (isGroup(profiles)) basics['profiles'] = [profiles];
    for (const [key, account] of Object.entries(basics)) {
      const network = /^[\w-]+$/.test(key) ? NETWORKS.get(plainName(key)) : undefined;
      const profile = network === undefined ? null : profileOf(network, account);
      if (profile === null) continue;
      basics['profiles'] = [...(Array.isArray(basics['profiles']) ? basics['profiles'] : []), profile];
      delete basics[key];
    }
  },
};

const accountAsSite: Rule = {
  name: 'account-as-site',
  does: 'An account in the place of the site of the owner becomes a profile too.',
  examples: [
    {
      before: { basics: { name: 'Ada', url: 'https://github.com/ada' } },
      after: {
        basics: {
          name: 'Ada',
          url: 'https://github.com/ada',
          profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }],
        },
      },
    },
  ],
  apply: (resume) => {
    const basics = basicsOf(resume);
    const { url, profiles = [] } = basics ?? {};
    const name = isText(url) ? ACCOUNT.exec(url.trim())?.slice(1).find(Boolean) : undefined;
    if (basics === null || name === undefined || !Array.isArray(profiles)) return;
    const network = networkName(name.toLowerCase());
    if (!JSON.stringify(profiles).toLowerCase().includes(name.toLowerCase()))
      basics['profiles'] = [...(profiles as unknown[]), { network, url }];
  },
};

const EMAIL = /^(?:mailto:)?([^\s@:/]+@[^\s@:/]+\.[^\s@:/]+)$/i;

const addresses: Rule = {
  name: 'account-addresses',
  does: 'A profile without an address gets that of its account, and an e-mail address among the profiles moves to "email".',
  examples: [
    {
      before: { basics: { profiles: [{ network: 'GitHub', username: 'ada' }] } },
      after: {
        basics: { profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }] },
      },
    },
    {
      before: { basics: { profiles: [{ network: 'Email', url: 'mailto:ada@mill.example' }] } },
      after: { basics: { profiles: [], email: 'ada@mill.example' } },
    },
  ],
  apply: (resume) => {
    const basics = basicsOf(resume);
    if (basics === null || !Array.isArray(basics['profiles'])) return;
    basics['profiles'] = basics['profiles'].filter((profile: unknown) => {
      if (!isGroup(profile)) return true;
      const { network, username, url } = profile;
      const mail = EMAIL.exec(([url, username].find(isText) ?? '').trim())?.[1];
      if (mail !== undefined && isText(network) && /^e-?mail$/i.test(network)) {
        basics['email'] ??= mail;
        return basics['email'] !== mail;
      }
      const site = isText(network) ? ACCOUNT_ADDRESSES.get(network.toLowerCase()) : undefined;
      if (!isNothing(url) || !isText(username)) return true;
      const name = username.trim();
      if (/^https?:\/\/\S+$/.test(name)) profile['url'] = name;
      else if (site !== undefined && /^@?[\w.-]+$/.test(name)) profile['url'] = site + name.replace(/^@/, '');
      return true;
    });
  },
};

const FILE = /^[^/]*\.(?:html?|pdf|jpe?g|png|svg|webp|docx?|md|js)$/i;

/** An address with its scheme. */
function withScheme(url: string): string {
  const text = url.trim();
  const isBare = /^[^\s/@:]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) && !FILE.test(text);
  return isBare ? `https://${text}` : text;
}

const schemes: Rule = {
  name: 'schemes',
  does: 'An address without "https://" gets it, and so does the address of a picture with "http://".',
  examples: [
    {
      before: { basics: { url: 'ada.example', image: 'http://ada.example/ada.jpg' } },
      after: { basics: { url: 'https://ada.example', image: 'https://ada.example/ada.jpg' } },
    },
  ],
  apply: (resume) =>
    forEachGroup(resume, (section, group) => {
      for (const [field, kind] of Object.entries(FIELDS[section] ?? {}))
        if (kind === 'address' && isText(group[field])) group[field] = withScheme(group[field]);
      const { image } = group;
      if (section === 'basics' && isText(image)) group['image'] = image.replace(/^http:/, 'https:');
    }),
};

export const CONTACT_RULES = { accounts, accountAsSite, addresses, schemes };
