import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a move within the portal, does what a browser does after loading a page: says the title and
 * starts at the top. The focus goes to the heading, not to `<main>`, whose whole text some readers
 * would begin to read.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    setSaid(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {said}
    </p>
  );
}
