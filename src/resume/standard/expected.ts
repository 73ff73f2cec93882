import { formatHex, parse } from 'culori';
import { z } from 'zod';

import { publicOrigin } from './public-host';

/**
 * Schemas whose messages complete the sentence "expected …". Every field has a description of one sentence
 * for editors and for the owner's reference.
 */
export const text = (expected = 'a text') => z.string(expected).trim().min(1, expected);

export const numberBetween = (low: number, high: number) => {
  const expected = `a number between ${low} and ${high}`;
  return z.number(expected).min(low, expected).max(high, expected);
};

/** A colour in any notation of CSS as `#rrggbb`; null for any other text, and for a translucent colour. */
function colorAsHex(written: string): string | null {
  try {
    const color = parse(written.trim());
    return color && (color.alpha ?? 1) === 1 ? formatHex(color) : null;
  } catch {
    // The parser throws an error for some texts that are no colours, such as `/0A`.
    return null;
  }
}

export const color = () =>
  z
    .string('a colour such as "#0078d4"')
    .overwrite((written) => colorAsHex(written) ?? written)
    .refine((written) => colorAsHex(written) !== null, 'a colour such as "#0078d4"');

/** A text of a pattern, which the JSON Schema states too. */
export const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);

/** A text that a function accepts. */
export const accepted = (fits: (written: string) => boolean, expected: string) =>
  z.string(expected).refine(fits, expected);

export const languageCode = () =>
  matching(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'the code of a language such as "en"');

export const flag = () => z.boolean('true or false');

export const among = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `one of ${values.map((value) => `"${value}"`).join(', ')}`);

/** YAML reads years and figures as numbers. They become texts. */
export const textOrNumber = (expected: string) =>
  z.union([text(expected), z.number()], expected).transform(String);

export const httpsAddress = () => matching(/^https:\/\/[^\s/]+/, 'an address that begins with "https://"');

/** An address that begins with its host, as people write it. */
const WITHOUT_SCHEME = /^[\w-]+(?:\.[\w-]+)+(?=[:/]|$)/;

/** An address whose host is only a name and a port, for the security policy or search engines. */
export const publicAddress = () =>
  z
    .string('an address such as "https://me.example/portfolio/"')
    .overwrite((address) => (WITHOUT_SCHEME.test(address) ? `https://${address}` : address))
    .refine(
      (address) => publicOrigin(address) !== null,
      'an address such as "https://me.example/portfolio/"',
    );

export const list = <Item extends z.ZodType>(item: Item, expected = 'a list') => z.array(item, expected);

export const map = <Value extends z.ZodType>(value: Value, expected: string) =>
  z.record(z.string(), value, expected);

/** The prefix of the message with the known keys, which the reader compares with an unknown key. */
export const KNOWN_KEYS = 'known keys: ';

/** A group of optional and of required fields that allows no unknown keys. */
export const group = <
  Optional extends z.core.$ZodLooseShape,
  Required extends z.core.$ZodLooseShape = object,
>(
  optional: Optional,
  required: Required = {} as Required,
) => {
  const shape = { ...required, ...z.object(optional).partial().shape };
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? KNOWN_KEYS + Object.keys(shape).join(',') : 'a group of fields',
  });
};
