import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, expect, test } from 'vitest';

/** The imports that the linter refuses and accepts in a file of each folder (docs/architecture.md). */
type Imports = {
  file: string;
  /** A specifier; after "type " one of a type. */ refused: readonly string[];
  accepted: readonly string[];
};

const OUTSIDE = ['site/hosts/hosting', 'cli/build', 'mail-server/outbox'];
const READER = ['resume/read/read-portfolio', 'resume/import/formats/xml'];
/** Modules of the portal that its folders of pure functions do not import. */
const SHOWN = ['i18n/t', 'browser/storage', 'styles/brand', 'offline/copies', 'components/button'];
const ABOVE = ['features/marked', 'features/filters/use-filters', 'screens/usage/data'];
const MODEL = 'type ~/resume/model/portfolio';

/** The specifiers of modules in src, in both forms, from a folder at a depth below src. */
const both = (depth: number, modules: readonly string[]): string[] =>
  modules.flatMap((module) => [`~/${module}`, `${'../'.repeat(depth)}${module}`]);
const portal = (depth: number, modules: readonly string[]): string[] =>
  modules.flatMap((module) => [`~/portal/${module}`, `${'../'.repeat(depth - 1)}${module}`]);
const types = (specifiers: readonly string[]) => specifiers.map((specifier) => `type ${specifier}`);

const TABLE: readonly Imports[] = [
  {
    file: 'src/dictionary/module.ts',
    refused: ['../resume/read/dates', '~/portal/addresses/screens', 'react', 'node:fs', MODEL],
    accepted: ['./matcher'],
  },
  ...['src/resume/read/module.ts', 'src/resume/import/module.ts'].map((file) => ({
    file,
    refused: [
      ...both(2, [...OUTSIDE, 'portal/addresses/screens', 'portal/site-data']),
      '../../../scripts/packages',
      'react',
      'react-dom/server',
    ],
    accepted: ['./dates', '../import/entry', '../../dictionary/dictionary', 'node:fs', 'react2'],
  })),
  {
    file: 'src/documents/module.ts',
    refused: both(1, [...OUTSIDE, 'portal/features/marked', 'portal/screens/resume/sheet']).concat('react'),
    accepted: ['./entry', '../portal/text/format', '../portal/i18n/t', MODEL, 'typst'],
  },
  {
    file: 'src/portal/module.tsx',
    refused: both(1, [...OUTSIDE, ...READER, 'documents/entry']).concat('type ../site/hosts/hosting'),
    accepted: ['type ../documents/entry', MODEL, './features/shell/shell', './screens/usage/page', 'react'],
  },
  ...['addresses', 'career', 'evidence', 'filters', 'mail', 'resources', 'search', 'text'].map((folder) => ({
    file: `src/portal/${folder}/module.ts`,
    refused: [...both(2, [...OUTSIDE, ...READER]), ...portal(2, [...SHOWN, ...ABOVE]), 'react'],
    accepted: ['./module', '../text/format', '~/resume/standard/dates', '~/portal/site-data', MODEL],
  })),
  ...['i18n', 'browser', 'styles', 'offline'].map((folder) => ({
    file: `src/portal/${folder}/module.ts`,
    refused: [...both(2, [...OUTSIDE, ...READER]), ...portal(2, [...SHOWN, ...ABOVE])],
    accepted: ['./module', '~/portal/addresses/screens', '../text/format', MODEL, 'react'],
  })),
  {
    file: 'src/portal/components/module.tsx',
    refused: [
      ...both(2, [...OUTSIDE, ...READER]),
      ...types(both(2, READER)),
      ...portal(2, ['addresses/screens', 'text/format', 'i18n/t', 'offline/copies', ...ABOVE]),
      '~/portal/browser/router',
    ],
    accepted: ['./button', '~/portal/browser/storage', '~/portal/styles/brand', 'react'],
  },
  {
    file: 'src/portal/features/filters/module.tsx',
    refused: [
      ...both(3, [...OUTSIDE, ...READER]),
      ...types(both(3, READER)),
      ...portal(3, ['features/tour/tour', 'features/marked', 'screens/usage/data']),
      '../tour/tour',
      '../../text/format',
    ],
    accepted: ['./pills', '../marked', '~/portal/components/button', '~/portal/browser/router'],
  },
  {
    file: 'src/portal/features/module.tsx',
    refused: [...portal(2, ['screens/usage/data', 'features/filters/use-filters']), '../text/format'],
    accepted: ['./marked', './filters/use-filters', '~/portal/text/format'],
  },
  {
    file: 'src/portal/screens/usage/page.tsx',
    refused: [
      ...both(3, [...OUTSIDE, ...READER]),
      ...types(both(3, READER)),
      ...portal(3, ['screens/profile/page', 'screens/usage/charts']),
      '../profile/page',
      '../profile/page.module.css',
      '../../text/format',
      './data',
    ],
    accepted: ['type ./data', './charts', '~/portal/features/filters/use-filters', '~/portal/text/format'],
  },
  {
    file: 'src/portal/screens/usage/data.ts',
    refused: [
      ...both(3, [...OUTSIDE, ...READER]),
      ...portal(3, ['screens/profile/data', 'screens/usage/charts']),
      '../profile/data',
    ],
    accepted: [MODEL, 'type ~/portal/page-data', '~/portal/evidence/usage', './charts'],
  },
  {
    file: 'src/portal/text/module.test.ts',
    refused: [],
    accepted: ['../../resume/read/read-portfolio', '../../site/hosts/hosting', '~/portal/i18n/t'],
  },
  { file: 'src/site/module.ts', refused: [], accepted: ['../resume/read/dates', '../portal/text/format'] },
];

