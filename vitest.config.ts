import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'test/laws.test.ts'],
    // A net for what hangs; no test measures time by it.
    testTimeout: 900_000,
  },
});
