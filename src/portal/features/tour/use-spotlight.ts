import { useEffect, useRef } from 'react';

import type { Slug } from '~/portal/addresses/screens';
import { type TourStep, EDGE, GAP, placeBubble, type Box, type BubblePlace } from './steps';
import { isSidebarShown, setSidebar } from '~/portal/browser/root-state';
import { MOBILE, RESIZE_DEBOUNCE_MS } from '~/portal/first-second-settings';

const TOUR_REMEASURE_MS = 500; // spec §9
/** The timeout for a target, ms. After it the tour continues without the target. */
const TOUR_TIMEOUT_MS = 3000;
/** The margin of the cutout around the target, px. */
const HALO = 8;

const px = (value: number) => `${value}px`;

/**
 * The bounding box of the targets; null without targets, or if all are outside the window (a drawer that
 * slides in).
 */
function boxOf(targets: readonly Element[], window: Box): Box | null {
  const boxes = targets
    .map((target) => target.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.right > 0 && box.left < window.width);
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether target and bubble fit at the current scroll position. */
const fits = (box: Box, place: BubblePlace, window: Box) =>
  place.side !== 'none' && box.y >= 0 && (box.y + box.height <= window.height || place.side === 'right');

/**
 * Positions the cutout around the step's target and the bubble beside it. It sets the style properties of the
 * elements, because the page's policy (CSP) rejects style attributes.
 */
export function useSpotlight(step: TourStep | null, currentScreen: Slug | undefined) {
  const cutout = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);

  const aboutSidebar = step?.id === 'sidebar';
  useEffect(() => (aboutSidebar ? showSidebar() : undefined), [aboutSidebar]);

  const { targets: selectors, side } = step ?? {};
  const isOnScreen = currentScreen === step?.slug;
  useEffect(() => {
    if (!selectors) return undefined;
    const since = performance.now();
    let isFound = false;

    const position = (place: BubblePlace, box: Box | null) => {
      if (!cutout.current || !bubble.current) return;
      cutout.current.hidden = !box;
      if (box) {
        cutout.current.style.translate = `${px(box.x - HALO)} ${px(box.y - HALO)}`;
        cutout.current.style.width = px(box.width + 2 * HALO);
        cutout.current.style.height = px(box.height + 2 * HALO);
      }
      bubble.current.dataset['side'] = place.side;
      bubble.current.style.translate = `${px(place.x)} ${px(place.y)}`;
      bubble.current.style.setProperty('--beak', px(place.beak));
    };

    const measure = () => {
      if (!bubble.current?.parentElement) return;
      const { offsetWidth: width, offsetHeight: height } = bubble.current;
      const window = bubble.current.parentElement.getBoundingClientRect();
      const place = (box: Box | null) => placeBubble(box, { width, height }, window, side);
      const targets = isOnScreen ? selectors.flatMap((one) => document.querySelector(one) ?? []) : [];
      let box = boxOf(targets, window);
      // Some of the targets are not there yet.
      if (targets.length < selectors.length && performance.now() - since <= TOUR_TIMEOUT_MS) box = null;
      if (box && !isFound) {
        isFound = true;
        // Scrolls instantly, so that no animation delays the step.
        const isClear = () => aboutSidebar || !box || fits(box, place(box), window);
        if (!isClear()) {
          targets.find((target) => target.checkVisibility())?.scrollIntoView({ block: 'start' });
          box = boxOf(targets, window);
        }
        // A target that leaves no space below leaves it above, if it is not too high.
        const below = box ? box.y + box.height + EDGE - window.height : 0;
        if (!isClear() && box && box.y - below - height >= GAP + EDGE) {
          scrollBy({ top: below, behavior: 'instant' });
          box = boxOf(targets, window);
        }
      }
      if (box || performance.now() - since > TOUR_TIMEOUT_MS) position(place(box), box);
      else if (cutout.current) cutout.current.hidden = true;
    };

    measure();
    const timer = setInterval(measure, TOUR_REMEASURE_MS);
    const listeners = new AbortController();
    const how = { capture: true, passive: true, signal: listeners.signal };
    addEventListener('scroll', measure, how);
    let resized: ReturnType<typeof setTimeout> | undefined;
    const measureSoon = () => {
      clearTimeout(resized);
      resized = setTimeout(measure, RESIZE_DEBOUNCE_MS);
    };
    addEventListener('resize', measureSoon, how);
    addEventListener('transitionend', measure, how);
    return () => {
      clearInterval(timer);
      clearTimeout(resized);
      listeners.abort();
    };
  }, [selectors, side, aboutSidebar, isOnScreen]);

  return { cutout, bubble };
}

/** Shows the sidebar at any width of the window. */
function showSidebar(): () => void {
  const mobile = matchMedia(MOBILE);
  let expandedRail = false;

  const show = () => {
    if (isSidebarShown()) return;
    if (!mobile.matches) expandedRail = true;
    setSidebar(true);
  };
  const putBack = () => {
    if ((mobile.matches || expandedRail) && isSidebarShown()) setSidebar(false);
  };

  show();
  mobile.addEventListener('change', show);
  // Restores the visitor's choice of a rail if the page is left during the tour.
  addEventListener('pagehide', putBack);
  return () => {
    mobile.removeEventListener('change', show);
    removeEventListener('pagehide', putBack);
    putBack();
  };
}
