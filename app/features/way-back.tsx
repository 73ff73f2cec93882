import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

import { leave, leftAs, storeLeft } from '~/browser/left';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const folds = () => all('[data-fold]');
const bodyOf = (fold: Element) => String(fold.getAttribute('aria-controls'));
/** What scrolls by itself, by its name. */
const scrollers = () => all('[data-scroll]');

/** What the document alone knows of a page. */
function seen() {
  return {
    open: folds()
      .filter(({ ariaExpanded }) => ariaExpanded === 'true')
      .map(bodyOf),
    y: scrollY,
    inner: Object.fromEntries(scrollers().map((one) => [one.dataset['scroll'], one.scrollTop])),
    link: document.activeElement?.closest('main a')?.getAttribute('href') ?? '',
  };
}

function showAgain({ open, y, inner, link }: Partial<ReturnType<typeof seen>>): void {
  if (!open) return;
  for (const fold of folds()) {
    if ((fold.ariaExpanded === 'true') !== open.includes(bodyOf(fold))) fold.click();
  }
  for (const one of scrollers()) one.scrollTop = inner?.[one.dataset['scroll'] ?? ''] ?? 0;
  scrollTo(0, y ?? 0);
  // After the heading has had it.
  requestAnimationFrame(() => {
    all('main a')
      .find((one) => link && one.getAttribute('href') === link)
      ?.focus({ preventScroll: true });
  });
}

/**
 * Back and Forward find a page as it was left: rows, scroll, the link that led away. Stands before the screens: so it
 * sees the old one before it goes, and opens the new one's rows before the router scrolls.
 */
export function WayBack() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    showAgain(leftAs(key) ?? {});
    const look = () => leave(key, seen());
    const hide = () => {
      look();
      storeLeft();
    };
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      look();
    };
  }, [key]);
  return null;
}
