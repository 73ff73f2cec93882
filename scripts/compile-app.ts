import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build, type BuildEnvironmentOptions, type InlineConfig, type Manifest, type Rolldown } from 'vite';

import { APP_FILE, LICENSES, type AppFacts } from '../src/site/compiled-app';

/** The sources of the application. */
const SOURCES = 'src/portal';
const CLIENT_ENTRY = `${SOURCES}/entry-client.tsx`;

const PORTAL_MODULE = /[\\/]src[\\/]portal[\\/]|svg-icons/;
const SCREEN_MODULE = /[\\/]screens[\\/](?<screen>[\w-]+)[\\/]page\.tsx$/;
/** Modules that at least this number of screens need at once are one file, instead of a dozen. */
const MANY_SCREENS = 3;
/** Scripts of filters and grids, which a few screens load, and the entry does not. */
const APART = /[\\/](?:filters|grid)[\\/].+\.tsx?$/;
/** The modules that show static pills until the filters are loaded. */
const FILTERS_AT_ONCE = /[\\/]filters[\\/](?:facet-names|pills\.module|static-pills|use-filters)\./;

/** The modules that import a module statically, directly or through others, and the module itself. */
function staticImporters(id: string, context: Rolldown.ChunkingContext, known = new Set<string>()) {
  if (!known.has(id)) {
    known.add(id);
    for (const one of context.getModuleInfo(id)?.importers ?? []) staticImporters(one, context, known);
  }
  return known;
}

/**
 * The bundler's name for the chunk of a module: `common` if the entry imports it, or the Dashboard and another screen;
 * `shared` if many other screens do. Modules that only lazy features share stay out of them.
 */
function commonChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  if (!PORTAL_MODULE.test(id)) return null;
  const importers = [...staticImporters(id, context)];
  if (importers.some((one) => one.endsWith(CLIENT_ENTRY))) return 'common';
  const screens = new Set(importers.flatMap((one) => SCREEN_MODULE.exec(one)?.groups?.['screen'] ?? []));
  if (screens.size < 2 || APART.test(id)) return null;
  if (screens.has('dashboard')) return 'common';
  return screens.size < MANY_SCREENS ? null : 'shared';
}

const CACHE = join('.cache', 'app');
/** The number of compiled applications that the cache keeps. */
const MOST_BUILDS = 8;

/** Folders outside the portal whose pure functions it imports. */
const FURTHER_SOURCES = ['src/dictionary', 'src/resume'];
const PRINT_STYLES = `${SOURCES}/styles/print.css`;
const SERVER_ENTRY = `${SOURCES}/entry-server.tsx`;
const FIRST_SECOND = `${SOURCES}/first-second.ts`;
const WORKERS = ['worker', 'unregister-worker'] as const;

/** A hash of all sources in folders. The label separates builds of the same sources. */
function buildId(label: string, folders = [SOURCES, ...FURTHER_SOURCES]): string {
  const hash = createHash('sha256').update(label);
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const others = [
    'vite.config.ts',
    'package-lock.json',
    'scripts/compile-app.ts',
    'scripts/vite-settings.ts',
  ];
  for (const file of [...sources, ...others].toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Options of the minifier for the client's scripts. */
const TERSER: BuildEnvironmentOptions['terserOptions'] = {
  module: true,
  ecma: 2020,
  compress: {
    ecma: 2020,
    passes: 5,
    // Functions that stay whole repeat less and compress better.
    inline: 0,
  },
  format: { comments: false },
};

/**
 * A browser that knows this comment compiles all functions of the file beside the main thread, while it loads. It
 * halves the blocking of a slow phone: otherwise the framework is parsed a second time while it runs.
 * https://v8.dev/blog/explicit-compile-hints
 */
const ALL_CALLED = '//# allFunctionsCalledOnLoad';

const common: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'error', mode: 'production' };

/** Compiles one classic script and returns its text. */
async function compiledScript(entry: string): Promise<string> {
  const result = (await build({
    ...common,
    build: {
      write: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 5 } },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...more] = result.output;
  if (more.length > 0) throw new Error(`${entry}: expected one script, got ${more.length + 1} files.`);
  return script.code.trim();
}

async function compileClient(out: string, label: string): Promise<void> {
  await build({
    ...common,
    build: {
      outDir: out,
      manifest: 'manifest.json',
      minify: 'terser',
      terserOptions: TERSER,
      // The licence notices, which the shipped libraries require and the minifier removes.
      license: { fileName: LICENSES },
      modulePreload: {
        polyfill: false,
        // Styles only. A document names its scripts itself, and links load their screen before the click.
        resolveDependencies: (_file, files) => files.filter((name) => name.endsWith('.css')),
      },
      rolldownOptions: {
        input: [CLIENT_ENTRY, PRINT_STYLES],
        output: {
          // Short names and hashes: the entry script holds those of all files.
          entryFileNames: `[name]-[hash:7]${label}.js`,
          chunkFileNames: ({ facadeModuleId, name }) => {
            const [, screen] = /\/portal\/screens\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
            return `${screen ? `screen-${screen}` : name.replace(/\.module$|_16_regular$/, '')}-[hash:7]${label}.js`;
          },
          assetFileNames: `[name]-[hash:6]${label}[extname]`,
          postBanner: ({ name }) => (name === 'framework' ? ALL_CALLED : ''),
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
              },
              // Its styles are long, and All resources has no texts with markup.
              { name: 'static-markup', test: /[\\/]features[\\/]static-markup/ },
              { name: commonChunk },
              { name: 'filters', test: FILTERS_AT_ONCE },
              { name: 'star', test: /[\\/]portal[\\/](?:features[\\/]star|browser[\\/]favorites)\./ },
            ],
          },
        },
      },
    },
  });
}

