import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { screens } from '../src/portal/addresses/screens';
import { interfaceColorIcons } from '../src/site/color-icon-files';
import { en } from './support/words';

/** Rules that the linter cannot express. */

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file) && statSync(file).isFile());

const sources = ['src', 'scripts', 'test'].flatMap((folder) => filesIn(folder, /\.(?:ts|tsx|css)$/));
const read = (file: string) => readFileSync(file, 'utf8');
const offenders = (files: readonly string[], offends: (text: string, file: string) => boolean) =>
  files.filter((file) => offends(read(file), file));

test('colours are defined in the theme only', () => {
  const outside = sources.filter((file) => /^src\/portal\/(?!styles)/.test(file) && !file.includes('.test.'));
  expect(
    offenders(outside, (text) => /#[0-9a-f]{6}\b|\brgba?\(/i.test(text.replaceAll(/\/\*[\s\S]*?\*\//g, ''))),
  ).toEqual([]);
});

test('stylesheets have a layer and use logical properties', () => {
  const sheets = sources.filter((file) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(20);
  expect(offenders(sheets, (text) => !/^@layer (?:ui|features|routes) \{/.test(text))).toEqual([]);
  expect(
    offenders(sheets, (text) =>
      /(?:^|[\s;{])(?:left|right|margin-left|margin-right|padding-left|padding-right):/.test(text),
    ),
  ).toEqual([]);
  expect(offenders(sheets, (text) => text.includes('!important'))).toEqual([]);
});

test('no component has a style attribute', () => {
  expect(offenders(sources, (text, file) => file.endsWith('.tsx') && /\sstyle=/.test(text))).toEqual([]);
});

test('file names are kebab-case and specific', () => {
  const stem = (file: string) => file.split('/').at(-1) ?? '';
  expect(sources.filter((file) => !/^[a-z0-9.-]+$/.test(stem(file)))).toEqual([]);
  expect(sources.filter((file) => /^(?:utils?|helpers?|common|index)\./.test(stem(file)))).toEqual([]);
});

test('every text of the catalogue is used', () => {
  const code = sources
    .filter((file) => /^src\/(?:portal|site|documents)\//.test(file) && !/\.test\./.test(file))
    .map(read)
    .join('\n');
  const keys = Object.keys(en).map((key) => key.replace(/#.*/, ''));
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

test('no key of a text is composed, so that a search for a key finds its use', () => {
  const code = sources.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file));
  const isKey = (template: string) => {
    const pattern = template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[\\w-]+');
    const like = new RegExp(`^${pattern}$`);
    return Object.keys(en).some((key) => like.test(key));
  };
  // Names of files are no keys, and neither is a text of gaps alone.
  const composes = (text: string) =>
    [...text.matchAll(/`((?:[\w.-]|\$\{[^{}`]+\})+)`/g)]
      .map(([, template = '']) => template)
      .filter((one) => one.includes('$') && /\w/.test(one.replaceAll(/\$\{[^}]+\}/g, '')))
      .some((one) => !/\.(?:docx|json|md|pdf|txt|vcf|zip)$/.test(one) && isKey(one));
  expect(offenders(code, composes)).toEqual([]);
  expect(offenders(code, (text) => /'[\w-]+\.' \+/.test(text))).toEqual([]);
  // The editor’s keys are its English texts.
  const ofEditor = code.filter((file) => file.startsWith('src/editor/'));
  expect(offenders(ofEditor, (text) => /\bt\((?:[^{`]*\? )?`/.test(text))).toEqual([]);
});

test('every icon that a screen names exists', () => {
  const known: readonly string[] = interfaceColorIcons;
  for (const { colorIcon } of screens) expect(known).toContain(colorIcon);
  const named = sources
    .filter((file) => /^src\/portal\/(?:screens|features)\//.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:<ColorIcon name=|colorIcon=|colorIcon: )["']([\w-]+)["']/g)].map(
        ([, name]) => name,
      ),
    );
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(known).toContain(name);
});

test('every screen has its folder and its test', () => {
  const browserTests = filesIn('test/e2e', /\.e2e\.ts$/);
  for (const { slug } of screens) {
    expect(statSync(`src/portal/screens/${slug}/page.tsx`).isFile()).toBe(true);
    expect(browserTests.filter((file) => basename(file) === `${slug}.e2e.ts`)).toHaveLength(1);
  }
});

test('a test covers every text of denial', () => {
  const tests = filesIn('test/e2e', /\.e2e\.ts$/)
    .map(read)
    .join('\n');
  for (const [key, text] of Object.entries(en).filter(([name]) => name.startsWith('denial.'))) {
    // The text between two placeholders, long enough to be significant.
    const part =
      text
        .split(/[{“”}.]/)
        .toSorted((a, b) => b.length - a.length)[0]
        ?.trim()
        .slice(0, 30) ?? text;
    expect(tests.includes(part), `${key}: no test mentions "${part}"`).toBe(true);
  }
});

test('only the résumé contains the owner’s name', () => {
  const { basics } = JSON.parse(read('examples/sample/resume.json')) as { basics: { name: string } };
  const others = [...sources, 'README.md', 'examples/sample/portal.yaml', ...filesIn('docs', /\.md$/)];
  expect(offenders(others, (text) => text.includes(basics.name))).toEqual([]);
});

test('the lockfile names no host', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
});

test('temporary folders of a run are in one folder, which is removed', () => {
  expect(basename(tmpdir())).toMatch(/^portalfolio-tests-/);
});

test('a number selects its word by plural form, not by comparison', () => {
  const code = sources.filter((file) => /^src\/.*\.tsx?$/.test(file));
  // A word or a text key chosen by comparing a count with one.
  const choice =
    /\b(?:count|length|total|roles|projects|years|months|size|\w+Count)\s*[!=]==\s*1\s*\?\s*(?:t\()?['"`]/;
  expect(offenders(code, (text) => choice.test(text))).toEqual([]);
});
