import { removeStored, storedValue, storeValue } from './storage';

/** spec §7: written by Management groups, read and removed by Subscriptions. */
const KEY = 'expandCompany';

/** The name of the company that the next visit of Subscriptions expands. */
export const expandCompany = {
  store: (name: string) => storeValue(KEY, name),
  /** Reading removes it. */
  take: (): string | null => {
    const name = storedValue(KEY);
    if (name !== null) removeStored(KEY);
    return name;
  },
};

const listeners = new Set<() => void>();

/** Starts the tour, as its button does. */
export const requestTour = (): void => listeners.forEach((start) => start());

/**
 * Calls a function when the tour is requested.
 * @returns the function that ends the subscription
 */
export function onTourRequest(start: () => void): () => void {
  listeners.add(start);
  return () => void listeners.delete(start);
}
