import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium.ts';

/** A limit for what hangs; no test measures time by it. */
const TEST_TIMEOUT_MS = 900_000;
const COMPONENT_TESTS = 'src/portal/**/*.component.test.tsx';
/** Fuzzing, whole commands, documents and builds: `npm test` runs them, `npm run check` does not. */
const LONG_TESTS = '{src,test}/**/*.long.test.ts';
/** The settings of all tests without a browser. */
const WITHOUT_BROWSER = {
  globalSetup: 'test/support/temporary-folder.ts',
  setupFiles: ['src/portal/i18n/all-catalogues.ts', 'test/support/property-seed.ts'],
  testTimeout: TEST_TIMEOUT_MS,
  // Files share the modules of their process: importing them for each file costs more than the tests.
  isolate: false,
};
const SOURCES = { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } };

export default defineConfig({
  test: {
    // By default a small machine runs one file at a time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: SOURCES,
        test: {
          ...WITHOUT_BROWSER,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts', 'test/*.test.ts'],
          exclude: [COMPONENT_TESTS, LONG_TESTS],
        },
      },
      { resolve: SOURCES, test: { ...WITHOUT_BROWSER, name: 'long', include: [LONG_TESTS] } },
      {
        // The same styles, icons and aliases as the client build.
        extends: './vite.config.ts',
        // Found only after the first test has started, a dependency would reload the page.
        optimizeDeps: { include: ['axe-core', 'react', 'react-dom', 'vitest-browser-react'] },
        test: {
          name: 'component',
          include: [COMPONENT_TESTS],
          setupFiles: ['src/portal/i18n/all-catalogues.ts', 'src/portal/page-for-test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              // For a slow machine; no test measures time.
              actionTimeout: 15_000,
              launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1366, height: 900 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
