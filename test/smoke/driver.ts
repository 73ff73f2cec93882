/** The keys, named like in a keyboard event. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** The browser functions that the statements need. `in-page.ts` does the rest inside the page. */
export type Driver = {
  /** The engine and its version, for reports. */ name: string;
  /** Loads an address and waits for its `load` event. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks at a position in the window, px. */
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Errors of scripts and of the console since the last call, as far as the engine reports them. */
  faults: () => string[];
  close: () => Promise<void>;
};

/** An engine: starts its browser, or explains why it cannot. */
export type Engine = {
  name: string;
  /**
   * Installs missing packages.
   * @returns the reason why that is not possible, or null
   */
  whyNot: () => string | null;
  start: () => Promise<Driver>;
};

export const WIDTH = 1366;
export const HEIGHT = 900;