async function compileServer(out: string): Promise<void> {
  await build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: out,
      minify: false,
      rolldownOptions: {
        input: SERVER_ENTRY,
        output: { entryFileNames: 'renderer.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/** The scripts that a chunk imports statically, including itself, and their styles. */
function needsOf(manifest: Manifest, key: string, known = new Set<string>()) {
  if (known.has(key)) return { scripts: [], styles: [] };
  known.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest of the compiled application does not name ${key}.`);
  const imported = (chunk.imports ?? []).map((one) => needsOf(manifest, one, known));
  const scripts: string[] = [...imported.flatMap((one) => one.scripts), chunk.file];
  const styles: string[] = [...imported.flatMap((one) => one.styles), ...(chunk.css ?? [])];
  return { scripts, styles };
}

async function compile(half: string, id: string, label: string): Promise<void> {
  await compileClient(join(half, 'assets'), label);
  await compileServer(join(half, 'server'));
  const [firstSecond = '', worker = '', unregisterWorker = ''] = await Promise.all([
    compiledScript(FIRST_SECOND),
    ...WORKERS.map((name) => compiledScript(`src/portal/offline/${name}.ts`)),
  ]);
  const manifestFile = join(half, 'assets', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  rmSync(manifestFile);
  renameSync(join(half, 'assets', LICENSES), join(half, LICENSES));
  const routes = readdirSync(`${SOURCES}/screens`).filter((name) =>
    existsSync(`${SOURCES}/screens/${name}/page.tsx`),
  );
  const entryNeeds = needsOf(manifest, CLIENT_ENTRY);
  const pages = Object.fromEntries(
    routes.map((name) => {
      const needs = needsOf(manifest, `${SOURCES}/screens/${name}/page.tsx`);
      return [
        name,
        {
          scripts: [...new Set([...entryNeeds.scripts, ...needs.scripts])],
          styles: [...new Set([...entryNeeds.styles, ...needs.styles])],
        },
      ];
    }),
  );
  const [layerOrder = ''] = /@layer [^{;]+;/.exec(readFileSync('src/portal/styles/base.css', 'utf8')) ?? [];
  const app: AppFacts = {
    build: id,
    firstSecond,
    layerOrder,
    worker,
    unregisterWorker,
    entry: manifest[CLIENT_ENTRY]?.file ?? '',
    printStyles: manifest[PRINT_STYLES]?.file ?? '',
    pages,
  };
  writeFileSync(join(half, APP_FILE), JSON.stringify(app));
}

/** A folder of the cache, which is compiled unless it is there. */
async function cachedFolder(name: string, compileInto: (half: string) => Promise<unknown>): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  // Vite's plugins depend on it. A test runner sets another value.
  process.env.NODE_ENV = 'production';
  const half = `${folder}.${randomUUID()}`;
  mkdirSync(half, { recursive: true });
  await compileInto(half);
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another process has compiled the same application first.
    rmSync(half, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  removeOld(folder);
  return folder;
}

/** Removes the least recently used compilations. */
function removeOld(current: string): void {
  const folders = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .filter((folder) => folder !== current)
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of folders.slice(MOST_BUILDS)) rmSync(folder, { recursive: true, force: true });
}

const EDITOR = 'src/editor';

/**
 * Compiles the application with which the owner edits in `dev`, unless the cache has it. It is no part of the
 * portal's application, so that no published site contains it.
 * @returns its folder, with a script and a stylesheet
 */
export const compileEditor = (): Promise<string> =>
  cachedFolder(`editor-${buildId('editor', [EDITOR, SOURCES])}`, (half) =>
    build({
      ...common,
      build: {
        outDir: half,
        cssCodeSplit: false,
        rolldownOptions: {
          input: `${EDITOR}/client/owner-bar.tsx`,
          output: { format: 'iife', entryFileNames: 'editor.js', assetFileNames: 'editor[extname]' },
        },
      },
    }),
  );

/**
 * Compiles the application from the current sources, unless the cache has it.
 * @param label part of all file names, for tests that need another build of the same sources
 */
export function compileApp(label: string): Promise<string> {
  const id = buildId(label);
  return cachedFolder(id, (half) => compile(half, id, label));
}
