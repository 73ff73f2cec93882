import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isBuiltin } from 'node:module';
import { build, type Plugin, type Rolldown } from 'vite';
import root from '../package.json' with { type: 'json' };
import { catalogueLanguages } from '../src/portal/addresses/languages';
import { iconSvg, iconFiles, PACKED_ICONS } from '../src/resume/model/icons';
import { makeCityList, PACKED_CITIES } from '../src/resume/model/places/cities';
import { compileApp, compileEditor } from './compile-app';
import { PACKED_APP, PACKED_EDITOR, PACKED_STYLES } from '../src/site/compiled-app';
import { VARIANTS } from '../src/site/color-icon-files';
import { compressFiles } from '../src/site/compress';
import { contentHash } from '../src/site/content/content-files';
import { PACKED_PROGRAM } from '../src/site/cache/cache-file';
import { INBOX_SHEETS } from '../src/mail-server/inbox';
import { RESUME_SHEETS } from '../src/site/resume/resume-page';
import { PACKED_WORLD } from '../src/site/site-assets';
import { worldMap } from '../src/site/world-map';
import { commitOf, DOCUMENTS } from '../src/cli/version';
import { timedSteps, runTool } from '../src/cli/command';

/** Packages that are not bundled: native parts, data, fonts. The program contains all other libraries. */
const DEPENDENCIES = [
  '@expo-google-fonts/noto-sans',
  '@expo-google-fonts/noto-sans-math',
  '@expo-google-fonts/noto-sans-symbols-2',
  '@jsonresume/schema',
  '@myriaddreamin/typst-ts-node-compiler',
  '@resvg/resvg-js',
  'sharp',
] as const;

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

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Writes the other files of the package: its manifest, and the files for its users. */
function writePackage(folder: string): void {
  const { version, description, license, engines, dependencies, devDependencies } = root;
  const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
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

/** The entry points: the program, and the module for other programs. */
const ENTRIES = { portalfolio: 'src/cli/portalfolio.ts', theme: 'src/site/theme.ts' };

/** Modules that only the repository runs. The package contains their output. */
const MADE_WHEN_PACKED = /\/(?:compile-app|world-map)\.ts$/;

const CATALOGUES = /\/all-catalogues\.ts$/;

/** Imports every catalogue statically: a module that waits for its imports cannot be loaded by `require`. */
const catalogues = (): string =>
  [
    "import { addCatalogue } from './catalogues';",
    ...catalogueLanguages.map(({ code }, at) => `import texts${at} from './${code}.json';`),
    ...catalogueLanguages.map(({ code }, at) => `addCatalogue(${JSON.stringify(code)}, texts${at});`),
  ].join('\n');

const forThePackage: Plugin = {
  name: 'portalfolio:package',
  enforce: 'pre',
  load(id) {
    if (MADE_WHEN_PACKED.test(id)) return 'export {};';
    return CATALOGUES.test(id) ? catalogues() : null;
  },
};

/**
 * Bundles the command-line program with all libraries that are plain JavaScript.
 * @param external packages that are not bundled, since they contain native parts or data
 * @throws an error when the program imports any other package
 */
async function bundleProgram(folder: string, external: readonly string[]): Promise<void> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [forThePackage],
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: [...external], target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const known = new Set(external);
  const unexpected = result.output
    .flatMap((one) => (one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : []))
    .filter((name) => !name.endsWith('.js') && !isBuiltin(name) && !known.has(name));
  if (unexpected.length > 0)
    throw new Error(`${join(folder, 'portalfolio.js')} imports ${[...new Set(unexpected)].join(', ')}.`);
}

/** The variant of an icon that covers need. */
const FOR_COVERS = '24_filled';

/** The icons that a portal may show, as one JSON file. The source package contains thousands of files. */
function packedIcons(): Record<string, string> {
  const files = new Set(iconFiles().map(([file]) => file));
  const stems = new Set([...files].map((file) => file.replace(/_\d+_\w+\.svg$/, '')));
  const wanted = [...stems].flatMap((stem) => {
    const nameOf = (variant: string) => `${stem}_${variant}.svg`;
    const shown = VARIANTS.map(nameOf).find((file) => files.has(file));
    return [...new Set([shown, nameOf(FOR_COVERS)])].filter((file) => file !== undefined && files.has(file));
  });
  return Object.fromEntries(wanted.map((file) => [file, iconSvg(file ?? '') ?? '']) as [string, string][]);
}

/** Writes the files that are the same for every owner into the package. */
async function writePacked(dist: string): Promise<void> {
  const packed = join(dist, 'packed');
  const app = join(packed, PACKED_APP);
  mkdirSync(packed, { recursive: true });
  cpSync(await compileApp(''), app, { recursive: true });
  cpSync(await compileEditor(), join(packed, PACKED_EDITOR), { recursive: true });
  await compressFiles(join(app, 'assets'), readdirSync(join(app, 'assets')));
  writeFileSync(join(packed, PACKED_ICONS), JSON.stringify(packedIcons()));
  writeFileSync(join(packed, PACKED_WORLD), worldMap());
  writeFileSync(join(packed, PACKED_CITIES), makeCityList());
  mkdirSync(join(packed, PACKED_STYLES));
  for (const sheet of new Set([...RESUME_SHEETS, ...INBOX_SHEETS]))
    cpSync(sheet, join(packed, PACKED_STYLES, basename(sheet)));
  // The program reads these from its own folder.
  for (const file of ['src/documents/resume.typ', 'src/site/seo/picture.typ'])
    cpSync(file, join(dist, basename(file)));
  cpSync('src/cli/starter', join(dist, 'starter'), { recursive: true });
  writeFileSync(join(packed, PACKED_PROGRAM), contentHash(dist));
}

/** Runs `npm pack`. */
function archiveOf(folder: string, into: string): string {
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', resolve(into)], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) throw new Error(packed.stderr);
  const [made] = JSON.parse(packed.stdout) as { filename: string }[];
  if (!made) throw new Error(`npm packed nothing in ${folder}.`);
  return join(into, made.filename);
}

/**
 * Makes the package as a registry would deliver it, and prints its archive.
 * @param folder the output folder; its content is replaced
 */
async function pack(folder: string): Promise<void> {
  const step = timedSteps(console.warn);
  rmSync(folder, { recursive: true, force: true });
  const own = join(folder, 'portalfolio');
  const dist = join(own, 'dist');
  await bundleProgram(dist, DEPENDENCIES);
  step('The program is bundled.');
  await writePacked(dist);
  step('The application is compiled.');
  writePackage(own);
  const archive = archiveOf(own, folder);
  step('The archive is made.');
  console.log(`${archive} (${(statSync(archive).size / 1e6).toFixed(1)} MB)`);
}

/** `npm run pack [-- FOLDER]`: makes the package to publish, in `dist` by default. */
await runTool(() => pack(process.argv[2] ?? 'dist'));
