import { expect, test } from 'vitest';

import {
  either,
  isFlag,
  isGroup,
  isGroupOf,
  isListOf,
  isNumber,
  isOneOf,
  isRow,
  isShape,
  isString,
  jsonIn,
  optional,
} from './json-shape';

test('parses JSON, and returns undefined for any other text', () => {
  expect(jsonIn('{"a":1}')).toEqual({ a: 1 });
  expect(jsonIn('null')).toBeNull();
  for (const text of ['', '{', '<!doctype html>']) expect(jsonIn(text)).toBeUndefined();
});

test('a group is an object that is not a list', () => {
  expect(isGroup({})).toBe(true);
  for (const value of [null, undefined, [], 'a', 1]) expect(isGroup(value)).toBe(false);
});

test('numbers are finite', () => {
  expect(isNumber(0)).toBe(true);
  for (const value of [Number.NaN, Infinity, '1', null]) expect(isNumber(value)).toBe(false);
});

test('checks the items of lists, rows and groups', () => {
  expect([isListOf(isString)([]), isListOf(isString)(['a']), isListOf(isString)(['a', 1])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isListOf(isString)('a')).toBe(false);
  const isPair = isRow(isString, either(isNumber, isOneOf(null)));
  expect([isPair(['a', 1]), isPair(['a', null]), isPair(['a']), isPair({})]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([isGroupOf(isFlag)({ a: true }), isGroupOf(isFlag)({ a: 1 }), isGroupOf(isFlag)([])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('checks the fields of a type and allows others', () => {
  const isPerson = isShape<{ name: string; age?: number }>({ name: isString, age: optional(isNumber) });
  for (const value of [{ name: 'Ada' }, { name: 'Ada', age: 36, more: [] }])
    expect(isPerson(value)).toBe(true);
  for (const value of [{}, { name: 'Ada', age: null }, { age: 36 }, null, []])
    expect(isPerson(value)).toBe(false);
});
