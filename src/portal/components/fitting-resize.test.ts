import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onResize, RESIZE_DEBOUNCE_MS } from './use-fitting';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('onResize calls its function 16 ms after the last change (spec §9)', () => {
  let changeSize = () => {};
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changeSize = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  expect(RESIZE_DEBOUNCE_MS).toBe(16);
  const act = vi.fn<() => void>();
  const stop = onResize({} as Element, act);
  changeSize();
  vi.advanceTimersByTime(10);
  changeSize();
  vi.advanceTimersByTime(15);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
