import type { Path, Warn } from '../standard/problems';
import { textsOf } from '../model/properties';
import { isEmail } from './spelled-out-email';

/** The addresses of accounts by network, that follow from the username. */
const ACCOUNTS: ReadonlyMap<string, string> = new Map([
  ['github', 'https://github.com/'],
  ['gitlab', 'https://gitlab.com/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['twitter', 'https://twitter.com/'],
  ['x', 'https://x.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['medium', 'https://medium.com/@'],
  ['telegram', 'https://t.me/'],
]);

/** Formats of files that other tools offer beside their page. */
const FILE_TYPE = /^(?:pdf|docx?|word|cv|résumé|resume|print)$/i;

/** The address of a file beside the page of another tool: `./resume.html`. */
const BESIDE_PAGE = /^\s*\.{1,2}\/|^[\w-]+\.(?:html?|pdf|docx?)$/i;

/** Usernames of the documented example, and placeholders. */
const EXAMPLE_NAME = String.raw`neutralthoughts|dandymusicnl|your[-_ ]?(?:user)?name`;
/** Those of the sample as well. Beside the address of its account, "john" may be true. */
const SAMPLE_USERNAME = new RegExp(`^@?(?:john|${EXAMPLE_NAME})$`, 'i');

const hasName = (url: string, username: string): boolean =>
  url.toLowerCase().includes(username.trim().replaceAll(/[@<>]/g, '').toLowerCase());

/** A text in the brackets of a placeholder: `<ada>`, also as a part of an address. */
const BRACKETED = /(?<=^@?|\/@?)(?:<|%3C)(@?[\p{L}\d_.-]+(?:(?:\s|%20)[\p{L}\d_.-]+)*)(?:>|%3E)(?=\/?$)/iu;
/** Words for a username, which no username is. */
const ACCOUNT_WORD = '(?:user|name|username|handle|id|profile|account|link|url)';
const FOR_A_NAME = new RegExp(
  String.raw`your|^@?my[-_.\s]|(?:user|first|last|full)name$|(?:^@?|[-_.\s])${ACCOUNT_WORD}$`,
  'i',
);

/** The text in the brackets of a placeholder; null without one. */
const inBrackets = (text: unknown): string | null =>
  (typeof text === 'string' && BRACKETED.exec(text.trim())?.[1]?.replaceAll('%20', ' ')) || null;

/** The name that somebody wrote into the brackets of a placeholder; null without one. */
function bracketedName(text: unknown): string | null {
  const name = inBrackets(text);
  return name !== null && /^@?[\w.-]+$/.test(name) && !FOR_A_NAME.test(name) ? name : null;
}

/** Whether a text has a placeholder whose brackets nobody filled: `<your-github>`, `.../in/<handle>`. */
const isUnfilled = (text: unknown): boolean => FOR_A_NAME.test(inBrackets(text) ?? '');

/** A profile without the username of a template that somebody left beside an address of their own. */
function withoutSampleName(
  profile: Readonly<Record<string, unknown>>,
  path: Path,
  warn: Warn,
): Readonly<Record<string, unknown>> {
  const { username, url, ...others } = profile;
  if (typeof username !== 'string' || typeof url !== 'string') return profile;
  const isSample = SAMPLE_USERNAME.test(username.trim()) && !hasName(url, username);
  if (!isSample && !isUnfilled(username)) return profile;
  warn([...path, 'username'], 'a text of the template, never changed; the address is shown instead.', {
    kind: 'username of the template',
  });
  return { ...others, url };
}

/** A profile without the brackets of a template around the name that somebody wrote into them. */
function withoutBrackets(
  profile: Readonly<Record<string, unknown>>,
  path: Path,
  warn: Warn,
): Readonly<Record<string, unknown>> {
  const plain = ['username', 'url'].flatMap((key): [string, string][] => {
    const written = profile[key];
    const name = bracketedName(written);
    if (typeof written !== 'string' || name === null) return [];
    warn([...path, key], 'the brackets of a placeholder stand around a name; they were left out.', {
      weight: 'harmless',
      kind: 'brackets of a placeholder',
    });
    return [[key, written.trim().replace(BRACKETED, name)]];
  });
  return { ...profile, ...Object.fromEntries(plain) };
}

/** A profile without an address that leads to nobody. The one of its username may replace it. */
function withoutUnfilledAddress(
  profile: Readonly<Record<string, unknown>>,
  path: Path,
  warn: Warn,
): Readonly<Record<string, unknown>> {
  const { url, ...others } = profile;
  if (!isUnfilled(url)) return profile;
  warn([...path, 'url'], 'an address of the template, never changed; it was left out.', {
    kind: 'address of the template',
  });
  return others;
}

/** A profile with the address of its account, if the file names the account without one. */
export function withAddress(
  given: Readonly<Record<string, unknown>>,
  path: Path,
  warn: Warn,
): Record<string, unknown> {
  const own = withoutUnfilledAddress(given, path, warn);
  const profile = withoutSampleName(withoutBrackets(own, path, warn), path, warn);
  const { network, username, url } = profile;
  if (url !== undefined || typeof network !== 'string' || typeof username !== 'string') return { ...profile };
  // An address in place of the username.
  if (/^https?:\/\/[^\s/]+\/\S+$/.test(username)) {
    const { username: address, ...rest } = profile;
    return { ...rest, url: address };
  }
  const site = ACCOUNTS.get(network.toLowerCase());
  const account = username.replace(/^@/, '');
  if (site === undefined || !/^[\w.-]+$/.test(account) || account.toLowerCase() === network.toLowerCase())
    return { ...profile };
  warn([...path, 'username'], `an account without an address; it was taken as ${site}${account}.`, {
    weight: 'harmless',
    kind: 'account',
  });
  return { ...profile, url: site + account };
}

/** The account of the sample that a template for researchers contains. */
const SAMPLE_ACCOUNT = /^@?AlbertEinstein$/i;
const EXAMPLE_ACCOUNT = new RegExp(`^<?@?(?:${EXAMPLE_NAME})>?$`, 'i');

/** Whether an account was never changed: no address of the owner's own stands beside its username. */
function isExampleAccount(username: unknown, url: unknown): boolean {
  const isWithout = (text: unknown): boolean => String(text ?? '').trim() === '' || isUnfilled(text);
  if (isUnfilled(username) || isUnfilled(url)) return isWithout(username) && isWithout(url);
  if (typeof username !== 'string' || !EXAMPLE_ACCOUNT.test(username.trim())) return false;
  return url === undefined || hasName(String(url), username);
}

/**
 * The reason why a profile is no account; null for an account.
 * @param isExample the file is the documented example, whose accounts belong to it
 */
export function reasonToLeaveOut(
  { network, username, url }: Readonly<Record<string, unknown>>,
  isExample: boolean,
): string | null {
  if (SAMPLE_ACCOUNT.test(String(username)) || (!isExample && isExampleAccount(username, url)))
    return 'an account of the template, never changed';
  if (String(textsOf(network)).includes('::')) return 'a label of a tool, no network';
  if (/^\s*javascript:/i.test(String(url))) return 'a script, no address';
  const isFile = FILE_TYPE.test(String(network)) && !/^https?:/i.test(String(url));
  return isFile || BESIDE_PAGE.test(String(url))
    ? 'a file beside the page of another tool, no network'
    : null;
}

/** The e-mail address in a profile that is no account: `{ "network": "Email", "url": "ada@mill.example" }`. */
export function mailIn({ network, url, username }: Record<string, unknown>): string | null {
  if (typeof network !== 'string' || !/^e-?mail$/i.test(network.trim())) return null;
  const texts = [url, username].flatMap((text) =>
    typeof text === 'string' ? text.trim().replace(/^mailto:/i, '') : [],
  );
  return texts.find(isEmail) ?? null;
}
