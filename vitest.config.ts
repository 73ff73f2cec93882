import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';

import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium.ts';

/** GitHub's reader of workflows imports JSON as Node no longer does, and names source maps that it does not bring. */
const WORKFLOW_READER = '@actions/workflow-parser';
const workflowReader: Plugin = {
  name: 'portalfolio:workflow-reader',
  enforce: 'pre',
  load: (id) =>
    id.includes(`${WORKFLOW_READER}/dist/`) && id.endsWith('.js')
      ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      : null,
};

/** A limit for what hangs; no test measures time by it. */
const TEST_TIMEOUT_MS = 900_000;
const COMPONENT_TESTS = 'src/portal/**/*.component.test.tsx';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [workflowReader],
        resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
        test: {
          name: 'unit',
          setupFiles: ['src/portal/i18n/all-catalogues.ts', 'test/support/property-seed.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/*.test.ts',
            'test/laws.test.ts',
            'test/hostile/*.test.ts',
          ],
          exclude: [COMPONENT_TESTS],
          testTimeout: TEST_TIMEOUT_MS,
          server: { deps: { inline: [WORKFLOW_READER] } },
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
