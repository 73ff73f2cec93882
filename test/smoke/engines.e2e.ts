import { expect, test } from '@playwright/test';

import { CHROMIUM } from './chromium';
import type { Driver } from './driver';
import { FIREFOX_ESR } from './firefox';
import { STATEMENTS } from './statements';
import { visitorOf } from './visitor';
import { WEBKIT } from './webkit';

for (const engine of [CHROMIUM, FIREFOX_ESR, WEBKIT])
  test.describe(engine.name, () => {
    // One browser for all tests.
    test.describe.configure({ mode: 'default' });

    const reason = engine.whyNot();
    // Logged once by the process that collects the tests.
    if (reason !== null && process.env['TEST_WORKER_INDEX'] === undefined) console.log(reason);
    test.skip(reason !== null, reason ?? '');
    let driver: Driver | undefined;
    test.beforeAll(async () => {
      driver = reason === null ? await engine.start() : undefined;
    });
    test.afterAll(() => driver?.close());

    for (const [statement, check] of Object.entries(STATEMENTS))
      test(statement, async ({ baseURL }) => {
        if (!driver) throw new Error(`${engine.name} was not opened.`);
        test.info().annotations.push({ type: 'engine', description: driver.name });
        const visitor = visitorOf(driver, baseURL ?? '');
        await check(visitor);
        expect(await visitor.faults()).toEqual([]);
      });
  });
