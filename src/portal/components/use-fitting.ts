import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The widths of a row with all of its items, px. `text` detects changed labels. */
type Measured = { widths: readonly number[]; more: number; space: number; text: string | null };

const itemsOf = (element: HTMLElement) => [...element.querySelectorAll('[data-item]')];

function measure(element: HTMLElement): Measured {
  const widthOf = (one: Element | null) => Math.ceil(one?.getBoundingClientRect().width ?? 0);
  element.dataset['measuring'] = '';
  const widths = itemsOf(element).map(widthOf);
  const more = widthOf(element.querySelector('[data-more]'));
  delete element.dataset['measuring'];
  return { widths, more, space: element.clientWidth, text: element.textContent };
}

/**
 * The number of items of a row that fit, and the row's ref. Null on the server and during hydration. Then all
 * items are rendered and measured before the first paint. An item that moves keeps the focus.
 */
export function useFitting(count: number): [row: RefObject<HTMLDivElement | null>, fitting: number | null] {
  const row = useRef<HTMLDivElement>(null);
  /** The item with the focus. An item that moves becomes another element, which does not have it. */
  const focused = useRef(-1);
  // Known before any other task runs, in which an item that moves now could get the focus.
  const [hydrated, setHydrated] = useState(false);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const known = measured?.widths.length === count ? measured : null;

  const measureAll = useEffectEvent(() => {
    const element = row.current;
    if (!element) return;
    const items = itemsOf(element);
    if (document.activeElement === document.body)
      items[focused.current]?.querySelector<HTMLElement>('a, button')?.focus();
    const isMeasured = known?.text === element.textContent;
    focused.current = isMeasured ? -1 : items.findIndex((item) => item.matches(':focus-within'));
    // A changed label: all items are measured again.
    if (hydrated && !isMeasured) setMeasured(known ? null : measure(element));
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every render: what is in the row may have changed
  useLayoutEffect(() => measureAll());
  useLayoutEffect(() => setHydrated(true), []);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    return onResize(element, () => {
      const space = element.clientWidth;
      setMeasured((before) => before && (before.space === space ? before : { ...before, space }));
    });
    // A new observer reports the size once. The previous one stays silent if the row was measured, or its width was
    // read, at a width that it had for less than a frame.
  }, [known?.widths, known?.space]);

  if (!hydrated) return [row, null];
  return [row, known ? countThatFits(known.widths, known.more, known.space) : count];
}

/**
 * The number of items of a row that fit, from the first one: all, or those that leave space for the button of
 * the others. At least one. All widths in px.
 */
export function countThatFits(widths: readonly number[], moreWidth: number, space: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= space) return widths.length;
  let [count, used] = [0, moreWidth];
  for (const width of widths) {
    used += width;
    if (used > space) break;
    count += 1;
  }
  return Math.max(1, count);
}

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

/** Observes the size of an element, debounced. */
export function onResize(element: Element, act: () => void): () => void {
  const later = debounced(act, RESIZE_DEBOUNCE_MS);
  const observer = new ResizeObserver(later);
  observer.observe(element);
  return () => observer.disconnect();
}
