import { isBuiltin } from 'node:module';
import { join } from 'node:path';

import { build, type Plugin, type Rolldown } from 'vite';

/** The entry points: the program, and the module for other programs. */
const ENTRIES = { portalfolio: 'src/cli/portalfolio.ts', theme: 'src/site/theme.ts' };

/** Modules that only the repository runs. The package contains their output. */
const MADE_WHEN_PACKED = /\/(?:compile-app|world-map)\.ts$/;

const forThePackage: Plugin = {
  name: 'portalfolio:package',
  enforce: 'pre',
  load(id) {
    return MADE_WHEN_PACKED.test(id) ? 'export {};' : null;
  },
};

/**
 * Bundles the command-line program with all libraries that are plain JavaScript.
 * @param folder the output folder
 * @param external packages that are not bundled, since they contain native parts or data
 * @throws an error when the program imports any other package
 */
export async function bundleProgram(folder: string, external: readonly string[]): Promise<void> {
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
    throw new Error(`${join(folder, 'portalfolio.js')} asks for ${[...new Set(unexpected)].join(', ')}.`);
}
