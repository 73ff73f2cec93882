import { useEffect, useRef } from 'react';

import type { Slug } from '~/domain/screens';
import type { TourStep } from '~/domain/tour';
import { placeBubble, type Box, type Place } from '~/domain/tour-place';

import { showSidebar } from './show-sidebar';

const TOUR_REMEASURE_MS = 500; // spec §9
/** How long a screen may take to show the target before the tour goes on without it. */
const TOUR_PATIENCE_MS = 3000;
/** Left bright around the target, px. */
const HALO = 4;

const px = (value: number) => `${value}px`;

/** The target's place in the window; null while it is not there or still outside (a drawer that slides in). */
function boxOf(target: Element | null, window: Box): Box | null {
  const box = target?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0 || box.right <= 0 || box.left >= window.width) return null;
  return box;
}

/** Whether both have room as the page stands now. */
const fits = (box: Box, place: Place, window: Box) =>
  place.side !== 'none' && box.y >= 0 && (box.y + box.height <= window.height || place.side === 'right');

/**
 * Keeps the bright hole around the step's target and the bubble beside it. Places are written to the elements
 * themselves: a style attribute would be refused by the page's policy.
 */
export function useSpotlight(step: TourStep | null, here: Slug | undefined) {
  const hole = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);

  const aboutSidebar = step?.id === 'sidebar';
  useEffect(() => (aboutSidebar ? showSidebar() : undefined), [aboutSidebar]);

  const selector = step?.target;
  const arrived = here === step?.slug;
  useEffect(() => {
    if (!selector) return undefined;
    const since = performance.now();
    let met = false;

    const draw = (place: Place, box: Box | null) => {
      if (!hole.current || !bubble.current) return;
      hole.current.hidden = !box;
      if (box) {
        hole.current.style.translate = `${px(box.x - HALO)} ${px(box.y - HALO)}`;
        hole.current.style.width = px(box.width + 2 * HALO);
        hole.current.style.height = px(box.height + 2 * HALO);
      }
      bubble.current.dataset['side'] = place.side;
      bubble.current.style.translate = `${px(place.x)} ${px(place.y)}`;
      bubble.current.style.setProperty('--beak', px(place.beak));
    };

    const measure = () => {
      if (!bubble.current?.parentElement) return;
      const { offsetWidth: width, offsetHeight: height } = bubble.current;
      const window = bubble.current.parentElement.getBoundingClientRect();
      const place = (box: Box | null) => placeBubble(box, { width, height }, window);
      const target = arrived ? document.querySelector(selector) : null;
      let box = boxOf(target, window);
      if (target && box && !met) {
        met = true;
        // At once, not smoothly: nothing moves that one would have to wait for.
        if (!aboutSidebar && !fits(box, place(box), window)) target.scrollIntoView({ block: 'start' });
        box = boxOf(target, window);
      }
      if (box || performance.now() - since > TOUR_PATIENCE_MS) draw(place(box), box);
      else if (hole.current) hole.current.hidden = true;
    };

    measure();
    const timer = setInterval(measure, TOUR_REMEASURE_MS);
    const heard = new AbortController();
    const how = { capture: true, passive: true, signal: heard.signal };
    addEventListener('scroll', measure, how);
    addEventListener('resize', measure, how);
    addEventListener('transitionend', measure, how);
    return () => {
      clearInterval(timer);
      heard.abort();
    };
  }, [selector, aboutSidebar, arrived]);

  return { hole, bubble };
}
