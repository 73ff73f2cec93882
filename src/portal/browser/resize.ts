/** spec §9: resize debounce. */
export const RESIZE_DEBOUNCE_MS = 16;

/** A function that runs after no call for `wait` ms. */
export function debounced(act: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
}

/**
 * Observes the size of an element, debounced.
 * @returns the function that stops it
 */
export function onResize(element: Element, act: () => void): () => void {
  const later = debounced(act, RESIZE_DEBOUNCE_MS);
  const observer = new ResizeObserver(later);
  observer.observe(element);
  return () => observer.disconnect();
}
