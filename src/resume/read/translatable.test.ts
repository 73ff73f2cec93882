import { expect, test } from 'vitest';

import { isTranslatable, isTranslatableInFile } from './translatable';

test('translates the texts of entries at any depth', () => {
  for (const path of [
    ['owner', 'photo', 'alt'],
    ['companies', 0, 'positions', 1, 'highlights', 2],
    ['currentPosition', 'company', 'positions', 0, 'resources', 0, 'name'],
    ['skills', 0, 'properties', 0, 'values', 1],
    ['evidence', 3, 'mentions', 0, 'sentences', 0],
  ])
    expect(isTranslatable(path)).toBe(true);
});

test('keeps ids, addresses, values for comparisons and the names of employers', () => {
  for (const path of [
    ['portal', 'siteUrl'],
    ['portal', 'rights', 'text'],
    ['companies', 0, 'name'],
    ['companies', 0, 'positions', 0, 'resources', 0, 'entity'],
    ['currentPosition', 'company', 'name'],
    ['evidence', 0, 'aliases', 0],
    ['caseStudies', 0, 'texts', 'en', 'title'],
    ['portal', 'language'],
    ['entries', 'title', 0, 0],
  ])
    expect(isTranslatable(path)).toBe(false);
});

test('translates the fields of the résumé that a translation may change, including the owner’s own', () => {
  expect(isTranslatableInFile(['work', 0, 'position'])).toBe(true);
  expect(isTranslatableInFile(['work', 0, 'motto'])).toBe(true);
  for (const path of [
    ['work', 0, 'name'],
    ['work', 0, 'startDate'],
    ['projects', 0, 'entity'],
    ['languages', 0, 'language'],
  ])
    expect(isTranslatableInFile(path)).toBe(false);
});
