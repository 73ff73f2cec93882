import { useEffect, useLayoutEffect, useRef, startTransition, useState } from 'react';

import { openDisclosures, restoreDisclosures } from '~/portal/browser/disclosures';
import { useLocation } from '~/portal/browser/router';
import {
  saveViewState,
  savedViewState,
  storeViewState,
  type SavedViewState,
} from '~/portal/browser/view-state';
import { fragmentOf } from '~/portal/addresses/base-path';

const isHydrated = () => typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;

/**
 * A text that Back and Forward restore. Pages are built without it. During hydration it follows as a
 * transition, so that Suspense boundaries that are still loading are not reset.
 */
export function useViewState(
  name: string,
  /** False while the component is hydrating. */ hydrated = isHydrated(),
): [text: string, set: (text: string) => void] {
  const { key } = useLocation();
  const [restored] = useState(() => String(savedViewState(key)?.[name] ?? ''));
  const [text, setText] = useState(() => (hydrated ? restored : ''));
  useEffect(() => {
    if (restored) startTransition(() => setText(restored));
  }, [restored]);
  useEffect(() => {
    saveViewState(key, { [name]: text });
  }, [key, name, text]);
  return [text, setText];
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const LINKS = ':is(main, dialog) a';
/** The id of a link. Several links have the same address and different panes, or the same pane. */
const nameOf = (link?: HTMLElement | null) =>
  link
    ? `${link.closest('section')?.id} ${link.getAttribute('href')} ${link.dataset['pane']} ${link.textContent}`
    : '';
/** Scroll containers, by name. */
const scrollers = () => all('[data-scroll]');

/** The expanded disclosures, and the state that only the document has: scroll positions and the focus. */
function currentViewState(): SavedViewState {
  const link = document.activeElement?.closest<HTMLElement>(LINKS);
  const top = link?.getBoundingClientRect().top ?? NaN;
  return {
    open: openDisclosures(),
    y: scrollY,
    inner: Object.fromEntries(scrollers().map((one) => [one.dataset['scroll'] ?? '', one.scrollTop])),
    link: nameOf(link),
    linkTop: top >= 0 && top < innerHeight ? top : undefined,
  };
}

/** Runs after rows are expanded and a pane is open again, and the heading had the focus. */
function restoreScrollAndFocus({ open, y, inner, link, linkTop }: SavedViewState): () => void {
  const frame = requestAnimationFrame(() => {
    if (!open) return;
    scrollTo(0, y ?? 0);
    for (const one of scrollers()) one.scrollTop = inner?.[one.dataset['scroll'] ?? ''] ?? 0;
    const followed = all(LINKS).find((one) => nameOf(one) === link && one.checkVisibility());
    followed?.focus({ preventScroll: true });
    // Rows that are not rendered yet have another height than before. A pane may still be moving.
    if (followed && linkTop !== undefined && !followed.closest('dialog'))
      scrollBy(0, followed.getBoundingClientRect().top - linkTop);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Restores the state of a page on Back and Forward: expanded rows, scroll position, and focus on the link
 * that was followed. It precedes the screens, so that it reads the old screen before it is removed.
 */
export function HistoryRestoration() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const open = savedViewState(key)?.open;
    // Disclosures of a new screen start with their saved state.
    if (open) restoreDisclosures(open);
    const save = () => saveViewState(key, currentViewState());
    // The browser restores the scroll position of a document, this component those within it.
    history.scrollRestoration = 'manual';
    const hide = () => {
      save();
      storeViewState();
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      save();
    };
  }, [key]);
  useEffect(() => restoreScrollAndFocus(savedViewState(key) ?? {}), [key]);
  // From now on, React handles the keys of the first-second script.
  useEffect(() => void (document.documentElement.dataset['hydrated'] = ''), []);
  return null;
}

/** Scrolls a new entry to its fragment or to the top. It follows the screens, so that their rows are expanded. */
export function ScrollReset() {
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === location.key) return;
    shown.current = location;
    if (location.keepsScroll && location.hash === before.hash) return;
    if (savedViewState(location.key)?.open) return;
    const target = document.getElementById(fragmentOf(location));
    if (target) target.scrollIntoView();
    else if (!location.keepsScroll) scrollTo(0, 0);
  }, [location]);
  return null;
}
