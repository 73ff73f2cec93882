import { expect, test } from 'vitest';

import { isTranslatable, isTranslatableInFile } from './translatable';

test('translates the texts of entries at any depth', () => {
  for (const path of [
    ['owner', 'headline'],
    ['owner', 'photo', 'alt'],
    ['companies', 0, 'positions', 1, 'highlights', 2],
    ['companies', 0, 'positions', 1, 'resources', 0, 'name'],
    ['currentPosition', 'position', 'title'],
    ['currentPosition', 'company', 'positions', 0, 'resources', 0, 'name'],
    ['skills', 0, 'properties', 0, 'values', 1],
    ['places', 0, 'country'],
    ['evidence', 3, 'mentions', 0, 'sentences', 0],
  ])
    expect(isTranslatable(path)).toBe(true);
});

test('keeps ids, addresses, values for comparisons and the names of employers', () => {
  for (const path of [
    ['owner', 'email'],
    ['owner', 'initials'],
    ['portal', 'siteUrl'],
    ['portal', 'rights', 'text'],
    ['companies', 0, 'id'],
    ['companies', 0, 'name'],
    ['companies', 0, 'kind'],
    ['companies', 0, 'positions', 0, 'resources', 0, 'entity'],
    ['companies', 0, 'positions', 0, 'resources', 0, 'origin'],
    ['currentPosition', 'company', 'name'],
    ['lastProject', 'company'],
    ['evidence', 0, 'aliases', 0],
    ['evidence', 0, 'mentions', 0, 'source'],
    ['caseStudies', 0, 'texts', 'en', 'title'],
    ['untranslated', 0],
    ['unknown', 'title'],
    ['constructor', 'name'],
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
    ['basics', 'email'],
    ['languages', 0, 'language'],
  ])
    expect(isTranslatableInFile(path)).toBe(false);
});
