import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

import { expandByButton } from '~/portal/browser/disclosures';
import { leave, leftAs, storeViewState } from '~/portal/browser/view-state';
import type { SavedViewState } from '~/portal/lib/saved-view-state';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const LINKS = ':is(main, dialog) a';
const folds = () => all('[data-disclosure]');
/** The id of a link. Several links have the same address and different panes, or the same pane. */
const nameOf = (link?: HTMLElement | null) =>
  link ? `${link.getAttribute('href')} ${link.dataset['pane']} ${link.textContent}` : '';
const bodyOf = (fold: Element) => String(fold.getAttribute('aria-controls'));
/** Scroll containers, by name. */
const scrollers = () => all('[data-scroll]');

/** The state of the page that is only in the DOM. */
function seen(): SavedViewState {
  return {
    open: folds()
      .filter(({ ariaExpanded }) => ariaExpanded === 'true')
      .map(bodyOf),
    y: scrollY,
    inner: Object.fromEntries(scrollers().map((one) => [one.dataset['scroll'] ?? '', one.scrollTop])),
    link: nameOf(document.activeElement?.closest<HTMLElement>(LINKS)),
  };
}

function openAgain({ open, y }: SavedViewState): void {
  if (!open) return;
  for (const fold of folds()) expandByButton(fold, open.includes(bodyOf(fold)));
  scrollTo(0, y ?? 0);
}

/** Runs after a pane is open again and the heading had the focus. */
function goAgain({ open, inner, link }: SavedViewState): () => void {
  const frame = requestAnimationFrame(() => {
    if (!open) return;
    for (const one of scrollers()) one.scrollTop = inner?.[one.dataset['scroll'] ?? ''] ?? 0;
    all(LINKS)
      .find((one) => nameOf(one) === link && one.checkVisibility())
      ?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Restores the state of a page on Back and Forward: expanded rows, scroll position, and focus on the link
 * that was followed. It precedes the screens, so that it reads the old screen before it is removed and
 * expands rows of the new one before the router scrolls.
 */
export function HistoryRestoration() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    openAgain(leftAs(key) ?? {});
    const look = () => leave(key, seen());
    const hide = () => {
      look();
      storeViewState();
    };
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      look();
    };
  }, [key]);
  useEffect(() => goAgain(leftAs(key) ?? {}), [key]);
  useEffect(() => void (document.documentElement.dataset['alive'] = ''), []);
  return null;
}
