import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import svgr from 'vite-plugin-svgr';

import { contentPlugin } from './tools/vite-content';
import { glyphsPlugin } from './tools/vite-glyphs';
import { worldPlugin } from './tools/vite-world';

export default defineConfig({
  plugins: [
    reactRouter(),
    svgr({ svgrOptions: { dimensions: true, svgProps: { fill: 'currentColor', 'aria-hidden': 'true' } } }),
    contentPlugin(),
    glyphsPlugin(),
    worldPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    // Pictures stay files: as data they would grow the script that every visitor downloads.
    assetsInlineLimit: 0,
    // One stylesheet, which the build then puts into each page (docs/decisions/003).
    cssCodeSplit: false,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
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
                  test: /[\\/]app[\\/](?:browser|domain|features|i18n|theme|ui)[\\/]|svg-icons|virtual:glyphs/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // The early script is taken from the server build as text: small there is small in every page.
    ssr: { build: { minify: true } },
  },
});
