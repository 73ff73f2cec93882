import { join, resolve } from 'node:path';

import { defineConfig } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';

const FOLDER = resolve('.cache', 'visual');

/** The screens of two builds, which `scripts/visual.ts` serves: the first run keeps pictures, the second compares. */
export default defineConfig({
  testMatch: 'screens.visual.ts',
  fullyParallel: true,
  workers: 2,
  outputDir: join(FOLDER, 'results'),
  snapshotPathTemplate: join(FOLDER, 'pictures', '{projectName}', '{arg}{ext}'),
  reporter: [['line'], ['html', { outputFolder: join(FOLDER, 'report'), open: 'never' }]],
  // The edges of letters vary by a shade.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.00002 } },
  use: {
    baseURL: process.env['VISUAL_URL'],
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [1366, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { viewport: { width, height: 900 }, colorScheme },
    })),
  ),
});
