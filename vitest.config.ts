import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig, type Plugin } from 'vitest/config';

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

export default defineConfig({
  plugins: [workflowReader],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    setupFiles: ['src/portal/i18n/all-catalogues.ts', 'test/support/property-seed.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts', 'test/laws.test.ts', 'test/hostile/*.test.ts'],
    // A net for what hangs; no test measures time by it.
    testTimeout: 900_000,
    server: { deps: { inline: [WORKFLOW_READER] } },
  },
});
