import { defineConfig } from 'vite';

import { shortClassName, iconsPlugin } from './scripts/vite-settings';

/** What the builds of the application have in common (scripts/compile-app.ts). */
export default defineConfig({
  // Compiled files address each other relative to themselves: only the renderer knows the site's base path.
  base: './',
  // No `.env` changes what is compiled.
  envDir: false,
  plugins: [iconsPlugin()],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // Pictures stay files: as data they would grow the script that every visitor downloads.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
