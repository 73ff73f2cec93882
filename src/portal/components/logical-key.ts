/**
 * The key of an event for left-to-right layout: on right-to-left pages, ArrowLeft and ArrowRight are swapped.
 */
export function logicalKey({ key, target }: { key: string; target: EventTarget | null }): string {
  const swapped = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key];
  if (!swapped || !(target instanceof Element)) return key;
  return getComputedStyle(target).direction === 'rtl' ? swapped : key;
}
