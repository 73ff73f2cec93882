/** The key of an event as on a page that is written from the left: from the right, the arrows to the sides change places. */
export function logicalKey({ key, target }: { key: string; target: EventTarget | null }): string {
  const swapped = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key];
  if (!swapped || !(target instanceof Element)) return key;
  return getComputedStyle(target).direction === 'rtl' ? swapped : key;
}
