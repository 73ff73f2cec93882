const rules = new Intl.PluralRules('en');

/** The English form for a number, in messages to the owner: `plural(count, 'is', 'are')`. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

/** A number with its noun: `1 entry`, `2 entries`. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${plural(count, one, other)}`;
