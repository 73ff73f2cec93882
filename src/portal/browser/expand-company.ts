import { forget, recall, remember } from './storage';

/** spec §7: written by Management groups, read and removed by Subscriptions. */
const KEY = 'expandCompany';

/** The name of the company that the next visit of Subscriptions expands. */
export const expandCompany = {
  store: (name: string) => remember(KEY, name),
  /** Reading removes it. */
  take: (): string | null => {
    const name = recall(KEY);
    if (name !== null) forget(KEY);
    return name;
  },
};
