/** The first items of a list, and the number of others. A single one is shown too: "+1" would take its room. */
export function firstOnes<Item>(
  items: readonly Item[],
  most: number,
): { shown: readonly Item[]; more: number } {
  const shown = items.slice(0, items.length === most + 1 ? most + 1 : most);
  return { shown, more: items.length - shown.length };
}
