import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { contentReference, portalJsonSchema, translationJsonSchema } from './reference';

test('the schema for editors and the reference are up to date (npm run content:schema)', () => {
  expect(JSON.parse(readFileSync('examples/sample/portal.schema.json', 'utf8'))).toEqual(portalJsonSchema());
  expect(JSON.parse(readFileSync('examples/sample/portal.translation.schema.json', 'utf8'))).toEqual(
    translationJsonSchema(),
  );
  const reference = readFileSync('docs/content.md', 'utf8');
  expect(contentReference(reference)).toBe(reference);
});

test('every field has a description', () => {
  const undescribed: string[] = [];
  const walk = (node: Record<string, unknown>, path: string) => {
    for (const [key, field] of Object.entries(
      (node['properties'] ?? {}) as Record<string, Record<string, unknown>>,
    )) {
      if (!field['description']) undescribed.push(`${path}.${key}`);
      walk(field, `${path}.${key}`);
    }
    for (const inner of [
      node['items'],
      node['additionalProperties'],
      ...((node['anyOf'] as unknown[]) ?? []),
    ]) {
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, unknown>, path);
    }
  };
  walk(portalJsonSchema() as Record<string, unknown>, '');
  expect(undescribed).toEqual([]);
});
