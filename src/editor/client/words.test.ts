import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { portalJsonSchema } from '../../resume/standard/reference';
import { resumeSchema } from '../../resume/standard/resume';
import type { Schema } from '../protocol';

const FOLDER = 'src/editor/client';
const wordsOf = (file: string) =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Readonly<Record<string, string>>;
const LABELS = wordsOf('words.json');

/** The labels of all fields, as the forms make them from their names. */
function labelsIn(schema: Schema | boolean | undefined, names: readonly string[] = []): string[] {
  if (typeof schema !== 'object') return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = [...names, name];
    const plain = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
    const label = LABELS[path.join('.')] ?? LABELS[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
    return [label, ...labelsIn(inner, path)];
  });
  const others = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])];
  return [...own, ...others.flatMap((one) => labelsIn(one, names))];
}

const texts = readdirSync(FOLDER)
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .flatMap((name) => [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)])
  .map(([, text = '']) => text);
const labels = [
  z.toJSONSchema(resumeSchema, { io: 'input', unrepresentable: 'any' }) as Schema,
  portalJsonSchema() as Schema,
].flatMap((schema) => labelsIn(schema));

/** The texts below the fields, as the forms show them. */
const abouts = JSON.stringify(portalJsonSchema())
  .match(/(?<="description":")(?:[^"\\]|\\.)+/g)
  ?.map((about) => about.replaceAll(/`([^`]+)`/g, '“$1”'));
/** The sentences of the steps to a published portal. Commands begin with a small letter. */
const steps = [
  ...readFileSync('src/site/publish-steps.ts', 'utf8').matchAll(/'((?:[A-Z]|\{)[^'\n]* [^'\n]*)'/g),
];

test.each(['de', 'es', 'fr', 'pt'])('the editor has all of its texts and labels in %s', (language) => {
  const words = wordsOf(`words/${language}.json`);
  const all = [...texts, ...labels, ...(abouts ?? []), ...steps.map(([, text = '']) => text)];
  expect(all.filter((text) => !words[text])).toEqual([]);
  const holes = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];
  const others = Object.entries(words).filter(([text, own]) => holes(text).join() !== holes(own).join());
  expect(others).toEqual([]);
});
