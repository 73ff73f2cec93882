import { defineConfig } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium';

/** Two runs side by side on one machine need two ports. */
const PORT = Number(process.env['E2E_PORT'] ?? 4174);

// For the sites that tests build (src/site/compress.ts).
process.env['COMPRESSION'] ??= 'quick';

export default defineConfig({
  testDir: 'test',
  globalSetup: ['./test/support/empty-inbox.ts', './test/support/temporary-folder.ts'],
  testMatch: ['e2e/**/*.e2e.ts', 'sweep/*.e2e.ts', 'smoke/*.e2e.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // As many as the cores of a small machine. More of them finish sooner, but press keys while pages still load.
  workers: 2,
  // A net for what hangs: some tests build a site of their own. No test measures time by it.
  timeout: 300_000,
  // A touch of patience for a slow machine; no test measures time.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 15_000,
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 900 },
  },
  webServer: {
    command: 'npx tsx src/cli/portalfolio.ts preview',
    // Tests share one mail server.
    env: { PORT: String(PORT), OUTBOX_DIR: `.cache/outbox-${PORT}` },
    url: `http://localhost:${PORT}/dashboard`,
    reuseExistingServer: false,
  },
});
