import { launch } from 'puppeteer-core';

import { whyMissing } from './debian';
import { HEIGHT, WIDTH, type Driver, type Engine } from './driver';

const FIREFOX = '/usr/bin/firefox-esr';

async function start(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: { width: WIDTH, height: HEIGHT },
    // Disables the first-run page and requests to Mozilla's hosts.
    extraPrefsFirefox: {
      'browser.startup.homepage_override.mstone': 'ignore',
      'intl.accept_languages': 'en',
    },
  });
  const page = await browser.newPage();
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
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

export const FIREFOX_ESR: Engine = {
  name: 'Firefox',
  whyNot: () => whyMissing('Firefox', [FIREFOX], ['firefox-esr']),
  start,
};
