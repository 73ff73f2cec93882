import { isPlaceholder } from './file-path';
import { isFile } from './file-path';
import { isEntrySetting } from '../tool-settings';

export const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A day as a program writes it, with its midnight: "2028-11-07T00:00:00.000Z". */
const DAY_OF_PROGRAM = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** A text or a number as a text, a day without its time; null for other values. */
export const textOf = (value: unknown): string | null =>
  isPlain(value) ? String(value).trim().replace(DAY_OF_PROGRAM, '$1') || null : null;

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'string' && (isPlaceholder(value) || isFile(value))) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const ADDRESS = /^https?:\/\/[^\s()]+$/;
const isAddress = (value: unknown): boolean => typeof value === 'string' && ADDRESS.test(value);

/** A name and an address, `{ name, url }`, as a link in Markdown; null for other values. */
export function linkOf(values: readonly unknown[]): string | null {
  const [one, other, ...more] = values.map(textOf);
  if (!one || !other || more.length > 0) return null;
  const [name, address] = ADDRESS.test(one) ? [other, one] : [one, other];
  return ADDRESS.test(address) && !ADDRESS.test(name)
    ? `[${name.replaceAll(/[[\]]/g, '')}](${address})`
    : null;
}

/** The fields of a group that tell something; null for other values. */
function fieldsOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.entries(value).filter(([key, field]) => !isEmpty(field) && !isEntrySetting(key, field));
}

/** A group of texts and numbers that tells something, `{ title, venue, year }`, as a text. */
export function textOfGroup(value: unknown): string | null {
  const texts = fieldsOf(value)?.map(([, field]: [string, unknown]) => field) ?? null;
  if (texts === null) return null;
  const linked = linkOf(texts);
  if (linked !== null) return linked;
  if (!texts.every(isPlain)) return null;
  const [name, ...others] = texts.map(String);
  // A name alone may be one word.
  const isName = others.length === 0 && /\p{L}{2}/u.test(name ?? '');
  if (!isName && !texts.some((text) => /\p{L}{2}.*\s\S/u.test(String(text)))) return null;
  return texts.map((text) => String(text).trim()).join(', ');
}

/** Fields with the name of a person or a thing. Beside one, a title is that of the person. */
const NAMES = [/^(?:full)?name$/i, /^title$/i];
/** A field in another language. */
const IN_LANGUAGE = /[_-][a-z]{2}$|::/;

/**
 * A group with a name as one text that begins with the name: `{ name, title }`. Null for other values: without a
 * name, the texts of settings, colours and translations say nothing when they are joined.
 */
export function textOfNamed(value: unknown): string | null {
  const fields = fieldsOf(value) ?? [];
  const [, name] =
    NAMES.flatMap((pattern) => fields.filter(([key]) => pattern.test(key))).find(
      ([, field]) => typeof field === 'string' && /\p{L}{2}/u.test(field),
    ) ?? [];
  if (typeof name !== 'string' || isAddress(name)) return null;
  if (!fields.every(([key, field]) => isPlain(field) && !IN_LANGUAGE.test(key))) return null;
  const others = fields.map(([, field]: [string, unknown]) => field).filter((field) => field !== name);
  const address = others.find(isAddress);
  // A number alone says nothing without its label.
  const rest = others
    .filter((field) => field !== address)
    .map(textOf)
    .filter((text) => text !== null && /\p{L}{2}|^\d{4}(?:-\d\d)*$/u.test(text));
  return [linkOf([name, address]) ?? name.trim(), ...new Set(rest)].join(', ');
}
