// Checks of JSON that may be a host's error page, a file of another build or another program's storage.

export type Check = (value: unknown) => boolean;

/** The value of a JSON text; undefined for any other text. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isString = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** One of some values: `isOneOf('info', 'done')`. */
export const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** A list of any length. */
export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object of any fields. */
export const isObjectOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);

/** An object with the fields of a type. Others are allowed. */
export const isShape =
  <Type extends object>(checks: Readonly<{ [Name in keyof Type]-?: Check }>) =>
  (value: unknown): value is Type =>
    isObject(value) && Object.entries<Check>(checks).every(([name, check]) => check(value[name]));
