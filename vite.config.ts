import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { shortClassName } from './tools/class-names';
import { routerCutsPlugin } from './tools/vite-router';
import { contentPlugin } from './tools/vite-content';
import { minifiedPlugin } from './tools/vite-minified';
import { glyphsPlugin } from './tools/vite-glyphs';
import { iconsPlugin } from './tools/vite-icons';
import { searchPlugin } from './tools/vite-search';
import { speedPlugin } from './tools/vite-speed';
import { wordsPlugin } from './tools/vite-words';
import { worldPlugin } from './tools/vite-world';

export default defineConfig({
  base: process.env['BASE_PATH'] ?? '/',
  // `.env` is read by our own tools (tools/environment.ts), the same for every command.
  envDir: false,
  plugins: [
    reactRouter(),
    routerCutsPlugin(),
    wordsPlugin(),
    iconsPlugin(),
    contentPlugin(),
    glyphsPlugin(),
    searchPlugin(),
    speedPlugin(),
    worldPlugin(),
    minifiedPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // Pictures stay files: as data they would grow the script that every visitor downloads.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Slower than the bundler's own, and smaller for every visitor.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { ecma: 2020, passes: 3 } },
  },
  environments: {
    client: {
      build: {
        // Minified code has lost its notices; what we ship asks for them.
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          output: {
            // Three files a page instead of fifteen: on a slow line each one costs a round trip.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                },
                {
                  name: 'house',
                  // Panes come with Projects, and elsewhere when they are asked for; two screens have the form; what
                  // filters comes when it is wanted.
                  test: /[\\/]app[\\/](?!features[\\/](?:support-form|filters|item|star|search[\\/]index-file)|domain[\\/](?:contact-form|filters|facets|tags|search-index|item|kept-ids)\.|browser[\\/](?:kept-|use-file|connection)|ui[\\/](?:field|pane)\.)(?:browser|domain|features|i18n|theme|ui)[\\/]|svg-icons|virtual:glyphs|vite\/preload-helper/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // The early script is taken from the server build as text: small there is small in every page.
    ssr: { build: { minify: 'oxc' } },
  },
});