/** An import of a type, or one import before the module runs and one on demand. */
const statement = (specifier: string, at: number): string =>
  specifier.startsWith('type ')
    ? `import type { Name${at} } from '${specifier.slice('type '.length)}';`
    : `import { name${at} } from '${specifier}'; void import('${specifier}');`;

type Diagnostic = {
  code: string;
  help: string;
  filename: string;
  labels: [{ span: { line: number; column: number } }];
};

let refusals: Diagnostic[];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const { file, refused, accepted } of TABLE) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), [...refused, ...accepted].map(statement).join('\n'));
  }
  const run = promisify(execFile)(
    'node',
    [join(process.cwd(), 'node_modules/oxlint/bin/oxlint'), '-f', 'json'],
    {
      cwd: folder,
      maxBuffer: 2 ** 24,
    },
  );
  // The linter ends with a failure, because it refuses imports.
  const output = await run.catch((failure: { stdout: string }) => failure);
  const { diagnostics } = JSON.parse(output.stdout) as { diagnostics: Diagnostic[] };
  refusals = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
});

test.each(TABLE)('$file: the linter refuses the imports against the direction, and only these', (imports) => {
  const lines = [...imports.refused, ...imports.accepted];
  const refused = refusals
    .filter(({ filename }) => filename === imports.file)
    .map(({ labels: [{ span }] }) => `${lines[span.line - 1]}${span.column > 1 ? ' on demand' : ''}`);
  const expected = imports.refused.flatMap((specifier) =>
    specifier.startsWith('type ') ? [specifier] : [specifier, `${specifier} on demand`],
  );
  expect([...new Set(refused)].toSorted()).toEqual([...new Set(expected)].toSorted());
});

test('the table proves every pattern of the linter’s configuration', () => {
  // Each pattern has its message.
  const messages = [...readFileSync('.oxlintrc.json', 'utf8').matchAll(/"message": "([^"]+)"/g)].map(
    ([, message]) => message,
  );
  expect(messages.length).toBeGreaterThan(15);
  expect(new Set(refusals.map(({ help }) => help))).toEqual(new Set(messages));
});
