import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { focusOn } from '~/portal/browser/focus-targets';

/**
 * Does what a browser does after loading a page, for client-side navigation: announces the title and scrolls
 * to the top. The focus moves to the heading and not to `<main>`, because some screen readers would read its
 * whole text.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusOn('heading', { preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {announcement}
    </p>
  );
}
