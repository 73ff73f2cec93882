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
