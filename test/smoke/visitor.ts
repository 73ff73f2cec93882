import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import type { Driver } from './driver';
import { putInPage, type InPage, type Target } from './in-page';

/** Finds elements by role and name in the same way in every engine. */
const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
const SCRIPT = `(() => {${LIBRARY}\n;(${String(putInPage)})();})()`;

/** The errors of the engines when a page is unloaded during a call. */
const REMOVED =
  /context was destroyed|because of a navigation|no such (?:frame|window)|DiscardedBrowsingContext|Inspected target navigated/i;

/** Tolerated errors: map tiles, which are on another host. */
const TOLERATED = /tile/;

const POLLING = { intervals: [50] };

/** A visitor in one of the engines. */
export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(driver: Driver, origin: string) {
  /** Evaluates an expression in the page, again if the page is unloaded meanwhile. */
  async function evaluate<Value>(expression: string): Promise<Value> {
    for (;;) {
      try {
        return await driver.evaluate<Value>(expression);
      } catch (error) {
        if (!REMOVED.test(String(error))) throw error;
      }
    }
  }

  /** Calls a function of `in-page.ts`, which is injected into each document. */
  async function evaluateInPage<Name extends keyof InPage>(
    name: Name,
    ...given: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const values = given.map((value) => JSON.stringify(value)).join(', ');
    const question = `globalThis.smoke ? { value: smoke.${name}(${values}) } : null`;
    for (;;) {
      const answer = await evaluate<{ value: ReturnType<InPage[Name]> } | null>(question);
      if (answer) return answer.value;
      await evaluate(SCRIPT);
    }
  }

  const isThere = (target: Target, count = 1) =>
    expect
      .poll(() => evaluateInPage('count', target), { ...POLLING, message: JSON.stringify(target) })
      .toBe(count);
  const textMatches = (target: Target, text: RegExp | string) =>
    expect
      .poll(() => evaluateInPage('text', target), { ...POLLING, message: JSON.stringify(target) })
      .toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
  const isAt = (address: RegExp | string) =>
    expect
      .poll(() => evaluate('location.pathname + location.search + location.hash'), POLLING)
      .toEqual(typeof address === 'string' ? address : expect.stringMatching(address));

  /** Clicks the middle of an element that has stopped moving, again if it has moved away meanwhile. */
  async function press(target: Target): Promise<void> {
    let last = '';
    await expect
      .poll(
        async () => {
          const place = await evaluateInPage('place', target);
          const now = JSON.stringify(place);
          const isStable = now === last;
          last = now;
          if (!isStable || !('x' in place)) return now;
          await driver.press(place.x, place.y);
          return (await evaluateInPage('missed')) ? `missed at ${now}` : 'pressed';
        },
        { ...POLLING, message: JSON.stringify(target) },
      )
      .toBe('pressed');
  }

  return {
    /** Opens an address and waits for the page to respond. */
    async open(address: string): Promise<void> {
      await driver.open(origin + address);
      await expect.poll(() => evaluateInPage('isAlive'), POLLING).toBe(true);
    },
    press,
    isThere,
    textMatches,
    isAt,
    isGone: (target: Target) => isThere(target, 0),
    async write(target: Target, text: string): Promise<void> {
      await press(target);
      await evaluate('document.activeElement.select()');
      await driver.type(text);
    },
    has: (target: Target, attribute: string, value: string) =>
      expect
        .poll(() => evaluateInPage('attribute', target, attribute), {
          ...POLLING,
          message: JSON.stringify(target),
        })
        .toBe(value),
    key: driver.key,
    type: driver.type,
    evaluate,
    /** The errors of the page and the engine. */
    faults: async () =>
      [...driver.faults(), ...(await evaluateInPage('faults'))].filter((fault) => !TOLERATED.test(fault)),
  };
}
