import type { Path, Warn } from '../standard/problems';
import { isEmail, spelledOutEmail } from './spelled-out-email';
import { isGroup } from '../standard/shape';

type Group = Readonly<Record<string, unknown>>;

/** A way to reach the owner: how its links begin, its form, and the part of it that tells it from others. */
type Way = { name: string; scheme: RegExp; fits: (text: string) => boolean; key: (text: string) => string };

const WAYS: Readonly<Record<string, Way>> = {
  email: {
    name: 'an e-mail address',
    scheme: /^\s*mailto:\s*/i,
    fits: isEmail,
    key: (text) => text.toLowerCase(),
  },
  phone: {
    name: 'a phone number',
    scheme: /^\s*tel:\s*/i,
    fits: (text) => /^[-+\d\s()./]{5,40}$/.test(text) && /\d{3}/.test(text),
    key: (text) => text.replaceAll(/\D/g, ''),
  },
};

/** The address of a link, `mailto:ada@mill.example?subject=Looms`, without the link's other parts. */
const withoutScheme = (text: string, { scheme }: Way): string =>
  scheme.test(text)
    ? text
        .replace(scheme, '')
        .replace(/[?;].*$/s, '')
        .trim()
    : text.trim();

/** The field of a group with its only address or number, or with its only link; undefined for other groups. */
function fieldOf(group: Group, way: Way): string | undefined {
  const fields = Object.entries(group).filter(([, part]) => part !== null && part !== '');
  if (!fields.every((field): field is [string, string] => typeof field[1] === 'string')) return undefined;
  const fitting = fields.filter(([, text]) => way.fits(withoutScheme(text, way)));
  const distinct = new Set(fitting.map(([, text]) => way.key(withoutScheme(text, way))));
  // Other parts of a number stand beside one: { code: '+44', number: '1632 960001' }.
  const isAlone =
    distinct.size === 1 && fields.every((field) => fitting.includes(field) || /\p{L}/u.test(field[1]));
  const links = fitting.filter(([, text]) => way.scheme.test(text));
  // The label of a link is written as its owner writes the number.
  const [[key] = [], ...others] = isAlone ? fitting.slice(0, 1) : links;
  return others.length === 0 ? key : undefined;
}

/** An e-mail address or a phone number from a link, or from a group with a label. Other values stay unchanged. */
export function contactOf(value: unknown, field: string, path: Path, warn: Warn): unknown {
  const way = WAYS[field];
  if (way === undefined) return value;
  if (isGroup(value)) {
    const key = fieldOf(value, way);
    if (key === undefined) return value;
    warn(path, `a group of fields where ${way.name} belongs; its "${key}" was taken.`);
    return withoutScheme(String(value[key]), way);
  }
  if (typeof value !== 'string') return value;
  if (way.scheme.test(value)) {
    warn(path, `a link where ${way.name} belongs; it was taken without its scheme.`, { weight: 'harmless' });
    return withoutScheme(value, way);
  }
  const address = field === 'email' ? spelledOutEmail(value) : null;
  if (address === null) return value;
  warn(path, `an address that is spelled out; it was taken as ${address}.`);
  return address;
}
