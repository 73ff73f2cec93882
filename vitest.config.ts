import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium.ts';

/** A limit for what hangs; no test measures time by it. */
const TEST_TIMEOUT_MS = 900_000;
const COMPONENT_TESTS = 'src/portal/**/*.component.test.tsx';

export default defineConfig({
  test: {
    // By default a small machine runs one file at a time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
        test: {
          name: 'unit',
          globalSetup: 'test/support/temporary-folder.ts',
          setupFiles: ['src/portal/i18n/all-catalogues.ts', 'test/support/property-seed.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/*.test.ts',
            'test/laws.test.ts',
            'test/hostile/*.test.ts',
          ],
          exclude: [COMPONENT_TESTS],
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        // The same styles, icons and aliases as the client build.
        extends: './vite.config.ts',
        // Found only after the first test has started, a dependency would reload the page.
        optimizeDeps: { include: ['axe-core', 'react', 'react-dom', 'react-router', 'vitest-browser-react'] },
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
