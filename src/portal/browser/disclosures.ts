type Mounted = { open: boolean; readonly button: HTMLElement | null };

/** The disclosures of the page by the ids of their bodies, from hydration on. */
const mounted = new Map<string, Mounted>();
const listeners = new Set<() => void>();

/** Adds a disclosure to the store and subscribes to it. Returns the function that removes it. */
export function mountDisclosure(id: string, disclosure: Mounted, onChange: () => void): () => void {
  mounted.set(id, disclosure);
  listeners.add(onChange);
  return () => {
    mounted.delete(id);
    listeners.delete(onChange);
  };
}

/** Whether a disclosure is expanded; undefined while it is not mounted. */
export const isDisclosureOpen = (id: string): boolean | undefined => mounted.get(id)?.open;

/** The ids of all expanded disclosures. */
export const openDisclosures = (): string[] => [...mounted].flatMap(([id, { open }]) => (open ? id : []));

/** Expands or collapses disclosures. */
export function setDisclosures(changes: Iterable<readonly [id: string, open: boolean]>): void {
  for (const [id, open] of changes) {
    const disclosure = mounted.get(id);
    if (disclosure) disclosure.open = open;
  }
  for (const notify of listeners) notify();
}

/** Expands these disclosures and collapses all others. */
export const restoreDisclosures = (open: readonly string[]): void =>
  setDisclosures([...mounted.keys()].map((id) => [id, open.includes(id)]));

/** Focuses the button of a disclosure. */
export const focusDisclosure = (id: string, options?: FocusOptions): void =>
  mounted.get(id)?.button?.focus(options);
