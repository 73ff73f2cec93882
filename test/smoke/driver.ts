/** Keys by the names that a keyboard event gives them. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** All that the statements ask of a browser: whatever else they need is done by `in-page.ts` in the page itself. */
export type Driver = {
  /** The engine and its version, for whoever reads a report. */ name: string;
  /** Loads an address, to its `load` event. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** A click of the mouse, in pixels of the window. */
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Errors of scripts and of the console since the last time; what the engine does not tell is missing. */
  faults: () => string[];
  close: () => Promise<void>;
};

/** An engine: how its browser is opened, and why it cannot be. */
export type Engine = {
  name: string;
  /** Installs what is missing. @returns a sentence where that is not possible; null where the engine is there */
  whyNot: () => string | null;
  start: () => Promise<Driver>;
};

export const WIDTH = 1366;
export const HEIGHT = 900;
