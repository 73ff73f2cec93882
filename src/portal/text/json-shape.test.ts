import { expect, test } from 'vitest';

import { isFlag, isObject, isObjectOf, isListOf, isNumber, isShape, isString, jsonIn } from './json-shape';

test('parses JSON, and returns undefined for any other text', () => {
  expect(jsonIn('{"a":1}')).toEqual({ a: 1 });
  expect(jsonIn('null')).toBeNull();
  for (const text of ['', '{', '<!doctype html>']) expect(jsonIn(text)).toBeUndefined();
});

test.each<[check: (value: unknown) => boolean, accepted: unknown[], refused: unknown[]]>([
  [isObject, [{}], [null, undefined, [], 'a', 1]],
  [isNumber, [0], [Number.NaN, Infinity, '1', null]],
  [isListOf(isString), [[], ['a']], [['a', 1], 'a']],
  [isObjectOf(isFlag), [{ a: true }], [{ a: 1 }, []]],
  [isShape<{ name: string }>({ name: isString }), [{ name: 'Ada', more: [] }], [{}, { name: 1 }, null, []]],
])('check %#', (check, accepted, refused) => {
  for (const value of accepted) expect(check(value)).toBe(true);
  for (const value of refused) expect(check(value)).toBe(false);
});
