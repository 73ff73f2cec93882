import { chromium } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { HEIGHT, WIDTH, type Driver, type Engine } from './driver';

async function start(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    faults() {
      const since = faults;
      faults = [];
      return since;
    },
    close: () => browser.close(),
  };
}

export const CHROMIUM: Engine = { name: 'Chromium', whyNot: () => null, start };
