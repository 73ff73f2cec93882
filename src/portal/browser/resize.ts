import { ROOT_FONT_SIZE } from '~/portal/first-second-settings';

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

/**
 * The browser's font size relative to the default: 2 for letters of 32 px. It is 1 during the build, where it
 * is unknown.
 */
export const fontScale = (): number =>
  import.meta.env.SSR
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_SIZE;
