import { containsWords, plain } from '~/portal/text/text-search';

import type { Subscription } from './data';

/** A subscription with the normalized texts that filters compare. */
export type Searchable = { subscription: Subscription; own: string; inside: readonly string[] };

/** Normalizes subscriptions once, so that a keystroke only compares. */
export const searchable = (subscriptions: readonly Subscription[], type: string): readonly Searchable[] =>
  subscriptions.map((one) => ({
    subscription: one,
    own: plain([one.name, one.period, type, one.region].join('\n')),
    inside: one.inside.map(plain),
  }));

/** A subscription that matches the filters, with the names of the children that match the search. */
export type Found = { subscription: Subscription; within: readonly string[] };

/**
 * The subscriptions that match both boxes. All `own` words must be in the name, ID, type and region. All
 * `inside` words must be in one role or resource, or in the name.
 */
export function filterSubscriptions(
  all: readonly Searchable[],
  own: readonly string[],
  inside: readonly string[],
): readonly Found[] {
  const found: Found[] = [];
  for (const candidate of all) {
    if (!containsWords(candidate.own, own)) continue;
    const { subscription: one } = candidate;
    const within =
      inside.length === 0
        ? []
        : one.inside.filter((_, at) => containsWords(candidate.inside[at] ?? '', inside));
    if (inside.length === 0 || within.length > 0 || containsWords(plain(one.name), inside)) {
      found.push({ subscription: one, within });
    }
  }
  return found;
}
