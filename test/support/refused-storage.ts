/** Emulates a browser that forbids storage: access to it throws. For `addInitScript`. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** The two ways in which storage fails. */
export const REFUSALS = [
  ['forbidden', forbidStorage],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const;
