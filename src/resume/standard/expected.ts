import { formatHex, parse } from 'culori';
import { z } from 'zod';

import { publicOrigin } from '../model/public-host';

/**
 * Schemas whose messages complete the sentence "expected …". Every field has a description of one sentence
 * for editors and for the owner's reference.
 */
type ErrorText = { error: string };
export const errorText = (error: string): ErrorText => ({ error });

export const text = (expected = 'a text') => z.string(errorText(expected)).trim().min(1, errorText(expected));

export const numberBetween = (low: number, high: number) => {
  const expected = errorText(`a number between ${low} and ${high}`);
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
    .string(errorText('a colour such as "#0078d4"'))
    .overwrite((written) => colorAsHex(written) ?? written)
    .refine((written) => colorAsHex(written) !== null, errorText('a colour such as "#0078d4"'));

export const languageCode = () => {
  const expected = errorText('the code of a language such as "en"');
  return z.string(expected).regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, expected);
};

export const flag = () => z.boolean(errorText('true or false'));

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, errorText(`one of ${values.map((value) => `"${value}"`).join(', ')}`));

/** YAML reads years and figures as numbers. They become texts. */
export const textOrNumber = (expected: string) =>
  z.union([text(expected), z.number()], errorText(expected)).transform(String);

export const httpsAddress = () =>
  z
    .string(errorText('an address that begins with "https://"'))
    .regex(/^https:\/\/[^\s/]+/, errorText('an address that begins with "https://"'));

/** An address that begins with its host, as people write it. */
const WITHOUT_SCHEME = /^[\w-]+(?:\.[\w-]+)+(?=[:/]|$)/;

/** An address whose host is only a name and a port, for the security policy or search engines. */
export const publicAddress = () =>
  z
    .string(errorText('an address such as "https://me.example/portfolio/"'))
    .overwrite((address) => (WITHOUT_SCHEME.test(address) ? `https://${address}` : address))
    .refine(
      (address) => publicOrigin(address) !== null,
      errorText('an address such as "https://me.example/portfolio/"'),
    );

export const list = <Item extends z.ZodType>(item: Item, expected = 'a list') =>
  z.array(item, errorText(expected));

export const map = <Value extends z.ZodType>(value: Value, expected: string) =>
  z.record(z.string(), value, errorText(expected));

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
