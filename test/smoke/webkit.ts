import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { Builder, Button, Capabilities, Key as WebDriverKey, Origin } from 'selenium-webdriver';

import { whyMissing } from './debian';
import { HEIGHT, WIDTH, type Driver, type Engine } from './driver';

const WEB_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** On Debian the browser is in a folder named after the architecture. */
const LIBRARIES = '/usr/lib';

const KEYS = { Enter: WebDriverKey.ENTER, Escape: WebDriverKey.ESCAPE, Tab: WebDriverKey.TAB } as const;

/** The MiniBrowser of the driver's package. */
function miniBrowser(): string {
  for (const processor of readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu')))
    for (const library of readdirSync(join(LIBRARIES, processor)).filter((name) => name.startsWith('webkit')))
      if (readdirSync(join(LIBRARIES, processor, library)).includes('MiniBrowser'))
        return join(LIBRARIES, processor, library, 'MiniBrowser');
  throw new Error('WebKit’s MiniBrowser is not where Debian puts it.');
}

/**
 * Starts a virtual screen.
 * @returns its name for `DISPLAY`
 */
async function hiddenScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, fail) => {
    (screen.stdio[3] as Readable).once('data', (data: Buffer) => resolve(String(data).trim()));
    screen.once('exit', () => fail(new Error(`${SCREEN} ended before it had a screen.`)));
  });
  return { screen, display: `:${number}` };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Waits until the driver responds. */
async function answering(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch {
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

async function start(): Promise<Driver> {
  const { screen, display } = await hiddenScreen();
  const port = await freePort();
  const server = spawn(WEB_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      }),
    )
    .build();
  const capabilities = await browser.getCapabilities();
  // Timeouts report a hanging browser.
  await browser.manage().setTimeouts({ script: 15_000, pageLoad: 60_000 });
  // The window has a toolbar, so the size of the viewport counts.
  await browser.manage().window().setRect({ width: WIDTH, height: HEIGHT });
  return {
    name: `WebKitGTK ${String(capabilities.getBrowserVersion())}`,
    open: (address) => browser.get(address),
    evaluate: <Value>(expression: string) => browser.executeScript<Value>(`return (${expression});`),
    press: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    key: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    // The protocol does not report errors. The statements record those after the page is loaded.
    faults: () => [],
    async close() {
      try {
        await browser.quit();
      } finally {
        server.kill();
        screen.kill();
      }
    },
  };
}

export const WEBKIT: Engine = {
  name: 'WebKit',
  whyNot: () => whyMissing('WebKit', [WEB_DRIVER, SCREEN], ['webkit2gtk-driver', 'xvfb']),
  start,
};
