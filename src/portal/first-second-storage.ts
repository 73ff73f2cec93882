/**
 * Replaces storage that the browser forbids with memory, because even access to it throws. Later code of this
 * page, including the router, can rely on it.
 */
export function replaceForbiddenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      const memory = new Map<string, string>();
      const storage = {
        getItem: (key: string) => memory.get(key) ?? null,
        setItem: (key: string, value: string) => void memory.set(key, String(value)),
        removeItem: (key: string) => void memory.delete(key),
        clear: () => memory.clear(),
        key: (index: number) => [...memory.keys()][index] ?? null,
        get length() {
          return memory.size;
        },
      };
      Object.defineProperty(window, name, { value: storage, configurable: true });
    }
  }
}
